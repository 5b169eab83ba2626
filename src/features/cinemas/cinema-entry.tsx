import { Trans } from '@lingui/react/macro'
import { Fragment, memo } from 'react'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { CinemaLine } from './cinema-line.tsx'
import { statusWord } from './cinema-status.tsx'

type CinemaEntryProps = {
  cinema: CatalogueCinema
  /** The address of its page. */
  href: string
  /** Where it is, as far as the list does not say so itself. */
  place: string
}

/** A cinema in a list of many, with what it has. It is not drawn anew for what is typed beside it. */
export const CinemaEntry = memo(function CinemaEntry({ cinema, href, place }: CinemaEntryProps) {
  const { name, status, tags, hasPmrService } = cinema
  const word = statusWord(status)
  const notes = [
    word && <strong key="status">{word}</strong>,
    ...new Set(tags),
    hasPmrService ? <Trans key="access">Wheelchair access</Trans> : <Trans key="access">No wheelchair access</Trans>,
  ].filter(Boolean)
  const note = notes.map((one, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their place
    <Fragment key={position}>
      {position > 0 && ' · '}
      {one}
    </Fragment>
  ))
  return <CinemaLine name={name} href={href} place={place} note={note} />
})
