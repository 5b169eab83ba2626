import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'

const signs = { done: 'check', offer: 'bulb', warning: 'alert', error: 'error' } as const satisfies Record<
  string,
  IconName
>

export type ToastTone = keyof typeof signs

/** For the button or the link that a toast offers. */
export const toastActionClass = styles.action

type ToastBarProps = Omit<ComponentProps<'div'>, 'title' | 'className'> & {
  tone?: ToastTone
  title?: ReactNode
  /** Phones show the message alone. */
  titleDesktopOnly?: boolean
  /** What can be done about it, usually undone: a button or a link wearing `toastActionClass`. */
  action?: ReactNode
  close?: { label: string; onClick: () => void }
}

/** How a toast looks: a stub torn off at its left, at the foot of the window. Who announces and removes it is not its matter. */
export function ToastBar({ tone = 'done', title, titleDesktopOnly, action, close, children, ...rest }: ToastBarProps) {
  return (
    <div {...rest} className={classes('comes-over', styles.toast)} tabIndex={-1}>
      <Icon name={signs[tone]} className={styles.sign} />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={classes(styles.title, titleDesktopOnly && styles.desktop)}>{title}</p>}
          <p>{children}</p>
        </div>
        {action}
      </div>
      {close && <IconButton icon="close" label={close.label} className={styles.close} onClick={close.onClick} />}
    </div>
  )
}
