import { Icon } from '#src/ui/icon.tsx'
import { initialsOf, type Names } from './friend-rules.ts'
import styles from './initials.module.css'

/** Somebody on the seat beside: their initials on its enamel plate. For the eye alone, as the name stands beside it. */
export function Initials({ names }: { names: Names }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      {initialsOf(names) ?? <Icon name="user" className={styles.nobody} />}
    </span>
  )
}
