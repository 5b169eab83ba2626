import styles from './seat-plate.module.css'

/** One seat as the enamel oval on its armrest. */
export function SeatPlate({ children }: { children: string }) {
  return <span className={styles.plate}>{children}</span>
}

/** The seats of a booking; they wrap when there are many. */
export function SeatPlates({ seats }: { seats: readonly string[] }) {
  return (
    <span className={styles.plates}>
      {seats.map((seat) => (
        <SeatPlate key={seat}>{seat}</SeatPlate>
      ))}
    </span>
  )
}
