import { Trans } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { textLinkClass } from '#src/ui/text-link.ts'
import { consentPreferences } from './consent-preferences.ts'
import styles from './panel-bar.module.css'
import { recordAnswer } from './record-answer.ts'

/** The question about cookies, along the foot of the window. Yes and no weigh the same, and the page stays usable without either. */
export function PanelBar() {
  const titleId = useId()
  const bar = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--bar-height', `${bar.current?.offsetHeight ?? 0}px`))
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.removeProperty('--bar-height')
    }
  }, [])

  return (
    <section ref={bar} className={classes('comes-over', styles.bar)} aria-labelledby={titleId}>
      <div className={classes('sheet', styles.sheet)}>
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId}>
            <Trans>Cookies</Trans>
          </h2>
          <p className="t-small">
            <Trans>May we count your visit, to see what works on this site? Nothing is counted until you answer.</Trans>
          </p>
        </div>
        <button
          type="button"
          className={classes(textLinkClass({ tone: 'quiet' }), styles.details)}
          onClick={consentPreferences.open}
        >
          <Trans>Details</Trans>
        </button>
        <div className={styles.answers}>
          <Button variant="line" onClick={() => recordAnswer({ analytics: false })}>
            <Trans>Refuse</Trans>
          </Button>
          <Button variant="line" onClick={() => recordAnswer({ analytics: true })}>
            <Trans>Accept</Trans>
          </Button>
        </div>
      </div>
    </section>
  )
}
