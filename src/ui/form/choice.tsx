import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode
  help?: ReactNode
}

/** A box to tick. The whole line answers to a press; the help is read after the name, not as part of it. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** One of several answers; those with the same `name` exclude each other. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ label, help, type, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  const described = [help ? `${id}-help` : '', rest['aria-describedby']].filter(Boolean).join(' ')
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        type={type}
        className={styles.box}
        aria-labelledby={`${id}-name`}
        aria-describedby={described || undefined}
      />
      <span>
        <span id={`${id}-name`}>{label}</span>
        {help && (
          <span className={styles.help} id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
    </label>
  )
}
