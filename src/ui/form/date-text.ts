/** A date as three texts, each exactly as it was typed. */
export type DateTexts = { day: string; month: string; year: string }

/** Takes `YYYY-MM-DD`, or as much of it as there is, apart. */
export function splitDate(value: string): DateTexts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** Puts the three together as `YYYY-MM-DD`; an empty one leaves a gap (`1991-02-`), three empty ones are no date. */
export function joinDate({ day, month, year }: DateTexts): string {
  const parts = [year.trim(), twoDigits(month), twoDigits(day)]
  return parts.some((part) => part !== '') ? parts.join('-') : ''
}

function twoDigits(text: string): string {
  const digits = text.trim()
  return digits === '' ? '' : digits.padStart(2, '0')
}
