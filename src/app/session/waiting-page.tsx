import { Trans } from '@lingui/react/macro'

/** While somebody else takes their time before there is a page to show: the identity provider, or the server with the account. */
export function WaitingPage() {
  return (
    <div className="sheet" role="status">
      <p className="t-title">
        <Trans>One moment…</Trans>
      </p>
    </div>
  )
}
