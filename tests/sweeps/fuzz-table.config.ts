import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig, Reporter } from '@playwright/test/reporter'
import { isLong } from '#tests/support/form.ts'
import { tallied } from './fuzz/tally.ts'

/** Says at the end of a long run what the operations have answered, a line each. */
export default class FuzzTable implements Reporter {
  private folder = ''

  onBegin({ projects }: FullConfig): void {
    this.folder = projects[0]?.outputDir ?? ''
  }

  onEnd(): void {
    if (!isLong || !existsSync(join(this.folder, 'fuzz'))) return
    process.stdout.write(`\n${tallied(this.folder).join('\n')}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
