/** Which of the contract's tags are answered here, and where the others are answered. */
export type Split = { mocked: (tag: string | undefined) => boolean; backend: URL | undefined }

/** What was configured cannot work. The message is one line that says what to set. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

function chosen(mocks: string, tags: ReadonlySet<string>): ReadonlySet<string> {
  const words = mocks
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  if (words.length === 0 || (words.length === 1 && words[0] === 'all')) return tags
  if (words.length === 1 && words[0] === 'none') return new Set()
  const names = words.map((word) => word.replace(/^-/, ''))
  const unknown = names.find((name) => !tags.has(name))
  if (unknown) {
    throw new ConfigurationError(
      `MOCKS names "${unknown}", which is no tag of the contract. It has ${[...tags].join(', ')}.`,
    )
  }
  if (words.every((word) => word.startsWith('-'))) return new Set([...tags].filter((tag) => !names.includes(tag)))
  if (words.some((word) => word.startsWith('-'))) {
    throw new ConfigurationError(
      'MOCKS either lists tags to mock or, each with a minus, tags not to mock. It mixes the two.',
    )
  }
  return new Set(names)
}

/**
 * Reads MOCKS and BACKEND.
 *
 * @param mocks `all`, `none`, tags to mock (`Account,Tickets`) or tags not to mock (`-Account`)
 * @param backend the address that answers what is not mocked
 * @throws ConfigurationError for an unknown tag, and for a missing or unreadable address that would be needed
 */
export function splitMocks(mocks: string, backend: string | undefined, tags: ReadonlySet<string>): Split {
  const mocked = chosen(mocks, tags)
  const real = [...tags].filter((tag) => !mocked.has(tag))
  if (real.length === 0) return { mocked: () => true, backend: undefined }
  if (!backend) {
    throw new ConfigurationError(
      `MOCKS=${mocks} leaves ${real.join(', ')} to a real backend: set BACKEND to its address.`,
    )
  }
  if (!URL.canParse(backend) || !/^https?:$/.test(new URL(backend).protocol)) {
    throw new ConfigurationError(`BACKEND="${backend}" is no http or https address.`)
  }
  return { mocked: (tag) => tag !== undefined && mocked.has(tag), backend: new URL(backend) }
}
