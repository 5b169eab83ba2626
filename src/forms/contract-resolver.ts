import { zodResolver } from '@hookform/resolvers/zod'
import type { MessageDescriptor } from '@lingui/core'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type Complaint, complaintOf, writeComplaint } from './complaint.ts'
import { type FormValues, toWire } from './wire.ts'

/** A schema of the contract, for a body with named fields. */
export type ContractSchema<Body> = ZodMiniType<Body, FormValues>

/** A business rule for one answer, asked only when there is one: the words to show when it is broken. */
export type Rule = (value: string) => MessageDescriptor | undefined

type Checks<Body> = {
  schema: ContractSchema<Body>
  /** Fields that must be answered (or ticked) although the contract could do without them. */
  required: readonly string[]
  rules: Readonly<Record<string, Rule | undefined>>
  /** The part of the wire values that will be sent: only that is checked. */
  toSend: (wire: FormValues) => FormValues
}

/** Holds what will be sent against the contract's schema, then against the form's own requirements and rules. */
export function contractResolver<Body>(checks: Checks<Body>): Resolver<FormValues, unknown, Body> {
  const { schema, required, rules, toSend } = checks
  const check = zodResolver(schema, { error: (issue) => writeComplaint(complaintOf(issue)) })
  return async (values, context, options) => {
    const body = toSend(toWire(values))
    const checked = await check(body, context, options)
    const errors: FieldErrors<FormValues> = { ...checked.errors }
    for (const [name, value] of Object.entries(body)) {
      const complaint = errors[name] ? undefined : ownComplaint(name, value)
      if (complaint) errors[name] = { type: complaint.kind, message: writeComplaint(complaint) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : checked
  }

  function ownComplaint(name: string, value: unknown): Complaint | undefined {
    if (required.includes(name) && (value === null || value === undefined || value === false))
      return { kind: 'required' }
    const words = typeof value === 'string' ? rules[name]?.(value) : undefined
    return words && { kind: 'rule', words }
  }
}
