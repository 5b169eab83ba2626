import { msg } from '@lingui/core/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type PointerEvent, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Control, type FieldErrors, useForm } from 'react-hook-form'
import {
  type CaptchaHeader,
  type CaptchaNeed,
  captchaNeed,
  prepareCaptcha,
  sendWithCaptcha,
} from '#src/app/captcha/captcha.ts'
import { failureToast } from '#src/app/effects/failure-toast.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { writeComplaint } from './complaint.ts'
import { type ContractSchema, contractResolver, type Rule } from './contract-resolver.ts'
import { type Doubt, type Failure, failureOf, isInDoubt, refusedFields } from './failure.ts'
import { ownSession } from './own-session.ts'
import { SavedValues } from './saved-values.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'
import { useFieldNames } from './use-field-names.ts'
import { useIsHere } from './use-is-here.ts'
import { type FormValues, fromWire, toWire } from './wire.ts'

/** What became of the last submit; a new object for every one. While it is under way, whether its captcha is being solved, or is. */
export type Outcome =
  | { kind: 'none' | 'sending' | 'checking' | 'checked' | 'saved' | 'unchanged' | 'returned' }
  | { kind: 'failed'; failure: Failure | Doubt }

/** Whether a submit is under way. */
export function isUnderWay({ kind }: Outcome): boolean {
  return kind === 'sending' || kind === 'checking' || kind === 'checked'
}

/** A form as `ContractForm` and the fields in it know it. */
export type ContractFormState = {
  /** The beginning of every id in the form. */
  id: string
  control: Control<FormValues, unknown, unknown>
  errors: FieldErrors<FormValues>
  mustAnswer: readonly string[]
  names: ReturnType<typeof useFieldNames>
  outcome: Outcome
  /** What has to be done before the form can be sent. One whose captcha is unknown cannot be sent at all. */
  captcha: CaptchaNeed
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  onChange: () => void
  onFocus: () => void
  onPointerDown: (event: PointerEvent) => void
  /** Whether the button that sends the form is being pressed. */
  isPressed: () => boolean
}

type ContractFormOptions<Initial extends FormValues, Body> = {
  schema: ContractSchema<Body>
  /** The fields and their values so far, by the contract's names. One that the contract does not know is asked but not sent. */
  initial: Initial
  /** Sends the body, with these headers where the form has a captcha; rejects when it was not accepted. */
  submit: (body: Body, header: CaptchaHeader) => Promise<unknown>
  /** Called once the answers are saved: from then on they may be left behind. */
  onSaved?: () => void
  /** Fields that must be answered (or ticked) although the contract could do without them. */
  required?: readonly (keyof Initial & string)[]
  /** Business rules for single answers. */
  rules?: { readonly [Name in keyof Initial]?: Rule }
  /** Checks and sends only what differs from `initial`, and sends nothing when nothing does. */
  changedOnly?: boolean
  /**
   * Reads the answers anew right before they are sent, for those that are sent as whole lists: what was chosen elsewhere meanwhile then
   * stays.
   */
  refresh?: () => Promise<Initial>
  /** Its call takes a proof that a person fills it in, which is made while it is sent where the settings ask for one. */
  captcha?: boolean
  /**
   * What is typed is kept as a draft and found again: leaving it behind asks nothing. Where it is left while it is sent, a failure is told
   * wherever the customer is by then.
   */
  isDraftKept?: boolean
  /** Which of the answers are checked and sent, and how, where that depends on others. All of them as they are, without. */
  asked?: (answers: FormValues) => FormValues
  /** Sent twice, it is there twice: whoever sends it again after an answer that was lost has to know. */
  once?: boolean
}

/**
 * A form over a schema of the contract, for `ContractForm` with its fields as children.
 *
 * Answers survive whatever becomes of a submit, one submit is under way at a time, and leaving with unsaved answers asks first.
 */
