import { classes } from './classes.ts'
import styles from './tech-tag.module.css'

/** The screen of each technology we can draw: its width, its proportions, and the path. */
const screens = [
  { name: 'imax', width: 17, path: 'M.75.75h15.5v10.5H.75z' },
  { name: 'dolby', width: 22, path: 'M.75 1.75h20.5v8.5H.75z' },
  { name: '4dx', width: 20, path: 'M2.1 3l15.2-1.9.8 7.9-15.2 1.9z' },
  { name: 'screenx', width: 26, path: 'M.8 2.8 7 1.5v9L.8 9.2zM7 2.3h12v7.4H7zm18.2.5L19 1.5v9l6.2-1.3z' },
] as const

/** A projection technology: its name beside the shape of its screen. One we cannot draw goes by its name alone. */
export function TechTag({ name, size = 'normal' }: { name: string; size?: 'normal' | 'small' }) {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const screen = screens.find((known) => plain.startsWith(known.name))
  return (
    <span className={classes(styles.tag, size === 'small' && styles.small)}>
      {screen && (
        <svg className={styles.screen} viewBox={`0 0 ${screen.width} 12`} aria-hidden="true" focusable="false">
          <path d={screen.path} />
        </svg>
      )}
      {name}
    </span>
  )
}

/** The technologies of one showing. */
export function TechTags({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul className={styles.tags}>
      {names.map((name) => (
        <li key={name}>
          <TechTag name={name} />
        </li>
      ))}
    </ul>
  )
}
