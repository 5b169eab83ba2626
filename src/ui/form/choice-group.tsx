import { type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'
import { FieldError, Help } from './field.tsx'

type ChoiceGroupProps = {
  legend: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** The word for "optional", when no answer is an answer. */
  optional?: string
  /** Given when an error summary has to link here. */
  id?: string
  children: ReactNode
}

/** Several controls that answer one question. Can be focused by script, to land on the question from an error summary. */
export function ChoiceGroup({ legend, help, error, optional, id: givenId, children }: ChoiceGroupProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        {legend} {optional && <span className={styles.optional}>{optional}</span>}
      </legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      <div className={styles.answers}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
