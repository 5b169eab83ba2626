import { Trans } from '@lingui/react/macro'
import styles from './good-photo.module.css'

/** What a good photo looks like, drawn and in a few words. */
export function GoodPhoto() {
  return (
    <div className={styles.good}>
      <Portrait />
      <ul className={styles.points}>
        <li>
          <Trans>Your whole face, from the front</Trans>
        </li>
        <li>
          <Trans>Good light, and a light wall behind you</Trans>
        </li>
        <li>
          <Trans>No sunglasses, no cap, nobody else</Trans>
        </li>
      </ul>
    </div>
  )
}

function Portrait() {
  return (
    <svg className={styles.portrait} viewBox="0 0 80 100" aria-hidden="true" focusable="false">
      <path className={styles.shirt} d="M6 100c2-18 13-25 24-27l10 6 10-6c11 2 22 9 24 27z" />
      <path className={styles.line} d="M31 62v11l9 6 9-6V62" />
      <path className={styles.line} d="M21 38c0-16 8-24 19-24s19 8 19 24c0 17-8 29-19 29S21 55 21 38z" />
      <path
        className={styles.hair}
        d="M19 40C17 20 26 9 41 9c14 0 23 10 20 31-3-6-5-10-6-15-10 2-20 1-27-3-3 5-6 11-9 18z"
      />
      <path className={styles.line} d="M30 41h3m14 0h3M40 42v8h3M33 57c4 3 10 3 14 0" />
    </svg>
  )
}
