import { basename } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { formName } from '#tests/support/form.ts'

/** Says at the end of a run how many cells each sweep went over, in all workers together. */
export default class Covered implements Reporter {
  private readonly cells = new Map<string, number>()

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const sweep = basename(test.location.file, '.sweep.ts')
    const more = annotations.flatMap(({ type, description }) => (type === 'cells' ? [Number(description)] : []))
    this.cells.set(
      sweep,
      more.reduce((sum, count) => sum + count, this.cells.get(sweep) ?? 0),
    )
  }

  onEnd(): void {
    for (const [sweep, count] of this.cells) process.stdout.write(`\n${sweep}: ${count} cells, ${formName()}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
