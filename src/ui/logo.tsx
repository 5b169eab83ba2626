import styles from './logo.module.css'

const cards = 20
const litCard = 2

// Cards of a reel, fanned round their spool; one of them is lit and has no spoke.
const spokes = Array.from({ length: cards }, (_, card) => {
  if (card === litCard) return ''
  const angle = (card / cards) * 2 * Math.PI
  const at = (radius: number) =>
    `${(20 + radius * Math.sin(angle)).toFixed(2)} ${(20 - radius * Math.cos(angle)).toFixed(2)}`
  return `M${at(7.5)}L${at(18)}`
}).join('')

/** The mark and the chain's name. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={styles.cards} d={spokes} />
        <path className={styles.lit} d="M17.2 12.8 16.2.5h7.6l-1 12.3z" transform="rotate(36 20 20)" />
        <circle className={styles.hub} cx="20" cy="20" r="3.2" />
      </svg>
      <span className={styles.name}>{brand}</span>
    </span>
  )
}
