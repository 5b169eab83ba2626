import { joinedAnswer } from './joined-answers.ts'
import { changedFields, type FormValues, toWire } from './wire.ts'

/** What stands in the form at the moment. */
export type OpenForm = { getValues(): FormValues; setValue(name: string, value: unknown): void }

/** What the server holds, as far as this page knows, beside what stands in the form. */
export class SavedValues {
  #saved: FormValues
  #arrived: FormValues
  /** What was sent and not accepted: what has been typed since then is told by it, until the server's copy is known. */
  #refused: FormValues | undefined
  #isSending = false

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
   * into the new one. What arrives while something is being sent waits until that is over: the copy may or may not have it.
   */
  arrive(values: FormValues, form: OpenForm): void {
    this.#arrived = values
    if (this.#isSending) return
    const shown = form.getValues()
    const wire = toWire(shown)
    const typed = { ...this.changes(wire), ...(this.#refused && changedFields(toWire(this.#refused), wire)) }
    for (const [name, value] of Object.entries(changedFields(this.#saved, values))) {
      form.setValue(name, name in typed ? joinedAnswer(this.#saved[name], shown[name], value) : value)
    }
    this.#saved = values
    this.#refused = undefined
  }

  /**
   * Sends what the form holds; once that is accepted, it counts as saved, but for what the customer typed meanwhile.
   *
   * @param send rejects when it is not accepted; nothing counts as saved then.
   */
  async save(send: () => Promise<unknown>, form: OpenForm): Promise<void> {
    const sent = structuredClone(form.getValues())
    const known = this.#arrived
    this.#isSending = true
    try {
      await send()
      this.#saved = { ...this.#saved, ...sent }
      this.#refused = undefined
    } catch (error) {
      this.#refused = sent
      throw error
    } finally {
      this.#isSending = false
      // The server's own spelling of the answers may have arrived before the news that it accepted them.
      if (this.#arrived !== known) this.arrive(this.#arrived, form)
    }
  }
}
