import styles from './bank-card-mark.module.css'

/** Networks that go by letters. The letters are their names, so they are not translated. */
const letters = new Map([
  ['cb', 'CB'],
  ['visa', 'VISA'],
  ['amex', 'AMEX'],
  ['ecarte', 'e-CB'],
])

/**
 * A bank card in small, with what its network is known by. Silent: the name stands beside it.
 *
 * @param network as the contract spells it; one that is new gets a card as any other.
 */
export function BankCardMark({ network }: { network: string }) {
  const word = letters.get(network)
  return (
    <svg className={styles.mark} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <path d="M1 1h46v30H1z" />
      {word && (
        <text className={styles.letters} x="24" y="20">
          {word}
        </text>
      )}
      {network === 'mc' && (
        <path d="M12 16a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M21 16a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0" />
      )}
      {!word && network !== 'mc' && <path d="M1 10h46M8 23h9" />}
    </svg>
  )
}
