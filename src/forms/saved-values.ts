import { joinedAnswer } from './joined-answers.ts'
import { changedFields, type FormValues, toWire } from './wire.ts'

/** What stands in the form at the moment. */
export type OpenForm = { getValues(): FormValues; setValue(name: string, value: unknown): void }

/** What the server holds, as far as this page knows, beside what stands in the form. */
export class SavedValues {
  #saved: FormValues
  #arrived: FormValues

  /** @param initial as a form holds them. */
  constructor(initial: FormValues) {
    this.#saved = initial
    this.#arrived = initial
  }

  /** Those of the wire values that the server does not have yet. */
  changes(wire: FormValues): FormValues {
    return changedFields(toWire(this.#saved), wire)
  }

  /**
   * The server's copy is another one now: the form shows it wherever nothing else has been typed, and what was changed in a list goes
   * into the new one.
   */
  arrive(values: FormValues, form: OpenForm): void {
    const shown = form.getValues()
    const typed = this.changes(toWire(shown))
    for (const [name, value] of Object.entries(changedFields(this.#saved, values))) {
      form.setValue(name, name in typed ? joinedAnswer(this.#saved[name], shown[name], value) : value)
    }
    this.#saved = values
    this.#arrived = values
  }

  /**
   * Sends what the form holds; once that is accepted, it counts as saved, but for what the customer typed meanwhile.
   *
   * @param send rejects when it is not accepted; nothing counts as saved then.
   */
  async save(send: () => Promise<unknown>, form: OpenForm): Promise<void> {
    const sent = structuredClone(form.getValues())
    const known = this.#arrived
    await send()
    const arrived = this.#arrived
    this.#saved = { ...this.#saved, ...sent }
    // The server's own spelling of the answers may have arrived before the news that it accepted them.
    if (arrived !== known) this.arrive(arrived, form)
  }
}
