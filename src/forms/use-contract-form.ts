import { useRouteContext } from '@tanstack/react-router'
import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Control, type FieldErrors, useForm } from 'react-hook-form'
import { writeComplaint } from './complaint.ts'
import { type ContractSchema, contractResolver, type Rule } from './contract-resolver.ts'
import { type Failure, failureOf, refusedFields } from './failure.ts'
import { ownSession } from './own-session.ts'
import { SavedValues } from './saved-values.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'
import { useFieldNames } from './use-field-names.ts'
import { type FormValues, fromWire, toWire } from './wire.ts'

/** What became of the last submit; a new object for every one. */
export type Outcome =
  | { kind: 'none' | 'sending' | 'saved' | 'unchanged' | 'returned' }
  | { kind: 'failed'; failure: Failure }

/** A form as `ContractForm` and the fields in it know it. */
export type ContractFormState = {
  /** The beginning of every id in the form. */
  id: string
  control: Control<FormValues, unknown, unknown>
  errors: FieldErrors<FormValues>
  mustAnswer: readonly string[]
  names: ReturnType<typeof useFieldNames>
  outcome: Outcome
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  onChange: () => void
}

type ContractFormOptions<Initial extends FormValues, Body> = {
  schema: ContractSchema<Body>
  /** The fields and their values so far, by the contract's names. One that the contract does not know is asked but not sent. */
  initial: Initial
  /** Sends the body; rejects when it was not accepted. */
  submit: (body: Body) => Promise<unknown>
  /** Called once the answers are saved: from then on they may be left behind. */
  onSaved?: () => void
  /** Fields that must be answered (or ticked) although the contract could do without them. */
  required?: readonly (keyof Initial & string)[]
  /** Business rules for single answers. */
  rules?: { readonly [Name in keyof Initial]?: Rule }
  /** Checks and sends only what differs from `initial`, and sends nothing when nothing does. */
  changedOnly?: boolean
}

/**
 * A form over a schema of the contract, for `ContractForm` with its fields as children.
 *
 * Answers survive whatever becomes of a submit, one submit is under way at a time, and leaving with unsaved answers asks first.
 */
export function useContractForm<Initial extends FormValues, Body>(
  options: ContractFormOptions<Initial, Body>,
): ContractFormState {
  const { schema, initial, submit, onSaved, required = [], rules = {}, changedOnly = false } = options
  const { session } = useRouteContext({ from: '__root__' })
  const [owner] = useState(() => session.subject)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const isSending = useRef(false)
  const id = useId()
  const names = useFieldNames()
  const [saved] = useState(() => new SavedValues(fromWire(initial)))
  const [defaultValues] = useState(() => fromWire(initial))

  const form = useForm<FormValues, unknown, Body>({
    defaultValues,
    resolver: contractResolver({
      schema,
      required,
      rules,
      toSend: (wire) => (changedOnly ? saved.changes(wire) : wire),
    }),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { getValues, setValue } = form
  const latest = JSON.stringify(fromWire(initial))
  useEffect(() => saved.arrive(JSON.parse(latest), { getValues, setValue }), [saved, latest, getValues, setValue])
  const isUnsaved = useCallback(() => Object.keys(saved.changes(toWire(getValues()))).length > 0, [saved, getValues])
  useUnsavedGuard(isUnsaved)

  async function send(body: Body): Promise<Outcome> {
    if (changedOnly && !isUnsaved()) return { kind: 'unchanged' }
    try {
      await ownSession(session, owner)
      await saved.save(() => submit(body), form)
    } catch (error) {
      return refuse(error)
    }
    onSaved?.()
    return { kind: 'saved' }
  }

  function refuse(error: unknown): Outcome {
    const { shown, hidden } = refusedFields(error, [...names.all.keys()])
    for (const { name, message } of shown) {
      form.setError(name, { type: 'server', message: writeComplaint({ kind: 'server', text: message }) })
    }
    if (hidden.length > 0) return { kind: 'failed', failure: { kind: 'refused', message: hidden.join(' ') } }
    if (shown.length > 0) return { kind: 'returned' }
    const failure = failureOf(error)
    if (failure.kind === 'server') console.error(error)
    return { kind: 'failed', failure }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setOutcome({ kind: 'sending' })
    let next: Outcome = { kind: 'returned' }
    try {
      await form.handleSubmit(async (body) => {
        next = await send(body)
      })()
    } finally {
      isSending.current = false
      setOutcome(next)
    }
  }

  /** The customer goes on writing: what was said about a save that changed nothing no longer holds. */
  function onChange(): void {
    if (outcome.kind === 'saved' || outcome.kind === 'unchanged') setOutcome({ kind: 'none' })
  }

  const { control, formState } = form
  return { id, control, errors: formState.errors, mustAnswer: required, names, outcome, onSubmit, onChange }
}
