import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { openQuestion } from './confirm.ts'

/** The one dialog behind every `confirm()`. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read)
  const { i18n, t } = useLingui()
  if (!question) return null
  return (
    <Dialog open title={i18n._(question.title)} closeLabel={t`Close`} onClose={() => question.answer(false)}>
      {question.text && <p>{i18n._(question.text)}</p>}
      <div className="row">
        <Button variant={question.danger ? 'danger' : 'primary'} onClick={() => question.answer(true)}>
          {i18n._(question.confirm)}
        </Button>
        <Button variant="text" onClick={() => question.answer(false)}>
          {i18n._(question.cancel)}
        </Button>
      </div>
    </Dialog>
  )
}
