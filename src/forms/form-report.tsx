import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { get } from 'react-hook-form'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { FailureReport } from './failure-report.tsx'
import { useFormState } from './form-context.ts'
import styles from './form-report.module.css'

/**
 * What stands above the fields after a submit that was not accepted, and from the start where none can be. It takes the focus after a
 * submit, so that it is read first.
 */
export function FormReport() {
  const { outcome, errors, names, captcha } = useFormState()
  const { t } = useLingui()
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.kind === 'returned' || outcome.kind === 'failed') report.current?.focus()
  }, [outcome])

  const wrong = [...names.all]
    .filter(([name]) => get(errors, name))
    .map(([, { target, label }]) => ({ id: target, label }))
  const failure = outcome.kind === 'failed' ? outcome.failure : undefined
  const isBack = outcome.kind === 'failed' || outcome.kind === 'returned'
  if (captcha === 'unknown') {
    return (
      <div ref={report} tabIndex={-1} className={styles.report}>
        <Notice tone="danger">
          <Trans>
            <strong>This form cannot be sent here.</strong> It asks for a check against robots that this page does not
            know. Please turn to our customer service.
          </Trans>
        </Notice>
      </div>
    )
  }
  if (!isBack || (!failure && wrong.length === 0)) return null
  return (
    <div ref={report} tabIndex={-1} className={styles.report}>
      {failure && <FailureReport failure={failure} hasFields={names.all.size > 0} />}
      {wrong.length > 0 && (
        <ErrorSummary
          title={t`${plural(wrong.length, {
            one: 'One answer needs a look.',
            2: 'Two answers need a look.',
            other: '# answers need a look.',
          })}`}
          errors={wrong}
          note={t`Nothing is lost.`}
        />
      )}
    </div>
  )
}
