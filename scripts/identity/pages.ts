import { marketLanguages } from '../mock-api/market.ts'
import type { Language, Market, Persona } from '../mock-api/personas.ts'
import { password } from '../mock-api/personas.ts'
import { type Html, html, trusted } from './html.ts'
import { mark } from './mark.ts'
import { type Words, words } from './words.ts'

/** What somebody typed and why it was not enough. */
export type SignInTry = { email: string; missing: readonly ('email' | 'password')[]; wrong: boolean }

/** Everything the sign-in page shows. `path` is where its forms are sent. */
export type SignIn = {
  language: Language
  market: Market
  path: string
  personas: readonly Persona[]
  attempt?: SignInTry
}

/** A page of the provider. Its title is that of the sign-in, unless told otherwise. */
export function document(
  language: Language,
  body: Html,
  { head, title }: { head?: Html; title?: string } = {},
): string {
  const said = words[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title ?? said.documentTitle}</title>
<link rel="icon" type="image/svg+xml" href="/identity/assets/mark.svg">
<link rel="stylesheet" href="/identity/assets/sign-in.css">
${head}
</head>
<body>${body}</body>
</html>
`.text
}

/** The head of a page: the brand, and the market's languages where the page can be shown in another one. */
export function masthead(language: Language, path?: string, market?: Market): Html {
  const offered = market ? marketLanguages[market] : []
  const all = offered.includes(language) ? offered : [...offered, language]
  const links = all.map((other) => {
    const current = other === language && html` aria-current="true"`
    return html`<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}"${current}>${words[other].languageName}</a>`
  })
  return html`<header class="masthead">
<a class="brand" href="/"><span class="reel" aria-hidden="true">${mark}</span>kinora</a>
${path && html`<nav class="languages" aria-label="${words[language].languages}">${links}</nav>`}
</header>`
}

/** The seat of the nth person: eight seats in two rows. */
function seat(index: number): string {
  return `${index < 4 ? 'A' : 'B'} ${(index % 4) + 1}`
}

function cast({ language, path, personas, market }: SignIn): Html {
  const ordered = [...personas].sort((one, other) => Number(other.market === market) - Number(one.market === market))
  return html`<ul class="cast">${ordered.map(
    (persona, index) => html`<li><form method="post" action="${path}?lang=${language}">
<button class="person" name="persona" value="${persona.id}">
<span class="seat" aria-hidden="true">${seat(index)}</span>
<span class="who"><span class="name"><bdi>${persona.name}</bdi></span>
<span class="shows">${persona.shows[language]}</span></span>
</button></form></li>`,
  )}</ul>`
}

function field(name: 'email' | 'password', said: Words, attempt: SignInTry | undefined): Html {
  const missing = attempt?.missing.includes(name)
  const message = name === 'email' ? said.missingEmail : said.missingPassword
  const described = [missing && `${name}-error`, name === 'password' && 'password-hint'].filter(Boolean).join(' ')
  const invalid = (missing || attempt?.wrong) && html` aria-invalid="true"`
  const type =
    name === 'email'
      ? html`type="email" autocomplete="username" inputmode="email"`
      : html`type="password" autocomplete="current-password"`
  const value = name === 'email' && attempt && html` value="${attempt.email}"`
  return html`<div class="field">
<label for="${name}">${said[name]}</label>
<input id="${name}" name="${name}" ${type}${value}${invalid}${described && html` aria-describedby="${described}"`} autocapitalize="none" spellcheck="false">
${missing && html`<p class="error" id="${name}-error">${message}</p>`}
${name === 'password' && html`<p class="hint" id="password-hint">${said.demo} <code>${password}</code></p>`}
</div>`
}

/** The page on which a visitor chooses somebody to be, or types an address and the password. */
export function signInPage(page: SignIn): string {
  const { language, path, market, attempt } = page
  const said = words[language]
  const failed = attempt && (attempt.wrong || attempt.missing.length > 0)
  const summary = failed && html`<p class="summary" role="alert">${attempt.wrong ? said.wrong : said.fixFields}</p>`
  return document(
    language,
    html`${masthead(language, path, market)}
<main>
<div class="opening"><h1>${said.headline}</h1><p class="lead">${said.lead}</p></div>
<section class="section" aria-labelledby="cast-title">
<div class="head"><h2 id="cast-title">${said.cast}</h2><p>${said.castHint}</p></div>
${cast(page)}
</section>
<section class="section" aria-labelledby="email-title" id="by-email">
<div class="head"><h2 id="email-title">${said.byEmail}</h2><p>${said.byEmailHint}</p></div>
<form class="fields" method="post" action="${path}?lang=${language}#by-email" novalidate>
${summary}
${field('email', said, attempt)}
${field('password', said, attempt)}
<button class="primary">${said.submit}</button>
</form>
</section>
</main>`,
    failed ? { head: html`<script src="/identity/assets/focus.js" defer></script>` } : {},
  )
}

function notice(language: Language, title: string, text: Html): string {
  return document(
    language,
    html`${masthead(language)}<main><div class="opening"><h1>${title}</h1><p class="lead">${text}</p>
<p><a class="primary" href="/">${words[language].back}</a></p></div></main>`,
  )
}

/**
 * Signs out without asking: `form` is the provider's own, sent by a script file as soon as the page is there, because an
 * inline script would not run under the page's policy. Without scripts there is a button.
 */
export function signOutPage(language: Language, form: string): string {
  const said = words[language]
  return document(
    language,
    html`${masthead(language)}<main><div class="opening"><h1>${said.signingOut}</h1>
${trusted(form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'))}
<noscript><button class="primary" form="op.logoutForm">${said.signOut}</button></noscript></div></main>`,
    { head: html`<script src="/identity/assets/submit.js" defer></script>` },
  )
}

/** Shown after a sign-out that named no page to go to. */
export function signedOutPage(language: Language): string {
  return notice(language, words[language].signedOut, html`${words[language].signedOutHint}`)
}

/** Shown when a sign-in cannot even be sent back to the portal. `code` is the protocol's name of what went wrong. */
export function errorPage(language: Language, code: string): string {
  return notice(language, words[language].failed, html`${words[language].failedHint} <code>${code}</code>`)
}

/** Shown when the sign-in page was left open until its attempt was forgotten. */
export function expiredPage(language: Language): string {
  return notice(language, words[language].expired, html`${words[language].expiredHint}`)
}
