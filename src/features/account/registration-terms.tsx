import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { safeHref } from '#src/app/links/safe-href.ts'
import { CheckField } from '#src/forms/choice-fields.tsx'

/** The consent without which there is no account. The documents open beside the form, so that nothing typed is lost. */
export function TermsField() {
  const { t } = useLingui()
  const { urls } = useRouteContext({ from: '__root__' }).settings
  return (
    <CheckField
      name="terms"
      label={t`Terms of use`}
      wording={{ required: t`Please accept the terms of use: there is no account without them.` }}
    >
      <Trans>
        I accept the <Document url={urls.terms}>terms of use</Document> and have read the{' '}
        <Document url={urls.privacy}>privacy statement</Document>.
      </Trans>
    </CheckField>
  )
}

/** A link to a document where there is an address for it, else its name alone. */
function Document({ url, children }: { url: string | null; children?: ReactNode }) {
  const href = safeHref(url)
  if (!href) return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
