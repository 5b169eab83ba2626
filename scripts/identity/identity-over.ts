import { personas } from '../mock-api/personas.ts'
import type { Customer, World } from '../mock-api/world.ts'
import { createIdentity, type Identity } from './identity.ts'

function accountOf(customer: Customer | undefined) {
  return (
    customer && {
      id: customer.id,
      email: customer.account.email,
      emailVerified: customer.account.emailVerified,
      givenName: customer.account.firstname ?? undefined,
    }
  )
}

/**
 * The identity provider over a world: whoever lives in it can sign in, and the world is told of it.
 *
 * @param accessTokenSeconds how long an access token lives; five minutes when left out
 */
export function identityOver(world: World, accessTokenSeconds = 300): Identity {
  return createIdentity({
    personas,
    find: (id) => accountOf(world.customer(id)),
    findByEmail: (email) => accountOf(world.customerByEmail(email)),
    signedIn: (id) => world.signedIn(id),
    accessTokenSeconds,
  })
}
