import { useLingui } from '@lingui/react'
import { useMatch, useRouteContext } from '@tanstack/react-router'
import { languageOfPath } from '#src/app/i18n/language-of-path.ts'
import { headTags, type SharedPage } from './head-tags.ts'
import { useHeadTags } from './use-head-tags.ts'

/**
 * What a search engine and a shared link show of a public page: put in the document's head while it is drawn, and in place of what the
 * build wrote there. Its words come from `descriptions.ts` and its data from `schema-data.ts`, as those of the build do.
 */
export function PageMeta(page: SharedPage) {
  // Drawn again when the language changes.
  useLingui()
  const { site } = useRouteContext({ from: '__root__' })
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const { market } = site
  useHeadTags('page', headTags(page, { market, language: languageOfPath(path, market), path }))
  return null
}
