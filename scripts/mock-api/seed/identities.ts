import { type PersonaId, personas } from '../personas.ts'

/** An identity at another provider that somebody here is linked with. */
export type LinkSeed = {
  provider: string
  id: string
  /** `null` when the provider does not tell. */
  name: string | null
  /** Whether the account was made with it. Such an account has no password. */
  main: boolean
}

/** How somebody signs in, and what they are about to change in it. Times are ISO instants. */
export type SignInSeed = {
  /** Whether there is a password. It is the same for everybody. */
  hasPassword: boolean
  /** When a wrong password was given where the right one is asked for, oldest first. */
  wrongTries: readonly string[]
  /** The new address that the password was given for. */
  checked: { mail: string; until: string } | null
  deletion: { requestedAt: string; deletionDate: string } | null
}

/** Who is linked with what, the oldest link first. */
export const links: Partial<Record<PersonaId, readonly LinkSeed[]>> = {
  'pass-holder': [
    {
      provider: 'google-oauth2',
      id: 'google-oauth2|1048207',
      name: 'margaux.dalmeida@courriel.example',
      main: false,
    },
    { provider: 'apple', id: 'apple|2048217', name: null, main: false },
  ],
  leaving: [
    { provider: 'facebook', id: 'facebook|3011882', name: 'Anne-So V.', main: false },
    { provider: 'google-oauth2', id: 'google-oauth2|1011882', name: 'Anne-Sophie Vandenbroucke', main: false },
    { provider: 'apple', id: 'apple|2011882', name: null, main: false },
  ],
  'family-nl': [{ provider: 'facebook', id: 'facebook|1048207', name: 'Sanne van der Velden', main: false }],
  staff: [{ provider: 'google-oauth2', id: 'google-oauth2|6113009', name: 'Joris Bakker', main: true }],
}

/** An account at another provider, and whose it is. */
export type SocialAccount = Omit<LinkSeed, 'main'> & {
  owner: PersonaId
  /** Whether it is linked with theirs here from the start. */
  isLinked: boolean
}

/** The providers that accounts here can be linked with, and how each one begins its identifiers. */
const prefixes: Record<string, string> = { facebook: '3', apple: '2', 'google-oauth2': '1' }

const numbers: Record<PersonaId, string> = {
  'pass-holder': '048227',
  newcomer: '060518',
  unpaid: '071904',
  'photo-rejected': '052277',
  leaving: '011882',
  empty: '090042',
  'family-nl': '084416',
  staff: '113009',
}

/** Everybody's account at a provider; nobody has one at a provider that is not offered. Apple keeps the name to itself. */
export function socialAccounts(provider: string): SocialAccount[] {
  const prefix = prefixes[provider]
  if (!prefix) return []
  return personas.map(({ id: owner, name }) => {
    const linked = links[owner]?.find((link) => link.provider === provider)
    const made = { id: `${provider}|${prefix}${numbers[owner]}`, name: provider === 'apple' ? null : name }
    return {
      owner,
      provider,
      isLinked: linked !== undefined,
      ...made,
      ...(linked && { id: linked.id, name: linked.name }),
    }
  })
}

/** The account with an identifier, at whichever provider. */
export function socialAccount(id: string): SocialAccount | undefined {
  return socialAccounts(id.split('|')[0] ?? '').find((account) => account.id === id)
}

/** How somebody signs in before they changed anything. */
export function signInOf(id: PersonaId): SignInSeed {
  const hasPassword = !links[id]?.some(({ main }) => main)
  return { hasPassword, wrongTries: [], checked: null, deletion: null }
}
