import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { WriteToUs } from '#src/app/screens/write-to-us.tsx'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { DeletionLosses } from './deletion-losses.tsx'

/** What goes with the account, and the question whether it is to be deleted all the same. */
export function DeletionDialog() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  return (
    <FormDialog name="delete-account" title={<Trans>Delete your account</Trans>}>
      {({ close }) =>
        account.subscription ? (
          <SubscriptionFirst account={account} close={close} />
        ) : (
          <>
            <DeletionLosses account={account} />
            <DeletionForm close={close} />
          </>
        )
      }
    </FormDialog>
  )
}

/** A subscription in whatever state has to be over before: the server would refuse, so it is said before anything is asked. */
function SubscriptionFirst({ account, close }: { account: Account; close: () => void }) {
  const { settings } = useRouteContext({ from: '__root__' })
  const { cancelPending, currentPlanEndDate } = account.subscriptionState ?? {}
  const end = cancelPending && currentPlanEndDate ? formatDay(currentPlanEndDate) : undefined
  return (
    <>
      <p className="t-lead">
        <Trans>Your subscription has to end first.</Trans>
      </p>
      <p>
        {end ? (
          <Trans>It is cancelled and runs until {end}. From the day after, you can delete your account here.</Trans>
        ) : (
          <Trans>
            An account with a subscription cannot be deleted. Cancel it on its page; once it has ended, you can delete
            your account here.
          </Trans>
        )}
      </p>
      <div className="row">
        {isOn(settings, 'subscriptionEnabled') ? (
          <Link className={buttonClass()} to="/$language/subscription" params={{ language: currentLanguage() }}>
            <Trans>Go to my subscription</Trans>
          </Link>
        ) : (
          <WriteToUs />
        )}
        <Button variant="text" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </>
  )
}
