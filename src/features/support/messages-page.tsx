import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusHeading } from '#src/app/focus/heading.ts'
import { useKeptFocus } from '#src/app/focus/kept-focus.ts'
import { AskDialog } from './ask-dialog.tsx'
import { CaseList } from './case-list.tsx'
import { CasePage } from './case-page.tsx'
import { UnknownCase } from './case-unknown.tsx'
import { casesQuery } from './cases-query.ts'
import { useCaseMarks } from './use-case-marks.ts'

/** While a question is open on the screen, answers are looked for so often, in milliseconds. The contract allows no more. */
const pollEvery = 60_000

/** What the customer asked customer service and what was answered: all questions, or the one that the address names. */
export function MessagesPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { case: id } = useSearch({ from: '/$language/_site/_account/messages' })
  const { data: cases } = useSuspenseQuery({
    ...casesQuery(),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.id === id && !one.closed) ? pollEvery : false),
  })
  const one = cases.find((candidate) => candidate.id === id)
  const seen = useCaseMarks(cases, one?.id)
  useKeptFocus()
  useHeadingFocus(id)
  return (
    <>
      {id === undefined && <CaseList cases={cases} seen={seen} />}
      {id !== undefined && one && <CasePage key={id} one={one} seen={seen} />}
      {id !== undefined && !one && <UnknownCase key={id} id={id} />}
      <AskDialog cases={cases} />
    </>
  )
}

/** The page has become another one under the same path: it is read from the top. */
function useHeadingFocus(view: string | undefined): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusHeading()
  }, [view])
}
