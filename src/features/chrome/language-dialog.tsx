import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { languageName } from '#src/app/i18n/formats.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './account-dialog.module.css'
import { useLanguageSwitch } from './use-language-switch.ts'

/** The languages of the site, each by its own name. */
export function LanguageDialog() {
  const { t } = useLingui()
  const { isOpen, close } = useUrlDialog('language')
  const { site } = useRouteContext({ from: '__root__' })
  const choose = useLanguageSwitch()
  const current = currentLanguage()
  return (
    <Dialog open={isOpen} title={t`Language`} closeLabel={t`Close`} onClose={close}>
      <ul className={styles.entries}>
        {site.market.languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.entry}
              lang={language}
              aria-current={language === current || undefined}
              onClick={() => choose(language)}
            >
              {languageName(language)}
              {language === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
