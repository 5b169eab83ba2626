import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

/** `primary` is the one thing to do, `line` the other, `text` the way out, `danger` what cannot be undone. */
export type ButtonVariant = 'primary' | 'line' | 'text' | 'danger'

/** The look of a button for an element that is not one, such as a router's link. */
export function buttonClass({ variant = 'primary', wide = false }: { variant?: ButtonVariant; wide?: boolean } = {}) {
  return classes(styles.button, styles[variant], wide && styles.wide)
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  wide?: boolean
  icon?: IconName
  /** Work is under way: the label stays, further presses do nothing, focus is not lost. */
  busy?: boolean
}

/** A button. It submits nothing unless `type="submit"` says so. */
export function Button({ variant, wide, icon, busy, className, children, onClick, type, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(buttonClass({ variant, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** Whether a press is not the second of a double click: of a button that says how to undo what it did, that would undo it. */
export function isFirstPress({ detail }: MouseEvent): boolean {
  return detail < 2
}
