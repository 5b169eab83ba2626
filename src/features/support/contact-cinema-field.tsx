import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { useFormField } from '#src/forms/use-form-field.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { cinemasByCity } from './contact-cinemas.ts'

type ContactCinemaFieldProps = {
  /** None as long as they are not known. */
  cinemas: readonly CatalogueCinema[] | undefined
  /** They could not be read: the message itself can name one. */
  areMissing: boolean
}

/** The cinema that a message is about, by its city. */
export function ContactCinemaField({ cinemas, areMissing }: ContactCinemaFieldProps) {
  const { t } = useLingui()
  const label = t`Cinema`
  const { id, field, optional, error } = useFormField({ name: 'cinema', label })
  const cities = useMemo(() => cinemasByCity(cinemas ?? []), [cinemas])
  const value = String(field.value)
  const isListed = value === '' || cities.some((city) => city.cinemas.some((cinema) => cinema.id === value))
  if (areMissing && value === '') {
    return (
      <p className="muted" id={id} tabIndex={-1}>
        <Trans>Our cinemas cannot be listed at the moment. If it is about one of them, name it in your message.</Trans>
      </p>
    )
  }
  return (
    <Field id={id} label={label} optional={optional} error={error}>
      {(ids) => (
        <Select {...ids} {...field} value={value}>
          <option value="">{t`No cinema in particular`}</option>
          {!isListed && <option value={value}>{t`Your cinema so far`}</option>}
          {cities.map(({ city, cinemas: houses }) => (
            <optgroup key={city} label={city || t`Elsewhere`}>
              {houses.map((cinema) => (
                <option key={cinema.id} value={cinema.id}>
                  {cinema.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
