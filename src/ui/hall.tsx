import { armchairAt } from './armchair.ts'
import styles from './hall.module.css'

const rows = ['A', 'B', 'C', 'D', 'E', 'F']
const lit = new Set(['E6', 'E7'])

const seats = rows.flatMap((row, down) =>
  Array.from({ length: 12 }, (_, across) => {
    const fromMiddle = across - 5.5
    // The rows curve round the screen.
    const y = Math.round((63 - fromMiddle ** 2 * 0.28 + down * 31) * 10) / 10
    return { name: `${row}${across}`, outline: armchairAt(44 + across * 30, y) }
  }),
)
const draw = (taken: boolean) =>
  seats
    .filter((seat) => lit.has(seat.name) === taken)
    .map((seat) => seat.outline)
    .join('')
const free = draw(false)
const taken = draw(true)

/** An empty hall with two seats kept. An illustration: it says nothing that the words beside it do not. */
export function Hall({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 252" aria-hidden="true" focusable="false">
      <path className={styles.screen} d="M60 22Q210 4 360 22" />
      {rows.map((row, down) => (
        <text key={row} className={styles.letter} x="14" y={79 + down * 31}>
          {row}
        </text>
      ))}
      <path className={styles.free} d={free} />
      <path className={styles.lit} d={taken} />
    </svg>
  )
}
