import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import inputStyles from './input.module.css'
import styles from './select.module.css'

/** The browser's own list of options, dressed as a field. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classes(styles.select, className)}>
      <select {...rest} className={classes(inputStyles.input, styles.control)}>
        {children}
      </select>
      <Icon name="chevron" className={styles.arrow} />
    </span>
  )
}
