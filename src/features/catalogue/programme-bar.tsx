import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './programme-bar.module.css'
import { ProgrammeWhens } from './programme-whens.tsx'

type ProgrammeBarProps = {
  /** Where: a select. */
  zone: ReactNode
  /** What else can be looked for. On a phone it is unfolded by a button. */
  fields: ReactNode
  /** How many of the fields are set. */
  count: number
}

/** When, where and what: all that is chosen above a programme. On a phone it leaves the window to the posters. */
export function ProgrammeBar({ zone, fields, count }: ProgrammeBarProps) {
  const { t } = useLingui()
  const [isUnfolded, setUnfolded] = useState(false)
  const id = useId()
  return (
    <div className={styles.bar}>
      <div className={styles.whens}>
        <ProgrammeWhens />
      </div>
      <div className={styles.zone}>{zone}</div>
      <Button
        variant="text"
        icon="search"
        className={styles.toggle}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span>{count === 0 ? <Trans>Search</Trans> : <Trans>Search ({count})</Trans>}</span>
      </Button>
      <search id={id} className={classes(styles.fields, isUnfolded && styles.unfolded)} aria-label={t`Find a show`}>
        {fields}
      </search>
    </div>
  )
}
