import { classes } from './classes.ts'
import styles from './icon.module.css'
import { iconPaths } from './icon-paths.ts'

/** Every icon there is a drawing of. */
export type IconName = keyof typeof iconPaths

/** Whether a name that arrives as data (a footer's network, an alert's picture) has a drawing. If not, show `link`. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}

/** A stroked drawing on a 24 px grid. Silent beside words; `title` names it where it stands alone. */
export function Icon({ name, title, className }: { name: IconName; title?: string; className?: string }) {
  return (
    <svg
      className={classes(styles.icon, className)}
      viewBox="0 0 24 24"
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
