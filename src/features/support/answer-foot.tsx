import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { CopyButton } from '#src/app/clipboard/copy-button.tsx'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './answer-foot.module.css'
import { writeId } from './help-places.ts'

/** What follows an answer: where to ask when it did not help, and how to send it to somebody. @param id of the article. */
export function AnswerFoot({ id }: { id: string }) {
  const { session } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const params = { language: currentLanguage() }
  const { href } = router.buildLocation({ to: '/$language/contact', params, search: { article: id } })
  return (
    <div className={styles.foot}>
      <p className={styles.question}>
        <Trans>Did this help?</Trans>
      </p>
      {session.isSignedIn ? (
        <Link
          className={textLinkClass()}
          to="/$language/messages"
          params={params}
          search={{ dialog: 'ask', about: id }}
        >
          <Trans>No, ask customer service</Trans>
        </Link>
      ) : (
        <Link
          className={textLinkClass()}
          from="/$language/contact"
          to="/$language/contact"
          params={params}
          search={(all) => ({ ...all, about: id })}
          replace
          resetScroll={false}
          onClick={goToForm}
        >
          <Trans>No, write to us</Trans>
        </Link>
      )}
      <CopyButton value={new URL(href, location.origin).href}>
        <Trans>Copy the link to this answer</Trans>
      </CopyButton>
    </div>
  )
}

/** The form is on the page already, and comes forward by itself only for another answer than the one that it is about. */
function goToForm() {
  const form = document.getElementById(writeId)
  form?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  form?.scrollIntoView()
}
