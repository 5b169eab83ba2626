import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'

const signs = { info: 'check', warning: 'alert', error: 'error' } as const satisfies Record<string, IconName>

export type ToastTone = keyof typeof signs

type ToastBarProps = {
  tone?: ToastTone
  title?: ReactNode
  /** Phones show the message alone. */
  titleDesktopOnly?: boolean
  /** What can be done about it, usually undone. */
  action?: { label: ReactNode; onClick: () => void }
  close?: { label: string; onClick: () => void }
  children: ReactNode
}

/** How a toast looks: a stub torn off at its left, at the foot of the window. Who announces and removes it is not its matter. */
export function ToastBar({ tone = 'info', title, titleDesktopOnly, action, close, children }: ToastBarProps) {
  return (
    <div className={styles.toast}>
      <Icon name={signs[tone]} className={styles.sign} />
      <div className={styles.words}>
        {title && <p className={classes(styles.title, titleDesktopOnly && styles.desktop)}>{title}</p>}
        <p>{children}</p>
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {close && <IconButton icon="close" label={close.label} onClick={close.onClick} />}
    </div>
  )
}
