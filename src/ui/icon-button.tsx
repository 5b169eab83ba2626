import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string }

/** A 44 px button that shows a drawing alone; `label` says what it does. */
export function IconButton({ icon, label, className, type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} className={classes(styles.button, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
