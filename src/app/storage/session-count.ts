import { sessionValue } from './session-value.ts'

/** A number that counts up as long as this tab lasts. */
export function sessionCount(name: string): { read(): number; increment(): void } {
  const count = sessionValue(name)
  const read = () => Number(count.read()) || 0
  return { read, increment: () => count.write(String(read() + 1)) }
}
