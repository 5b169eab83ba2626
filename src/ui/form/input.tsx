import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './input.module.css'

/** A line to write on. Wrong when `aria-invalid` says so (see `Field`). */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classes(styles.input, className)} />
}

/** Several lines to write on. */
export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classes(styles.input, styles.area, className)} />
}
