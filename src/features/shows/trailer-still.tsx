import { useState } from 'react'
import styles from './trailer-player.module.css'

/** A picture of a trailer before it plays; nothing when it cannot be had. */
export function TrailerStill({ src }: { src: string | undefined }) {
  const [isMissing, setMissing] = useState(false)
  if (!src || isMissing) return null
  return <img className={styles.screen} src={src} alt="" loading="lazy" onError={() => setMissing(true)} />
}
