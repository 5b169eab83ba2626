import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { languageName } from '#src/app/i18n/formats.ts'
import { ChoiceField } from '#src/forms/choice-fields.tsx'
import { SelectField } from '#src/forms/fields.tsx'
import { cinemaOptions, languageOptions } from './preference-options.ts'

/** The language of our e-mails: one of the market's, or the one that the customer chose in another market. */
export function LanguageField({ current }: { current: string | null }) {
  const { t } = useLingui()
  const { site } = useRouteContext({ from: '__root__' })
  const codes = languageOptions(site.market.languages, current)
  return (
    <ChoiceField
      name="preferredLanguage"
      label={t`Language of our messages`}
      options={codes.map((code) => ({ value: code, label: languageName(code) }))}
    />
  )
}

/** The one cinema that the customer prefers. While the cinemas are not known it can only be kept. */
export function CinemaField({
  cinemas,
  current,
}: {
  cinemas: readonly CatalogueCinema[] | undefined
  current: string | null
}) {
  const { t } = useLingui()
  const unknown = { id: current ?? '', name: t`Your cinema so far` }
  const options = cinemaOptions(cinemas ?? [], current ? unknown : undefined)
  return (
    <SelectField
      name="favoriteCinema"
      label={t`Your cinema`}
      help={t`Its programme comes first.`}
      none={t`No cinema in particular`}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
