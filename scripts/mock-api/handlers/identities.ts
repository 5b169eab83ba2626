import type { IdentityLink } from '#src/api/generated/schema.ts'
import type { Call, Handlers } from '../call.ts'
import { minutesLater } from '../dates.ts'
import { personas } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import type { LinkSeed } from '../seed/identities.ts'
import type { Text } from '../text.ts'

/** How long after a sign-in at a provider its token links, in minutes. */
const goodFor = 10

/** The providers that are offered, with their icons. */
const icons = new Map([
  ['facebook', 'facebook'],
  ['apple', 'apple'],
  ['google-oauth2', 'google'],
])

const sentences = {
  tokenUnknown: {
    fr: 'Nous n’avons pas pu vérifier la connexion avec ce service. Recommencez pour relier votre compte.',
    nl: 'We konden niet controleren of je bij deze dienst bent ingelogd. Probeer het koppelen opnieuw.',
    en: 'We could not check your sign-in with this service. Try linking it again.',
  },
  tokenExpired: {
    fr: 'La connexion avec ce service a expiré. Recommencez pour relier votre compte.',
    nl: 'Het inloggen bij deze dienst is te lang geleden. Probeer het koppelen opnieuw.',
    en: 'Your sign-in with this service was too long ago. Try linking it again.',
  },
  taken: {
    fr: 'Ce compte est déjà relié à un autre compte Kinora.',
    nl: 'Dit account hoort al bij een ander Kinora-account.',
    en: 'This account already belongs to another Kinora account.',
  },
  linked: {
    fr: 'Un compte de ce service est déjà relié au vôtre.',
    nl: 'Je hebt al een account van deze dienst gekoppeld.',
    en: 'You have already linked an account of this service.',
  },
  unknown: {
    fr: 'Ce compte n’est pas relié au vôtre, ou ne l’est plus.',
    nl: 'Dit account is niet aan dat van jou gekoppeld, of niet meer.',
    en: 'This account is not linked to yours, or not any more.',
  },
  main: {
    fr: 'Vous vous connectez avec ce compte : le retirer vous fermerait la porte. Contactez notre service client pour en changer.',
    nl: 'Met dit account log je in: zonder kom je er niet meer in. Onze klantenservice kan het voor je wijzigen.',
    en: 'This is the account you sign in with: without it you could not come back. Our customer service can change it.',
  },
} satisfies Record<string, Text>

/** Who signed in at a provider, as the token for linking says it. */
type SignedInThere = Omit<LinkSeed, 'main'> & { until: string | null }

/**
 * A token for linking that nobody has signed, for the contract's examples and tests. A customer's is an id token of the identity provider.
 *
 * @param at when they signed in; without it the token is good for ever, as examples need
 */
export function linkToken({ provider, id, name }: Omit<LinkSeed, 'main'>, at?: Date): string {
  const until = at && minutesLater(at, goodFor).toISOString()
  return `demo.${Buffer.from(JSON.stringify({ provider, id, name, until })).toString('base64url')}`
}

async function whoIs({ body, identityOf }: Call<'linkIdentity'>): Promise<SignedInThere | undefined> {
  const proven = await identityOf(body.token)
  return proven ? { ...proven, until: minutesLater(proven.at, goodFor).toISOString() } : readToken(body.token)
}

function readToken(token: string): SignedInThere | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(token.replace(/^demo\./, ''), 'base64url').toString('utf8'))
    if (typeof said !== 'object' || said === null) return undefined
    const text = (key: string): string | null => {
      const value: unknown = Reflect.get(said, key)
      return typeof value === 'string' ? value.slice(0, 120) : null
    }
    const provider = text('provider')
    const id = text('id')
    return provider && id ? { provider, id, name: text('name'), until: text('until') } : undefined
  } catch {
    return undefined
  }
}

function linksIn(links: readonly LinkSeed[]): IdentityLink[] {
  return links.map(({ provider, ...account }) => ({ provider, icon: icons.get(provider) ?? provider, account }))
}

function ownerOf({ provider, id }: SignedInThere, { world }: Call<'linkIdentity'>): string | undefined {
  return personas
    .map((persona) => world.customer(persona.id))
    .find((customer) => customer?.account.links.some((link) => link.provider === provider && link.id === id))?.id
}

export const identityHandlers = {
  listIdentities: ({ me }) => ({ status: 200, body: linksIn(me().account.links) }),

  async linkIdentity(call) {
    const { language, body, me, change, now } = call
    if (!icons.has(body.provider)) {
      const errors = [refused(language, '/provider', 'unknown-value')]
      return { status: 422, body: problem(language, 422, { detail: `${body.provider} is not offered.`, errors }) }
    }
    const there = await whoIs(call)
    const expired = there?.until != null && there.until <= now.toISOString()
    if (there?.provider !== body.provider || expired) {
      const right = there?.provider === body.provider
      const message = sentences[right ? 'tokenExpired' : 'tokenUnknown'][language]
      const errors = [refused(language, '/token', right ? 'expired' : 'unknown-value', message)]
      const detail = right ? 'The token has expired.' : 'The token is not one for this provider.'
      return { status: 422, body: problem(language, 422, { code: 'IDP-TOKEN', detail, message, errors }) }
    }
    const customer = me()
    if ((ownerOf(there, call) ?? customer.id) !== customer.id) {
      const told = { code: 'IDP-TAKEN', detail: 'The identity belongs to another account.' }
      return { status: 409, body: problem(language, 409, { ...told, message: sentences.taken[language] }) }
    }
    if (customer.account.links.some(({ provider }) => provider === there.provider)) {
      const told = { code: 'IDP-LINKED', detail: `The account has an identity of ${there.provider}.` }
      return { status: 409, body: problem(language, 409, { ...told, message: sentences.linked[language] }) }
    }
    const { provider, id, name } = there
    const { account } = change((draft) => {
      draft.account.links = [...draft.account.links, { provider, id, name, main: false }]
    })
    return { status: 200, body: linksIn(account.links) }
  },

  unlinkIdentity({ language, body, me, change }) {
    const isIt = ({ provider, id }: LinkSeed) => provider === body.provider && id === body.id
    const link = me().account.links.find(isIt)
    if (!link) {
      const told = { code: 'IDP-UNKNOWN', detail: 'The account has no such identity.' }
      return { status: 404, body: problem(language, 404, { ...told, message: sentences.unknown[language] }) }
    }
    if (link.main) {
      const told = { code: 'IDP-MAIN', detail: 'The identity is the main one of the account.' }
      return { status: 409, body: problem(language, 409, { ...told, message: sentences.main[language] }) }
    }
    const { account } = change((draft) => {
      draft.account.links = draft.account.links.filter((one) => !isIt(one))
    })
    return { status: 200, body: linksIn(account.links) }
  },
} satisfies Handlers
