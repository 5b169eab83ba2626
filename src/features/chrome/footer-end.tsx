import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { consentPreferences } from '#src/app/consent/consent-preferences.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { languageName } from '#src/app/i18n/formats.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import styles from './footer-end.module.css'
import { Rights } from './rights.tsx'
import { useLanguageSwitch } from './use-language-switch.ts'

/** The last lines of the footer: whose site this is, on what terms, and the languages it can be read in. */
export function FooterEnd() {
  const { t } = useLingui()
  const { settings } = useRouteContext({ from: '__root__' })
  const links = [
    { url: settings.urls.faq, label: t`Questions and answers` },
    { url: settings.urls.privacy, label: t`Privacy` },
    { url: settings.urls.terms, label: t`Terms` },
  ]
  return (
    <div className={styles.end}>
      <Rights />
      <ul className={styles.links}>
        {links.map(({ url, label }) => {
          const href = safeHref(url)
          return (
            href && (
              <li key={label}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            )
          )
        })}
        <li>
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={consentPreferences.open}>
            <Trans>Cookies</Trans>
          </button>
        </li>
      </ul>
      <Languages />
    </div>
  )
}

function Languages() {
  const { t } = useLingui()
  const { site } = useRouteContext({ from: '__root__' })
  const choose = useLanguageSwitch()
  const current = currentLanguage()
  return (
    <ul className={styles.languages} aria-label={t`Language`}>
      {site.market.languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            className={styles.language}
            lang={language}
            aria-current={language === current || undefined}
            onClick={() => choose(language)}
          >
            {languageName(language)}
          </button>
        </li>
      ))}
    </ul>
  )
}
