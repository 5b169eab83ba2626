import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Chip } from '#src/ui/form/chip.tsx'
import type { Need } from './cinema-needs.ts'
import styles from './cinema-needs-field.module.css'

type CinemaNeedsFieldProps = {
  needs: readonly Need[]
  /** Their keys. */
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
  isStepFree: boolean
  onStepFree: (isStepFree: boolean) => void
}

/** What a cinema has to have, each to be ticked. */
export function CinemaNeedsField({ needs, chosen, onChoose, isStepFree, onStepFree }: CinemaNeedsFieldProps) {
  // What is in the address stands first, where the line's end is out of sight; what is ticked later keeps its place.
  const [arrived] = useState(chosen)
  const isLater = ({ key }: Need) => Number(!arrived.includes(key))
  return (
    <fieldset>
      <legend className="visually-hidden">
        <Trans>What it has to have</Trans>
      </legend>
      <div className={styles.needs}>
        <Chip
          label={<Trans>Wheelchair access</Trans>}
          checked={isStepFree}
          onChange={({ target }) => onStepFree(target.checked)}
        />
        {needs
          .toSorted((one, other) => isLater(one) - isLater(other))
          .map(({ key, name }) => (
            <Chip
              key={key}
              label={name}
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
          ))}
      </div>
    </fieldset>
  )
}
