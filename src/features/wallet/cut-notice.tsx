import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Says that what can be done with prepaid cards could not be read, and offers another try. */
export function CutNotice({ isReading, readAgain }: { isReading: boolean; readAgain: () => void }) {
  return (
    <Notice
      action={
        <Button variant="text" busy={isReading} onClick={readAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        We cannot tell at the moment what you can do with your prepaid cards. They can be spent all the same.
      </Trans>
    </Notice>
  )
}
