import { farewellName } from '#src/app/storage/own-storage.ts'
import { sessionValue } from '#src/app/storage/session-value.ts'

const day = sessionValue(farewellName)

/** The day on which the account is deleted whose owner has just left this tab by asking for it. */
export const plannedDeletion = {
  /** `YYYY-MM-DD`; nothing when nobody did. */
  read(): string | undefined {
    const value = day.read() ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
  },

  note(deletionDate: string): void {
    day.write(deletionDate)
  },

  /** Whoever signs in here next may be somebody else. */
  forget(): void {
    day.write('')
  },
}
