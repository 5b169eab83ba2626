import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { mainService, servicesOf } from './identity-services.ts'
import styles from './linked-accounts.module.css'
import { LinkedService } from './linked-service.tsx'

/** The accounts at other services with which the customer may sign in. They may come later than the rest of the page, or not at all. */
export function LinkedAccounts() {
  return (
    <Section
      id="linked-accounts"
      layout="margin"
      title={<Trans>Linked accounts</Trans>}
      note={<Trans>A linked account signs you in here without a password.</Trans>}
    >
      <FormFields>
        <LatePart skeleton={<Waiting />}>
          <Services />
        </LatePart>
      </FormFields>
    </Section>
  )
}

/** In a frame or an application the services’ own pages do not open: what is linked can be unlinked there, and that is all. */
function Services() {
  const identities = apiQuery('/api/accounts/me/identities')
  // Another tab may have linked or unlinked one.
  const { data: links } = useSuspenseQuery({ ...identities, refetchOnWindowFocus: 'always' })
  const { settings } = useRouteContext({ from: '__root__' })
  const isWithinReach = !hostOf(settings).isEmbedded
  const services = servicesOf(links)
  const main = mainService(services)
  const isOutOfReach = !isWithinReach && services.some(({ account }) => !account)
  return (
    <div>
      <ul className={styles.services} ref={useFocusKept(services.length)} tabIndex={-1}>
        {services.map((service) => (
          <LinkedService key={service.key} service={service} main={main} isWithinReach={isWithinReach} />
        ))}
      </ul>
      {isOutOfReach && (
        <p className="t-small muted">
          <Trans>To link another account, open this page in your browser.</Trans>
        </p>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.services} aria-hidden="true">
      {['facebook', 'apple', 'google'].map((place) => (
        <div key={place} className={styles.service}>
          <div className={styles.words}>
            <Skeleton width="short" />
            <Skeleton kind="small" width="half" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The list takes the focus when a service leaves it for good that had it: it would fall to the beginning of the document. */
function useFocusKept(length: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(length)
  useLayoutEffect(() => {
    const isShorter = length < before.current
    before.current = length
    if (isShorter && document.activeElement === document.body) list.current?.focus()
  }, [length])
  return list
}
