import { useLingui } from '@lingui/react'
import { useRouteContext } from '@tanstack/react-router'
import { catalogueHome } from '#src/app/settings/settings.ts'
import { type CatalogueLinks, catalogueLinks } from './catalogue-links.ts'

/** The catalogue's addresses in the language of the page. */
export function useCatalogueLinks(): CatalogueLinks {
  const { settings } = useRouteContext({ from: '__root__' })
  const { i18n } = useLingui()
  return catalogueLinks(catalogueHome(settings), (segment) => i18n._(segment))
}
