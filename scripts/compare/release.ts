import { stringify } from 'yaml'

const header = `# The contract of the last release, without its examples: what npm run compare compares with.
# Written by npm run compare -- --release. Do not edit.
`

/** The file in which a contract is kept as the released one. Examples are left out: they promise nothing. */
export function releasedFile(contract: object): string {
  return header + stringify(withoutExamples(contract), { lineWidth: 120, aliasDuplicateObjects: false })
}

/** The accepted changes after a release: the words at the top of the file, and none accepted. */
export function emptied(accepted: string): string {
  const [words = ''] = accepted.split(/^(?!#)/m)
  return `${words}[]\n`
}

function withoutExamples(part: unknown, isProperties = false): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutExamples(one))
  if (typeof part !== 'object' || part === null) return part
  const kept = Object.entries(part).filter(([key]) => isProperties || key !== 'examples')
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutExamples(value, key === 'properties' && !isProperties)]),
  )
}
