import type { Newsletter, Problem } from '#src/api/generated/schema.ts'
import type { AnyCall, Handlers } from '../call.ts'
import type { Language } from '../personas.ts'
import { problem } from '../problems.ts'
import type { NewsletterSeed } from '../seed/newsletters.ts'
import type { World } from '../world.ts'

const sentences = {
  unknown: {
    fr: 'Ce lien n’est pas valable. Ouvrez celui d’un e-mail plus récent.',
    nl: 'Deze link klopt niet. Open die uit een recentere e-mail.',
    en: 'This link does not work. Open the one in a more recent mail.',
  },
  expired: {
    fr: 'Ce lien a plus de 90 jours. Ouvrez celui d’un e-mail plus récent.',
    nl: 'Deze link is ouder dan 90 dagen. Open die uit een recentere e-mail.',
    en: 'This link is more than 90 days old. Open the one in a more recent mail.',
  },
}

type Refusal = { status: 404; body: Problem } | { status: 410; body: Problem }

/** The link of a token, or why it does not work. */
function linkOf(token: string, { world, now, language }: Pick<AnyCall, 'world' | 'now' | 'language'>) {
  const refuse = (status: 404 | 410, code: string, why: keyof typeof sentences, detail: string): Refusal => ({
    status,
    body: problem(language, status, { code, detail, message: sentences[why][language] }),
  })
  const link = world.newsletters().get(token)
  if (!link) return refuse(404, 'newsletter-link-unknown', 'unknown', 'No newsletter has this token.')
  if (link.expiresAt <= now) return refuse(410, 'newsletter-link-expired', 'expired', 'The token ran out.')
  return link
}

/** A link as the contract shows it, with just enough of the address to recognise it. */
function newsletterOf({ category, name, mail, subscribed }: NewsletterSeed, language: Language): Newsletter {
  return { category, name: name[language], mail: mail.replace(/^(.)[^@]*/u, '$1…'), subscribed }
}

function leave(world: World, links: readonly NewsletterSeed[]): void {
  for (const link of links) world.newsletters().set(link.token, { ...link, subscribed: false })
}

/** Withdraws the opt-ins of the reader's account, when there is one, after what is being done for that person already. */
function optOut(world: World, mail: string): void {
  const id = world.customerByEmail(mail)?.id
  world.inTurn(id, async () => {
    const reader = world.customer(id)
    if (!reader) return
    const account = { ...reader.account, mailCommunicationProvider: false, optinCommunicationProvider: false }
    world.commit({ ...reader, account })
  })
}

export const newsletterHandlers = {
  getNewsletter(call) {
    const link = linkOf(call.query.token, call)
    return 'status' in link ? link : { status: 200, body: newsletterOf(link, call.language) }
  },

  unsubscribeNewsletter(call) {
    const link = linkOf(call.body.token, call)
    if ('status' in link) return link
    leave(call.world, [link])
    return { status: 200, body: newsletterOf({ ...link, subscribed: false }, call.language) }
  },

  unsubscribeAllNewsletters(call) {
    const link = linkOf(call.body.token, call)
    if ('status' in link) return link
    const { world, language } = call
    leave(
      world,
      [...world.newsletters().values()].filter(({ mail }) => mail === link.mail),
    )
    optOut(world, link.mail)
    return { status: 200, body: newsletterOf({ ...link, subscribed: false }, language) }
  },
} satisfies Handlers
