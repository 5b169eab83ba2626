import { classes } from './classes.ts'
import styles from './icon.module.css'
import { iconPaths } from './icon-paths.ts'

/** A drawing that comes with the page that needs it: `page-icons.ts`. */
export type Drawing = { readonly path: string }

/** Every icon there is a drawing of: by its name, those that all pages know. */
export type IconName = keyof typeof iconPaths | Drawing

/** Whether a name that arrives as data (a footer's network, an alert's picture) has a drawing. If not, show `link`. */
export function isIconName(name: string): name is keyof typeof iconPaths {
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
      <path d={typeof name === 'string' ? iconPaths[name] : name.path} />
    </svg>
  )
}
