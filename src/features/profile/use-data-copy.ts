import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dayAt } from '#src/app/clock/calendar.ts'
import { saveFile } from '#src/app/downloads/save-file.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { type Failure, failureOf } from '#src/forms/failure.ts'
import { ownSession } from '#src/forms/own-session.ts'
import { dataCopyFile, dataCopyName } from './data-copy-file.ts'
import { type CopiedAnswer, type DataPart, dataParts } from './data-copy-parts.ts'

/** How far a copy is: `done` of `total` parts are there; or which are missing, and why; or the name of the file. */
export type CopyProgress =
  | { kind: 'none' }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'incomplete'; missing: readonly DataPart[] }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'saved'; name: string }

/**
 * Makes a copy of the customer's data in the browser. It is all or nothing: a file with gaps would be taken for the whole. What could be
 * read is kept for the next try, which asks for the rest alone.
 */
export function useDataCopy() {
  const { session, settings, site } = useRouteContext({ from: '__root__' })
  const { i18n } = useLingui()
  const [owner] = useState(() => session.subject)
  const [progress, setProgress] = useState<CopyProgress>({ kind: 'none' })
  const underWay = useRef(false)
  const isThere = useRef(true)
  const known = useRef(new Map<DataPart, CopiedAnswer[]>())
  const wanted = dataParts.filter(({ flag }) => !flag || isOn(settings, flag))

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  async function make(): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    try {
      setProgress({ kind: 'reading', done: known.current.size, total: wanted.length })
      await ownSession(session, owner)
      setProgress(await read())
    } catch (error) {
      setProgress({ kind: 'failed', failure: failureOf(error) })
    } finally {
      underWay.current = false
    }
  }

  async function read(): Promise<CopyProgress> {
    const language = currentLanguage()
    const missing = wanted.filter((part) => !known.current.has(part))
    const tries = await Promise.allSettled(missing.map(readPart))
    const errors = tries.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
    for (const error of errors) console.error(error)
    // Somebody else's session, or none: whatever was read is not to be handed out any more.
    if (!isThere.current || session.subject !== owner) return { kind: 'none' }
    if (errors.length > 0 && errors.length === wanted.length) return { kind: 'failed', failure: failureOf(errors[0]) }
    if (errors.length > 0) {
      return { kind: 'incomplete', missing: wanted.filter((part) => !known.current.has(part)) }
    }
    return { kind: 'saved', name: save(language) }
  }

  async function readPart(part: DataPart): Promise<void> {
    known.current.set(part, await part.read())
    setProgress({ kind: 'reading', done: known.current.size, total: wanted.length })
  }

  /** @returns the name of the file */
  function save(language: string): string {
    const now = new Date()
    const name = dataCopyName(site.market.brand, dayAt(now, site.market.timeZone))
    const about = { description: i18n._(description), site: location.origin, createdAt: now.toISOString(), language }
    const parts = wanted.map((part) => ({ title: i18n._(part.title), answers: known.current.get(part) ?? [] }))
    saveFile(dataCopyFile({ about, parts }), name)
    // The next copy is as of its own day.
    known.current.clear()
    return name
  }

  return { progress, make, titles: wanted.map(({ title }) => i18n._(title)) }
}

const description = msg`A copy of what the pages of your account show about you. Each part has the calls that the pages make, and the answers as they came.`
