import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { PassCard } from '#src/ui/pass-card.tsx'
import { Section } from '#src/ui/section.tsx'
import { FactList } from './offers-facts.tsx'
import styles from './offers-pass.module.css'
import { WhereToBuy } from './offers-where.tsx'
import { PlanBill, PlanExtras } from './plan-bill.tsx'

/** The pass: what it is, what it costs a month, what can be added to it, and what one is bound to. */
export function PassOffer({ OwnPass }: { OwnPass: ComponentType<{ children: ReactNode }> }) {
  const { t } = useLingui()
  const { session, site } = useRouteContext({ from: '__root__' })
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={classes(styles.own, session.isSignedIn && styles.known)}>
            <OwnPass>
              <p className="t-lead">
                <Trans>With a pass, you go as often as you like, for one amount a month.</Trans>
              </p>
            </OwnPass>
          </div>
          <WhereToBuy isMain>
            <Trans>Choose a pass</Trans>
          </WhereToBuy>
        </div>
        {/* A picture of what one gets; there is nothing on it to be read. */}
        <div className={styles.card} aria-hidden="true">
          <PassCard brand={site.market.brand} name={t`Pass Solo`} holder={t`Your name`} number="0000 0000 0000" />
        </div>
      </div>
      <Section title={<Trans>Passes</Trans>} layout="margin" id="passes" note={<Trans>Prices are for a month.</Trans>}>
        <PlanBill />
      </Section>
      <Section title={<Trans>What can be added</Trans>} layout="margin">
        <PlanExtras />
      </Section>
      <Section title={<Trans>How a pass works</Trans>} layout="margin">
        <FactList
          facts={[
            {
              title: <Trans>Taking one</Trans>,
              text: (
                <Trans>
                  You need a bank card and a photo of your face. The pass is yours alone, and the photo is how we know
                  you at the door. It opens the first showing the same day.
                </Trans>
              ),
            },
            {
              title: <Trans>What it opens</Trans>,
              text: (
                <Trans>
                  Every ordinary showing, on any day, in all our cinemas. 3D glasses, operas, concerts and special
                  nights come on top. What a month adds up to is shown to you before it is debited.
                </Trans>
              ),
            },
            {
              title: <Trans>How long</Trans>,
              text: <Trans>The first twelve months are fixed. After them you can end it whenever you like.</Trans>,
            },
            {
              title: <Trans>Changing your mind</Trans>,
              text: (
                <Trans>
                  In the first fourteen days it ends at once, without a reason. You get back what you paid, less the
                  films that you have seen.
                </Trans>
              ),
            },
            {
              title: <Trans>Pausing and ending</Trans>,
              text: (
                <Trans>
                  In your account, without a letter. You read the last day and the last debit before you confirm, and a
                  receipt comes by e-mail.
                </Trans>
              ),
            },
            {
              title: <Trans>Another plan</Trans>,
              text: (
                <Trans>
                  You can change to another pass where you would take one. It begins with the next debit, and your
                  points stay.
                </Trans>
              ),
            },
          ]}
        />
      </Section>
    </>
  )
}
