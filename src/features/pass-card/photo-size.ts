/** How large a photo is made at most, in pixels: twice as sharp as the largest screen shows it. */
export const photoWidth = 800
export const photoHeight = 1000

/** What part of those pixels is tried, and how well it is kept, until the file is small enough. */
const scales = [1, 0.75, 0.5, 0.35, 0.25] as const
const qualities = [0.9, 0.8, 0.7, 0.6] as const

/**
 * Makes a file that is small enough: first with less of its quality, then with fewer pixels.
 *
 * @param limit in bytes.
 * @param make a file of a scale (0 to 1) and a quality (0 to 1).
 * @returns the best one that fits, or `undefined` where none does.
 */
export async function smallEnough(
  limit: number,
  make: (scale: number, quality: number) => Promise<Blob>,
): Promise<Blob | undefined> {
  for (const scale of scales) {
    for (const quality of qualities) {
      const file = await make(scale, quality)
      if (file.size <= limit) return file
    }
  }
  return undefined
}

/**
 * The size at which a picture is worked on: as it is, or so much smaller that its longer side is no longer than it has to be.
 *
 * @param longest in pixels.
 */
export function within(longest: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A limit as it is told, rounded down so that what is promised is taken: thousands of bytes, or millions with one decimal. */
export function sizeWords(bytes: number): { unit: 'kB' | 'MB'; amount: number } {
  return bytes >= 1_000_000
    ? { unit: 'MB', amount: Math.floor(bytes / 100_000) / 10 }
    : { unit: 'kB', amount: Math.floor(bytes / 100) / 10 }
}
