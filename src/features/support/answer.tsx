import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FaqArticle } from '#src/api/contract.ts'
import { RichText } from '#src/app/content/rich-text.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import { answerId } from './help-places.ts'
import { UnfoldItem } from './unfold.tsx'
import { useOpenArticle } from './use-open-article.ts'

/** A question with its answer. The one that was unfolded last is named in the address, so that it can be sent and come back to. */
export function Answer({ article: { id, title, content } }: { article: FaqArticle }) {
  const { open, name } = useOpenArticle()
  const isNamed = open === id
  const [isOpen, setIsOpen] = useState(isNamed)
  const [wasNamed, setWasNamed] = useState(isNamed)
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed)
    if (isNamed) setIsOpen(true)
  }

  function unfold(isUnfolded: boolean) {
    setIsOpen(isUnfolded)
    if (isUnfolded) name(id)
    else if (isNamed) name(undefined)
  }

  return (
    <UnfoldItem id={answerId(id)} title={title} isOpen={isOpen} onUnfold={unfold}>
      {content.trim() === '' ? (
        <p>
          <Trans>This answer is still being written.</Trans>
        </p>
      ) : (
        <RichText content={content} />
      )}
      <AnswerFoot id={id} />
    </UnfoldItem>
  )
}
