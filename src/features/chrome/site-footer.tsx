import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import type { Footer } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { FooterColumns } from './footer-columns.tsx'
import { FooterEnd } from './footer-end.tsx'
import styles from './site-footer.module.css'
import { SocialLinks } from './social-links.tsx'

const nothing: Footer = { shows: [], columns: [], socialNetworks: [] }

/**
 * The full footer. It waits for nobody and holds up nobody: what editors put in it joins when it arrives, and what the market has of its
 * own (cities, languages, terms) is there from the start, and stays when the rest fails.
 */
export function SiteFooter() {
  return (
    <CatchBoundary getResetKey={currentLanguage} errorComponent={BareFooter}>
      <EditedFooter />
    </CatchBoundary>
  )
}

function BareFooter() {
  return <Content footer={nothing} />
}

function EditedFooter() {
  const { data, isPending } = useQuery({
    ...apiQuery('/api/footer'),
    throwOnError: false,
    // While another language is on its way, the columns stay where they are.
    placeholderData: keepPreviousData,
  })
  return <Content footer={data ?? nothing} awaited={isPending} />
}

function Content({ footer, awaited = false }: { footer: Footer; awaited?: boolean }) {
  return (
    <footer className={styles.footer}>
      <div className="sheet">
        <div className={awaited ? styles.awaited : undefined}>
          <FooterColumns shows={footer.shows} columns={footer.columns} />
        </div>
        <SocialLinks networks={footer.socialNetworks} />
        <FooterEnd />
      </div>
    </footer>
  )
}
