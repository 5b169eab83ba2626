import type { Trailer } from '#src/api/contract.ts'
import { safeHref } from '#src/app/links/safe-href.ts'

/** A trailer that can be played: `youtube` in YouTube's own player, `file` by the browser. */
export type PlayableTrailer = {
  /** What is put into the player's address, or the file's. */
  source: string
  player: 'youtube' | 'file'
  title: string
  /** An address that may be followed, or none. */
  snapshot: string | undefined
  /** ISO 639-1, `null` when nothing is spoken. */
  language: string | null
}

/** An identifier of YouTube's. Anything else might lead elsewhere. */
const youtubeId = /^[\w-]{11}$/

/**
 * The trailers of a show that can be played here, the best first: in the reader's language or without words, and of those the main one.
 * One that is played in a way that is new, or by an address that may not be followed, is none.
 *
 * @param origin of the page; a picture may lie there too.
 */
export function playableTrailers(
  trailers: readonly Trailer[],
  slug: string,
  language: string,
  origin: string = globalThis.location.origin,
): PlayableTrailer[] {
  return trailers
    .filter((trailer) => trailer.slug === slug)
    .toSorted((one, other) => rank(one, language) - rank(other, language))
    .flatMap((trailer) => playable(trailer, origin) ?? [])
}

function rank({ language: spoken, isMain }: Trailer, language: string): number {
  return (spoken === language || spoken === null ? 0 : 2) + (isMain ? 0 : 1)
}

function playable(
  { externalId, videoType, title, snapshot, language }: Trailer,
  origin: string,
): PlayableTrailer | undefined {
  const about = { title, snapshot: safeHref(snapshot, origin), language }
  if (videoType === 'youtube') {
    return youtubeId.test(externalId) ? { ...about, player: 'youtube', source: externalId } : undefined
  }
  if (videoType !== 's3') return undefined
  const source = /^https?:/i.test(externalId) ? safeHref(externalId, origin) : undefined
  return source === undefined ? undefined : { ...about, player: 'file', source }
}

/** YouTube's player without cookies, playing at once: it is only ever opened by a press. @param language of its controls. */
export function youtubeAddress(id: string, language: string): string {
  const asked = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language })
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${asked}`
}
