import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { deviceValue } from '#src/app/storage/device-value.ts'

const kept = deviceValue('zone')

/** What is kept for somebody who wants to see all cinemas. No slug is spelled like this. */
const everywhere = '*'
/** The longest slug of a zone. */
const longest = 60

/**
 * The city or region around which somebody looks for something to see: what they chose on this device, at first the one of the settings.
 * `undefined` is everywhere. A zone that was chosen long ago may not exist any more.
 */
export function chosenZone({ defaultCity }: { defaultCity: string }): string | undefined {
  const zone = kept.read()
  if (zone === everywhere) return undefined
  return (zone && zone.length <= longest ? zone : defaultCity) || undefined
}

type ZoneChoice = {
  /** Its slug; `undefined` is everywhere. */
  zone: string | undefined
  /** Remembers another one on this device. */
  choose: (zone: string | undefined) => void
}

/** The chosen zone, and how to choose another one. A choice in one tab is one in all of them. */
export function useZone(): ZoneChoice {
  const { settings } = useRouteContext({ from: '__root__' })
  const zone = useSyncExternalStore(kept.subscribe, () => chosenZone(settings))
  return { zone, choose }
}

function choose(zone: string | undefined): void {
  kept.write(zone ?? everywhere)
}
