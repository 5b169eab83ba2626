import { classes } from './classes.ts'
import { longestWord } from './longest-word.ts'
import styles from './pass-card.module.css'

declare module 'react' {
  interface CSSProperties {
    /** How many letters the longest word has, for a size that lets it stand unbroken. */
    '--longest'?: number
  }
}

const cards = 22
const litCard = 14

/** From so many characters on, a name is set smaller. */
const longName = 26

type PassCardProps = {
  brand: string
  /** What the pass is called. */
  name: string
  /** Whose it is. */
  holder: string
  number: string
  /** Address of the photo on it, and whom it shows. Without one, somebody is outlined in its place. */
  photo?: { src: string; alt: string }
}

/** The pass, as an object: the black card with the reel, and whoever it belongs to. It grows with names that need more room. */
export function PassCard({ brand, name, holder, number, photo }: PassCardProps) {
  return (
    <div className={styles.pass}>
      <Reel />
      <div className={styles.print}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.name} style={{ '--longest': longestWord(name) }}>
          <bdi>{name}</bdi>
        </p>
        <div className={styles.who}>
          <p className={classes(styles.holder, holder.length > longName && styles.long)}>
            <bdi>{holder}</bdi>
          </p>
          <p className={styles.number}>{number}</p>
        </div>
        <div className={styles.photo}>{photo ? <img src={photo.src} alt={photo.alt} /> : <Nobody />}</div>
      </div>
    </div>
  )
}

/** The reel: cards fanned round their spool, one of them lit. */
function Reel() {
  return (
    <svg className={styles.reel} viewBox="-158 -22 316 180" aria-hidden="true" focusable="false">
      {Array.from({ length: cards }, (_, card) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a reel keep their places
          key={card}
          className={card === litCard ? styles.lit : undefined}
          d="M-5-48-10.5-158h21L5-48z"
          transform={`rotate(${((card / cards) * 360).toFixed(2)})`}
        />
      ))}
      <circle r="24" />
    </svg>
  )
}

function Nobody() {
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" focusable="false">
      <path d="M40 20a17 17 0 0 1 17 17c0 13-7 22-17 22s-17-9-17-22a17 17 0 0 1 17-17zM8 100c1-21 14-30 32-30s31 9 32 30z" />
    </svg>
  )
}
