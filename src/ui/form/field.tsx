import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'

/** What a control wears so that its label, help and error are read with it. */
export type ControlIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** The word for "optional", when the field is. */
  optional?: string
  /** Given when an error summary has to link here. */
  id?: string
  children: (ids: ControlIds) => ReactNode
}

/** A label, its help, one control and, when it is wrong, how to put it right. */
export function Field({ label, help, error, optional, id: givenId, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What to know before answering. */
export function Help({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.help} id={id}>
      {children}
    </p>
  )
}

/** What is wrong with an answer, in words and with a sign, never by colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" className={styles.sign} />
      <span>{children}</span>
    </p>
  )
}
