import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { Service } from './identity-services.ts'
import styles from './linked-accounts.module.css'
import { useIdentityLink } from './use-identity-link.ts'
import { useIdentityUnlink } from './use-identity-unlink.ts'

type LinkedServiceProps = {
  service: Service
  /** The one that the customer's account was made with. */
  main: Service | undefined
  /** Whether the customer can go to the service from here. */
  isWithinReach: boolean
}

/** A service: the account there, and the way to link or unlink it. The button stays the same one, so that it keeps the focus. */
export function LinkedService({ service, main, isWithinReach }: LinkedServiceProps) {
  const { name, icon, account } = service
  const button = useRef<HTMLButtonElement>(null)
  const { isBusy: isLinking, link } = useIdentityLink(service, button)
  const { isBusy: isUnlinking, unlink } = useIdentityUnlink(service, main)
  const isMovable = account ? !account.main : isWithinReach
  return (
    <li className={styles.service}>
      <Icon name={icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className="t-small muted">
          <State service={service} />
        </p>
      </div>
      {isMovable && (
        <Button
          ref={button}
          variant="text"
          className={styles.quiet}
          busy={isLinking || isUnlinking}
          onClick={account ? unlink : link}
        >
          <span>
            {account ? <Trans>Unlink</Trans> : <Trans context="an account of another service">Link</Trans>}{' '}
            <span className="visually-hidden">{name}</span>
          </span>
        </Button>
      )}
    </li>
  )
}

function State({ service: { account } }: { service: Service }) {
  if (!account) return <Trans>Not linked</Trans>
  return (
    <>
      {account.name ? <bdi>{account.name}</bdi> : <Trans>Linked</Trans>}
      {account.main && (
        <>
          <br />
          <Trans>Your account was made with it: it stays linked.</Trans>
        </>
      )}
    </>
  )
}
