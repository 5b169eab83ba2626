import type { ReactNode } from 'react'
import styles from './offers-facts.module.css'

/** What one is bound to or should know, under heads to be looked up by; two beside each other where there is room. */
export function FactList({ facts }: { facts: readonly { title: ReactNode; text: ReactNode }[] }) {
  return (
    <div className={styles.facts}>
      {facts.map(({ title, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their places
        <div key={place} className={styles.fact}>
          <h3 className="t-h3">{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}
