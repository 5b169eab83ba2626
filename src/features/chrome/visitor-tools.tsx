import { Trans } from '@lingui/react/macro'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { languageName } from '#src/app/i18n/formats.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './account-tools.module.css'
import { SignInButton } from './sign-in-button.tsx'

/** A visitor's tools: another language, and the way to sign in. */
export function VisitorTools() {
  const languages = useUrlDialog('language')
  const language = currentLanguage()
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={languages.open}>
        <Icon name="globe" />
        <span className={styles.word}>
          <Trans>
            Language: <span lang={language}>{languageName(language)}</span>
          </Trans>
        </span>
      </button>
      <SignInButton />
    </div>
  )
}
