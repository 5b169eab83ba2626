import type { Sources } from './headers.ts'

/** The environment variable of each list of origins. */
export const sourceVariables = {
  identity: 'IDENTITY_ORIGINS',
  calls: 'CALL_ORIGINS',
  media: 'MEDIA_ORIGINS',
  framedBy: 'FRAMED_BY',
} as const satisfies Record<keyof Sources, string>

/** The origins of a deployment cannot be used as they are. The message is one line that says what to do. */
export class SourcesError extends Error {
  override readonly name = 'SourcesError'
}

const origin = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(?:\d{1,5}|\*))?$/

/**
 * Reads the origins of a deployment from environment variables.
 *
 * @throws SourcesError when something in them is not an origin: it would go into a header, and must not say more there than it should
 */
export function sourcesFrom(env: Readonly<Record<string, string | undefined>>): Sources {
  const read = (key: keyof Sources) => {
    const words = (env[sourceVariables[key]] ?? '').split(/[\s,]+/).filter(Boolean)
    const odd = words.find((word) => !origin.test(word))
    if (odd === undefined) return words.join(' ')
    const name = sourceVariables[key]
    throw new SourcesError(`${name} names "${odd}", which is no origin. Write origins like https://www.example.com.`)
  }
  return {
    identity: read('identity'),
    calls: read('calls'),
    media: read('media'),
    framedBy: read('framedBy'),
  }
}
