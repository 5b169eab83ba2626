import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatDay, formatList, languageName } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { bookedWhere } from './booking-words.ts'
import { isFree, PaidTotal } from './paid-total.tsx'

/** How a booking was paid, when and where. */
export function PaidWith({ booking: { payment, options, session, website, language } }: { booking: Booking }) {
  const { i18n } = useLingui()
  const day = formatDay(payment.bookingDate, session.timeZone)
  const where = bookedWhere(website)
  const means = formatList(payment.means.map(({ label }) => label))
  return (
    <Section
      title={<Trans>Paid</Trans>}
      note={
        <>
          <Trans>Booked on {day}</Trans>
          {where && <>, {i18n._(where)}</>}
        </>
      }
    >
      {isFree(payment) && means !== '' && (
        <p>
          <Trans>There was nothing to pay: all of it is covered by {means}.</Trans>
        </p>
      )}
      <Bill
        rows={[
          ...payment.means.map(({ label, count }) => ({
            label,
            value: <Plural value={count} one="# place" other="# places" />,
          })),
          ...options.map(({ label, quantity }) => ({ label, value: `×\u00a0${quantity}` })),
          ...(language === currentLanguage()
            ? []
            : [{ label: <Trans>Language of the booking</Trans>, value: languageName(language) }]),
        ]}
        sum={{
          label: <Trans>Total</Trans>,
          value: <PaidTotal payment={payment} />,
        }}
      />
    </Section>
  )
}
