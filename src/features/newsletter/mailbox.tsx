import styles from './mailbox.module.css'

/** An address as far as it is told, such as `p…@kinora.example`. */
export function Mailbox({ mail }: { mail: string }) {
  return <span className={styles.mailbox}>{mail}</span>
}
