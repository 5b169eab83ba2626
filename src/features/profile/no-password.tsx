import { Trans } from '@lingui/react/macro'
import { WriteToUs } from '#src/app/screens/write-to-us.tsx'

/** Says to a customer whose account was made with another identity that there is no password, and how the address is changed then. */
export function NoPassword() {
  return (
    <>
      <p>
        <Trans>
          You sign in with another service, so you have no password here. To sign in with another address, turn to our
          customer service.
        </Trans>
      </p>
      <WriteToUs />
    </>
  )
}