export function useContractForm<Initial extends FormValues, Body>(
  options: ContractFormOptions<Initial, Body>,
): ContractFormState {
  const { schema, initial, submit, onSaved, required = [], rules = {}, changedOnly = false, refresh } = options
  const { asked = (answers) => answers, once = false, isDraftKept = false } = options
  const { session, settings } = useRouteContext({ from: '__root__' })
  const captcha = options.captcha ? settings.captcha : null
  const [owner] = useState(() => session.subject)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const need = captchaNeed(captcha)
  const isSending = useRef(false)
  const isPrepared = useRef(false)
  const isPressing = useRef(false)
  const isHere = useIsHere()
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
      toSend: (wire) => (changedOnly ? saved.changes(wire) : asked(wire)),
    }),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { getValues, setValue } = form
  const latest = JSON.stringify(fromWire(initial))
  useEffect(() => saved.arrive(JSON.parse(latest), { getValues, setValue }), [saved, latest, getValues, setValue])
  const isUnsaved = useCallback(() => Object.keys(saved.changes(toWire(getValues()))).length > 0, [saved, getValues])
  useUnsavedGuard(isDraftKept ? never : isUnsaved)

  async function send(body: Body): Promise<Outcome> {
    if (changedOnly && !isUnsaved()) return { kind: 'unchanged' }
    try {
      await ownSession(session, owner)
      const latest = refresh ? await joined(refresh) : body
      if (!latest) return { kind: 'unchanged' }
      const sent = () =>
        sendWithCaptcha(
          captcha,
          (header) => submit(latest, header),
          (kind) => setOutcome({ kind }),
        )
      await saved.save(sent, form)
    } catch (error) {
      return refuse(error)
    }
    onSaved?.()
    return { kind: 'saved' }
  }

  /** What is left to be sent once the form has heard what the server holds by now; `undefined` when that is all there already. */
  async function joined(read: () => Promise<Initial>): Promise<Body | undefined> {
    saved.arrive(fromWire(await read()), form)
    return isUnsaved() ? schema.parse(saved.changes(toWire(getValues()))) : undefined
  }

  function refuse(error: unknown): Outcome {
    if (isDraftKept && !isHere()) toasts.show(failureToast(error, { otherwise: isInDoubt(error) ? inDoubt : unsent }))
    const { shown, hidden } = refusedFields(error, [...names.all.keys()])
    for (const { name, message } of shown) {
      form.setError(name, { type: 'server', message: writeComplaint({ kind: 'server', text: message }) })
    }
    if (hidden.length > 0) return { kind: 'failed', failure: { kind: 'refused', message: hidden.join(' ') } }
    if (shown.length > 0) return { kind: 'returned' }
    if (once && isInDoubt(error)) return { kind: 'failed', failure: { kind: 'doubt' } }
    const told = failureOf(error)
    // A visitor cannot have been signed out.
    const failure: Failure = told.kind === 'signed-out' && owner === undefined ? { kind: 'server' } : told
    if (failure.kind === 'server' || failure.kind === 'check') console.error(error)
    return { kind: 'failed', failure }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    if (need === 'unknown') return setOutcome({ kind: 'returned' })
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

  /** The customer comes to the form: what it will need is fetched while there is nothing to lose. */
  function onFocus(): void {
    isPressing.current = false
    if (!isPrepared.current) prepareCaptcha(captcha)
    isPrepared.current = true
  }

  function onPointerDown({ target }: PointerEvent): void {
    isPressing.current = target instanceof Element && target.closest('[type=submit]') !== null
  }
  const isPressed = useCallback(() => isPressing.current, [])

  const { control, formState } = form
  const { errors } = formState
  const state = { id, control, errors, mustAnswer: required, names, outcome, captcha: need, isPressed }
  return { ...state, onSubmit, onChange, onFocus, onPointerDown }
}

const unsent = msg`What you wrote was not sent. You find it again where you wrote it.`
const inDoubt = msg`We cannot tell whether what you wrote has arrived. You find it again where you wrote it.`

function never(): boolean {
  return false
}
