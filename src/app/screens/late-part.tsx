import { Trans } from '@lingui/react/macro'
import { QueryErrorResetBoundary, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useTransition } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'

type LatePartProps = {
  /** The head of the part, for the message that stands in its place when it cannot be shown; without one, the message stands alone. */
  title?: ReactNode
  /** What keeps its place while it is being read. */
  skeleton?: ReactNode
  layout?: 'plain' | 'margin'
  children: ReactNode
}

/** A part of a page that may come late or not at all: the others do not wait for it, and do not go with it. */
export function LatePart({ title, skeleton, layout, children }: LatePartProps) {
  return (
    // Its own, as another part that comes just then would end the second try of one that all share.
    <QueryErrorResetBoundary>
      {/* Around the boundary, so that the message stays for as long as a second try takes. */}
      <Suspense fallback={skeleton}>
        <CatchBoundary
          getResetKey={() => 'part'}
          errorComponent={({ reset }) =>
            title ? (
              <Section title={title} layout={layout}>
                <Failure reset={reset} />
              </Section>
            ) : (
              <Failure reset={reset} />
            )
          }
        >
          {children}
        </CatchBoundary>
      </Suspense>
    </QueryErrorResetBoundary>
  )
}

/** The failure itself is in the console: React writes what a boundary has caught there. */
function Failure({ reset }: { reset: () => void }) {
  const queries = useQueryErrorResetBoundary()
  const [isTrying, startTrying] = useTransition()
  return (
    <div className="stack">
      <p>
        <Trans>This part could not be loaded. Nothing is lost.</Trans>
      </p>
      <Button
        variant="line"
        busy={isTrying}
        onClick={() => {
          queries.reset()
          startTrying(reset)
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
