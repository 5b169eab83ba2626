import type { AuthSettings } from '#src/api/contract.ts'
import { identityTimeout } from './way-out.ts'

/** Who is asked, and by whom: what every request to the identity provider has in common. The endpoints come with the settings. */
export function identityParameters(auth: AuthSettings, clientId: string) {
  return {
    authority: auth.authority,
    client_id: clientId,
    redirect_uri: new URL('/callback', location.origin).href,
    metadata: {
      issuer: auth.authority,
      authorization_endpoint: auth.authorizationEndpoint,
      token_endpoint: auth.tokenEndpoint,
      end_session_endpoint: auth.endSessionEndpoint,
    },
    requestTimeoutInSeconds: identityTimeout,
  }
}

/** Whether an id token comes from this provider and is meant for this client. */
export function isOurs(
  { iss, aud }: { iss: string; aud: string | string[] },
  auth: AuthSettings,
  clientId: string,
): boolean {
  return iss === auth.authority && [aud].flat().includes(clientId)
}
