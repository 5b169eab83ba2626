import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { focusHeading } from '#src/app/focus/heading.ts'
import { pageDescriptions } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { OtherProgrammes } from './other-programmes.tsx'
import { ProgrammeBar } from './programme-bar.tsx'
import { ProgrammeFields } from './programme-fields.tsx'
import { ProgrammeList } from './programme-list.tsx'
import type { ProgrammeKind } from './programme-rules.ts'
import { kindNames } from './programme-words.ts'
import { useProgramme } from './use-programme.ts'
import { useProgrammePart } from './use-programme-part.ts'
import { useProgrammeSearch } from './use-programme-search.ts'
import { useZone } from './zone-choice.ts'
import { ZoneSelect } from './zone-select.tsx'

const described = {
  films: pageDescriptions.movies,
  events: pageDescriptions.entertainment,
  all: pageDescriptions.shows,
} as const satisfies Record<ProgrammeKind, () => string>

/** What is on and what is coming: the films, what is no film, or both; around the place that was chosen on this device. */
export function ProgrammePage({ kind }: { kind: ProgrammeKind }) {
  // Another language draws the page anew.
  useParams({ from: '/$language' })
  const { i18n } = useLingui()
  const { search: asked, change } = useProgrammeSearch()
  const { zone, choose } = useZone()
  const programme = useProgramme({ zone, cinema: asked.cinema })
  const part = useProgrammePart(kind, programme, asked)
  const { search } = part
  const set = Object.values(search).filter((wanted) => wanted !== undefined).length
  const title = i18n._(kindNames[kind])

  function clear() {
    // The button goes away with the search.
    focusHeading()
    change({ q: undefined, genre: undefined, rating: undefined, cinema: undefined })
  }
  function move(place: string | undefined) {
    choose(place)
    // A cinema is one of its place.
    if (asked.cinema !== undefined) change({ cinema: undefined })
  }
  function lookEverywhere() {
    focusHeading()
    move(undefined)
  }

  return (
    <>
      <PageMeta title={title} description={described[kind]()} />
      <PageHead title={title} />
      <ProgrammeBar
        count={set}
        zone={
          <ZoneSelect
            zone={zone}
            known={programme.zone}
            isLost={programme.isZoneLost}
            cinemas={programme.cinemas}
            onChoose={move}
          />
        }
        fields={<ProgrammeFields search={search} change={change} options={part.options} cinemas={programme.near} />}
      />
      <ProgrammeList
        kind={kind}
        programme={programme}
        part={part}
        isFiltered={set > 0}
        onClear={clear}
        onEverywhere={(zone !== undefined && !programme.isZoneLost) || programme.cinema ? lookEverywhere : undefined}
      />
      <OtherProgrammes kind={kind} />
    </>
  )
}
