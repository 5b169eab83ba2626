import { type ReactNode, useId } from 'react'
import styles from './coupon.module.css'
import { IconButton } from './icon-button.tsx'

type CouponProps = {
  title: ReactNode
  action?: ReactNode
  /** Puts the coupon away; without it the coupon stays. */
  dismiss?: { label: string; onClick: () => void }
  children: ReactNode
}

/** An offer to cut out along the dashes, or to put away. */
export function Coupon({ title, action, dismiss, children }: CouponProps) {
  const titleId = useId()
  return (
    <aside className={styles.coupon} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 className="t-h2" id={titleId}>
          {title}
        </h2>
        <div className="muted">{children}</div>
      </div>
      {action && <div className="row">{action}</div>}
      {dismiss && <IconButton icon="close" label={dismiss.label} className={styles.away} onClick={dismiss.onClick} />}
    </aside>
  )
}
