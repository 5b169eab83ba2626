import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './bank-card.module.css'
import type { CardLife } from './card-expiry.ts'

/** Warns of a card that works no longer, or soon will not, and says what to do where a subscription depends on it. */
export function BankCardLife({ life, pays }: { life: CardLife; pays: boolean }) {
  if (life === 'valid') return null
  return (
    <div className={styles.life}>
      <Notice tone={life === 'expired' && pays ? 'danger' : 'info'} action={pays && <WriteToUs />}>
        <LifeWords life={life} pays={pays} />
      </Notice>
    </div>
  )
}

function LifeWords({ life, pays }: { life: CardLife; pays: boolean }) {
  if (life === 'expired') {
    return pays ? (
      <Trans>This card has expired: the next debit will fail.</Trans>
    ) : (
      <Trans>This card has expired.</Trans>
    )
  }
  return pays ? (
    <Trans>This card expires at the end of this month: debits after that will fail.</Trans>
  ) : (
    <Trans>This card expires at the end of this month.</Trans>
  )
}

/** The contract has no call by which a customer could give another card: people at customer service can take one. */
function WriteToUs() {
  const { settings } = useRouteContext({ from: '__root__' })
  if (!isOn(settings, 'contactBlockDisplayed')) return null
  return (
    <Link className={textLinkClass()} to="/$language/contact" params={{ language: currentLanguage() }}>
      <Trans>Write to us to pay with another card</Trans>
    </Link>
  )
}
