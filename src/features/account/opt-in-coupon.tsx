import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiMutation } from '#src/api/mutation.ts'
import { Button } from '#src/ui/button.tsx'
import { Coupon } from '#src/ui/coupon.tsx'

/** Offers the newsletter to somebody who gets none of our e-mails. */
export function OptInCoupon({ onHide }: { onHide: () => void }) {
  const { t } = useLingui()
  const { mutate, isPending } = useApiMutation('patch', '/api/accounts/me', {
    invalidates: ['/api/accounts/me'],
    success: msg`You will hear from us by e-mail.`,
    track: 'optin_accepted',
  })
  return (
    <Coupon
      title={<Trans>Previews and new films, by e-mail?</Trans>}
      action={
        <Button variant="line" busy={isPending} onClick={() => mutate({ body: { mailCommunicationProvider: true } })}>
          <Trans>Yes, write to me</Trans>
        </Button>
      }
      dismiss={{ label: t`Put the newsletter question away`, onClick: onHide }}
    >
      <Trans>First news of films and previews. You can stop it in your profile at any time.</Trans>
    </Coupon>
  )
}
