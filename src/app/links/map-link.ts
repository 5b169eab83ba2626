import type { Booking } from '#src/api/contract.ts'

type Place = Pick<Booking['cinema'], 'name' | 'address' | 'postalCode' | 'city' | 'gpsPosition'>

/** A map with the way to a cinema: to its entrance where that is known, else to its address. Phones open it in the app they have for it. */
export function mapLink({ name, address, postalCode, city, gpsPosition }: Place): string {
  const destination = gpsPosition
    ? `${gpsPosition.latitude},${gpsPosition.longitude}`
    : [name, address, postalCode, city].filter(Boolean).join(' ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
