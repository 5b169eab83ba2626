import type { Language, Market, Persona } from '../mock-api/personas.ts'
import type { SocialAccount } from '../mock-api/seed/identities.ts'
import { type Html, html } from './html.ts'
import { document, masthead } from './pages.ts'
import { socialWords } from './social-words.ts'

const brands: Record<string, string> = { facebook: 'Facebook', apple: 'Apple', 'google-oauth2': 'Google' }

/** Everything the page shows. `path` is where its forms are sent. */
export type SocialSignIn = {
  language: Language
  market: Market
  path: string
  connection: string
  accounts: readonly SocialAccount[]
  personas: readonly Persona[]
  /** Who is signed in here, and so has an account of their own there. */
  customer: string | undefined
}

/** The page that stands in for another provider: somebody chooses an account there, or none. */
export function socialPage(page: SocialSignIn): string {
  const { language, market, path, accounts, customer } = page
  const brand = brands[page.connection] ?? page.connection
  const said = socialWords[language]
  const own = accounts.filter(({ owner }) => owner === customer)
  const others = accounts.filter(({ isLinked }) => own.length === 0 || isLinked).filter((one) => !own.includes(one))
  return document(
    language,
    html`${masthead(language, path, market)}
<main>
<div class="opening"><h1>${said.headline(brand)}</h1><p class="lead">${said.lead(brand)}</p></div>
${own.length > 0 && section('own', said.yours, said.yoursHint, choice(page, own))}
${
  own.length > 0
    ? section('others', said.others, said.othersHint, choice(page, others))
    : section('all', said.all, said.allHint, choice(page, others))
}
${section(
  'refuse',
  said.refuseTitle,
  said.refuseHint(brand),
  html`<form class="fields" method="post" action="${path}?lang=${language}">
<button class="primary" name="refuse" value="1">${said.refuse}</button></form>`,
)}
</main>`,
    { title: said.documentTitle(brand) },
  )
}

function section(name: string, title: string, hint: string, content: Html): Html {
  return html`<section class="section" aria-labelledby="${name}-title">
<div class="head"><h2 id="${name}-title">${title}</h2><p>${hint}</p></div>
${content}
</section>`
}

function choice(page: SocialSignIn, accounts: readonly SocialAccount[]): Html {
  const { language, path, personas, customer } = page
  const said = socialWords[language]
  return html`<ul class="cast">${accounts.map((account) => {
    const owner = personas.find(({ id }) => id === account.owner)?.name ?? account.owner
    const name = account.name ?? owner
    const known = account.isLinked && account.owner !== customer && html`${said.linkedTo} <bdi>${owner}</bdi>`
    const withheld = account.name === null && said.nameWithheld
    return html`<li><form method="post" action="${path}?lang=${language}">
<button class="person" name="account" value="${account.id}">
<span class="seat" aria-hidden="true">${[...name][0]}</span>
<span class="who"><span class="name"><bdi>${name}</bdi></span>
${(known || withheld) && html`<span class="shows">${known} ${withheld}</span>`}</span>
</button></form></li>`
  })}</ul>`
}
