import { Trans } from '@lingui/react/macro'
import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useRef, useTransition } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { PhotoStepsProps } from './photo-steps.tsx'

/**
 * The steps, which come with all that they need when they are wanted. Where they are no longer there, the page is loaded anew, once: a new
 * version may be out. Where that did not help, or there is no network, the customer decides when to try again.
 */
export function LateSteps(props: PhotoStepsProps) {
  const wasTried = useRef(false)

  async function again(reset: () => void) {
    // Some browsers never ask again for code that did not come: a page that is loaded anew does, and opens the dialog by its address.
    if (wasTried.current && navigator.onLine) return location.reload()
    wasTried.current = true
    await Steps.preload?.()
    reset()
  }

  return (
    <CatchBoundary
      getResetKey={() => 'steps'}
      errorComponent={({ reset }) => <StepsMissing onAgain={() => again(reset)} />}
    >
      <Suspense fallback={<Waiting />}>
        <Steps {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

const Steps = lazyRouteComponent(() => import('./photo-steps.tsx'), 'PhotoSteps')

function Waiting() {
  return (
    <p className="muted">
      <Trans>One moment…</Trans>
    </p>
  )
}

function StepsMissing({ onAgain }: { onAgain: () => Promise<void> }) {
  const [isTrying, startTrying] = useTransition()
  return (
    <>
      <p role="alert">
        <Trans>This part could not be loaded. Check your connection and try again.</Trans>
      </p>
      <div className="row">
        <Button variant="line" busy={isTrying} onClick={() => startTrying(onAgain)}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  )
}
