import styles from './broken-frame.module.css'

/** What the projector's window shows when the film has slipped: the foot of one picture above the head of the next. */
export function BrokenFrame({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 228" aria-hidden="true" focusable="false">
      <path className={styles.gate} d="M0 0h420v228H0z" />
      <svg aria-hidden="true" width="420" height="82" viewBox="0 146 420 82">
        <Picture />
      </svg>
      <svg aria-hidden="true" y="106" width="420" height="124" viewBox="0 0 420 124">
        <Picture />
      </svg>
    </svg>
  )
}

/** A lantern-lit tent under a low moon, on a lake. */
function Picture() {
  return (
    <>
      <path className={styles.sky} d="M0 0h420v228H0z" />
      <path className={styles.moon} d="M190 92a86 86 0 1 0 172 0a86 86 0 1 0-172 0" />
      <path className={styles.far} d="M0 128 66 66l46 42 62-70 92 88 58-44 96 62v84H0z" />
      <path className={styles.near} d="M0 146c90-26 150-4 230 0s120-18 190-4v86H0z" />
      <path className={styles.lake} d="M0 178h420v50H0z" />
      <path className={styles.glint} d="M218 190h116v5H218zm16 14h84v5h-84zm18 14h48v5h-48z" />
      <path className={styles.tent} d="m60 178 44-54 44 54z" />
      <path className={styles.lamp} d="m104 142 20 36H84z" />
    </>
  )
}
