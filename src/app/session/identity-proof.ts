/** Why a visit to another provider brought no proof: the customer turned back, nobody answered, or the answer could not be trusted. */
export type ProofFailure = 'refused' | 'unreachable' | 'failed'

/**
 * What came of a visit to another provider, in memory alone and read once: a token that says who the customer is there, or why there is
 * none, with a code to quote where there is one.
 */
export type IdentityProof = { provider: string } & ({ token: string } | { failure: ProofFailure; code?: string })

/**
 * The other provider that an answer of the identity provider is about; `undefined` when it is the answer to a sign-in. The state names it
 * after a semicolon, so that it is known even when the rest of what was kept is lost.
 */
export function provenProvider(answer: string): string | undefined {
  return new URL(answer).searchParams.get('state')?.split(';')[1]
}
