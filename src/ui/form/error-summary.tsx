import type { MouseEvent, Ref } from 'react'
import { Icon } from '../icon.tsx'
import styles from './error-summary.module.css'

type ErrorSummaryProps = {
  /** How many answers need a look. */
  title: string
  /** Each answer's label and the id of its control. */
  errors: readonly { id: string; label: string }[]
  /** That nothing typed is lost. */
  note?: string
  /** To bring focus here after a failed submit. */
  ref?: Ref<HTMLDivElement>
}

/** What stands at the top of a form that was sent back: named answers, each a way to its control. */
export function ErrorSummary({ title, errors, note, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="error" className={styles.sign} />
      <div className={styles.words}>
        <p>
          <strong className={styles.title}>{title}</strong> {note}
        </p>
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map(({ id, label }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Focuses the control without touching the address: the page's place in the history is not a matter of the form. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
