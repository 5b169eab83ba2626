import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CatalogueCinema, Zone } from '#src/api/contract.ts'
import { currentLocale } from '#src/app/i18n/current-language.ts'
import { QuietSelect } from '#src/ui/quiet-select.tsx'
import { zoneQuery } from './show-queries.ts'
import { citiesOf, zoneOptions } from './zone-options.ts'

type ZoneSelectProps = {
  /** The chosen zone's slug; `undefined` is everywhere. */
  zone: string | undefined
  /** The same zone, once it is known. */
  known: Zone | undefined
  /** There is no such zone, or it could not be read: everywhere is shown instead. */
  isLost: boolean
  cinemas: readonly CatalogueCinema[]
  onChoose: (zone: string | undefined) => void
}

/** Where somebody looks for something to see: the region of the settings, everywhere, or a city that has a cinema. */
export function ZoneSelect({ zone, known, isLost, cinemas, onChoose }: ZoneSelectProps) {
  const { t } = useLingui()
  const { settings } = useRouteContext({ from: '__root__' })
  const locale = currentLocale()
  const cities = useMemo(() => citiesOf(cinemas, locale), [cinemas, locale])
  const { defaultCity } = settings
  const isRegion = cities.length > 0 && defaultCity !== '' && !cities.some(({ slug }) => slug === defaultCity)
  const region = useQuery({ ...zoneQuery(defaultCity), enabled: isRegion, throwOnError: false })
  const options = zoneOptions([region.data, known], cities)
  const isNamed = options.some(({ slug }) => slug === zone)
  const chosen = zone === undefined || isLost ? '' : zone
  const isAwaited = chosen !== '' && !isNamed
  return (
    <QuietSelect
      icon="pin"
      label={t`Where`}
      value={chosen}
      isAwaited={isAwaited}
      options={[
        ...(isAwaited ? [{ value: chosen, label: '…' }] : []),
        { value: '', label: t({ message: 'Everywhere', context: 'in all our cinemas' }) },
        ...options.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(value) => onChoose(value || undefined)}
    />
  )
}
