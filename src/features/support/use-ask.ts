import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import type { Case, CaseCreation } from '#src/api/contract.ts'
import { useWrite } from '#src/api/mutation.ts'
import { type UploadProgress, uploadingWith } from '#src/api/upload.ts'
import type { CaptchaHeader } from '#src/app/captcha/captcha.ts'
import type { QuestionFields } from './ask-draft.ts'
import { caseForm } from './case-form.ts'
import { askedCase } from './case-rules.ts'
import { casesPath } from './cases-query.ts'
import type { Draft } from './draft.ts'
import { readCases } from './read-cases.ts'
import { sendOnce } from './send-once.ts'
import type { Attachments } from './use-attachments.ts'

type Asking = { body: CaseCreation; header: CaptchaHeader; signal: AbortSignal }

type AskOptions = {
  cases: readonly Case[]
  draft: Draft<QuestionFields>
  attachments: Attachments
}

/**
 * Asks customer service something, once: a question whose answer was lost is looked for before it is sent again. Leaving the form stops it.
 * `end` has to be called after each attempt, as one that was stopped before it could be sent has left word.
 */
export function useAsk({ cases, draft, attachments }: AskOptions) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [progress, setProgress] = useState<UploadProgress>()
  const underWay = useRef<AbortController>(undefined)
  const { files } = attachments
  const { mutateAsync } = useWrite<Case, Asking>(
    ({ body, header, signal }) =>
      sendOnce<Case>({
        draft,
        before: `after ${cases[0]?.id ?? ''}`,
        send: () =>
          call('post', casesPath, {
            body,
            params: { header },
            bodySerializer: () => caseForm(body, files),
            fetch: uploadingWith((done) => files.length > 0 && setProgress(done)),
            signal,
          }),
        find: async (since) => askedCase(await readCases(client), since.replace('after ', ''), body.description),
      }),
    {
      invalidates: [casesPath],
      success: msg`Your question is with customer service. We have sent you a confirmation by e-mail.`,
      errors: 'inline',
    },
  )
  // The proof that a person asks is made before anything is under way: what is stopped then is not sent.
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
    underWay.current?.abort()
  }, [])
  const end = useCallback(() => {
    isStopped.current = false
  }, [])
  useEffect(() => stop, [stop])

  async function ask(body: CaseCreation, header: CaptchaHeader): Promise<Case> {
    const stopping = new AbortController()
    underWay.current = stopping
    try {
      if (isStopped.current) stopping.abort()
      stopping.signal.throwIfAborted()
      const one = await mutateAsync({ body, header, signal: stopping.signal })
      attachments.clear()
      return one
    } catch (error) {
      if (stopping.signal.aborted) throw refusal(499, t`You stopped sending.`)
      if (!(error instanceof ApiError) || error.said) throw error
      if (error.status === 413) throw refusal(413, t`Your files are too big to be sent. Take one out and send again.`)
      if (error.status === 415) throw refusal(415, t`One of your files is of a type that we cannot open.`)
      throw error
    } finally {
      underWay.current = undefined
      setProgress(undefined)
    }
  }

  return { ask, stop, end, progress }
}

/** Why a question was not sent, in words of ours where nobody else has any. */
function refusal(status: number, message: string): ApiError {
  return new ApiError(status, {
    type: 'about:blank',
    title: message,
    status,
    detail: message,
    code: String(status),
    message,
  })
}
