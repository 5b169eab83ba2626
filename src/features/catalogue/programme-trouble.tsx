import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { PlaceTrouble } from './place-trouble.ts'

/** Why something else is shown than the place that was asked for, and a second try where one can help. */
export function ProgrammeTrouble({ part, isUnknown, retry }: PlaceTrouble) {
  return (
    <Notice
      role="status"
      action={
        !isUnknown && (
          <Button variant="text" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <TroubleWords part={part} isUnknown={isUnknown} />
    </Notice>
  )
}

function TroubleWords({ part, isUnknown }: Pick<PlaceTrouble, 'part' | 'isUnknown'>) {
  if (part === 'zone') {
    return isUnknown ? (
      <Trans>We have no cinema there any more. This is what all our cinemas show: choose another place above.</Trans>
    ) : (
      <Trans>What is on in the place you chose could not be read. This is what all our cinemas show.</Trans>
    )
  }
  return isUnknown ? (
    <Trans>We do not know this cinema. This is what others show: choose one of them above.</Trans>
  ) : (
    <Trans>What this cinema shows could not be read. This is what others show.</Trans>
  )
}
