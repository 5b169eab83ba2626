import { classes } from './classes.ts'
import ticket from './ticket.module.css'
import styles from './ticket-skeleton.module.css'

/**
 * A ticket still to come: the ticket's own boxes, unprinted, so that nothing moves when it arrives.
 *
 * @param isPage with its code, as it is opened.
 */
export function TicketSkeleton({ isPage }: { isPage?: boolean }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={classes(ticket.ticket, isPage && ticket.opened, styles.ticket)}>
        <div className={ticket.main}>
          <div className={ticket.poster}>
            <Bar as={styles.poster} />
          </div>
          <div className={ticket.show}>
            <Bar as={styles.when} />
            <Bar as={styles.title} />
            <Bar as={styles.line} />
            <Bar as={styles.line} />
            <Bar as={styles.tag} />
          </div>
          <div className={ticket.time}>
            <Bar as={styles.time} />
            <div className={classes(ticket.place, styles.place)}>
              <Bar as={styles.line} />
              <Bar as={styles.line} />
            </div>
          </div>
        </div>
        <div className={ticket.stub}>
          <div className={ticket.facts}>
            <div>
              <Bar as={styles.label} />
              <Bar as={styles.figure} />
            </div>
            <div>
              <Bar as={styles.label} />
              <div className={styles.plates}>
                <Bar as={styles.plate} />
                {!isPage && <Bar as={styles.plate} />}
              </div>
            </div>
          </div>
          {isPage && (
            <div className={classes(ticket.panel, styles.panel)}>
              <span className={styles.code} />
              <p className={ticket.letters}>{'\u00a0'}</p>
            </div>
          )}
          <div className={ticket.foot}>
            <Bar as={styles.reference} />
            <Bar as={styles.button} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Bar({ as }: { as: string | undefined }) {
  return <span className={classes(styles.bar, as)} />
}
