import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { nothingWords } from './programme-words.ts'
import type { ProgrammePart } from './use-programme-part.ts'

type ProgrammeEmptyProps = {
  part: ProgrammePart
  /** Something is looked for that may be left out. */
  isFiltered: boolean
  onClear: () => void
  /** Shows all cinemas' programme; missing where it is shown already. */
  onEverywhere: (() => void) | undefined
}

/** A part of a programme in which there is nothing: what can be left out, and where there is something. */
export function ProgrammeEmpty({ part, isFiltered, onClear, onEverywhere }: ProgrammeEmptyProps) {
  const { i18n } = useLingui()
  const { when, elsewhere } = part
  return (
    <div className="stack">
      <p className="t-lead">
        {isFiltered ? <Trans>Nothing here matches what you look for.</Trans> : i18n._(nothingWords[when])}
      </p>
      {(isFiltered || (onEverywhere && elsewhere > 0)) && (
        <div className="row">
          {isFiltered && (
            <Button variant="line" icon="close" onClick={onClear}>
              <Trans>Clear the search</Trans>
            </Button>
          )}
          {onEverywhere && elsewhere > 0 && (
            <Button variant="line" icon="pin" onClick={onEverywhere}>
              <Trans>Look everywhere ({elsewhere})</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
