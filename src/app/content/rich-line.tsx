import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { isSaid, type Line, type Words } from './sanitised.ts'

/** One line of a text of editors: its words with their emphasis, its links, its breaks. */
export function RichLine({ words }: Pick<Line, 'words'>) {
  return linksOf(words).map(({ href, parts }, place) => {
    const key = `${place}`
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line keep their places
    const looks = parts.map((part, partPlace) => <Part key={partPlace} part={part} />)
    return href === undefined ? (
      <Fragment key={key}>{looks}</Fragment>
    ) : (
      <ContentAnchor key={key} href={href}>
        {looks}
      </ContentAnchor>
    )
  })
}

function Part({ part }: { part: Words | 'break' }) {
  if (part === 'break') return <br />
  const text = part.emphasis ? <em>{part.text}</em> : part.text
  return part.strong ? <strong>{text}</strong> : text
}

type Stretch = { href: string | undefined; parts: Line['words'] }

/** Words of the same link are one link, whatever their looks. A link without words is none: nobody could see or name it. */
function linksOf(words: Line['words']): Stretch[] {
  const stretches: Stretch[] = []
  for (const word of words) {
    const last = stretches.at(-1)
    const href = word === 'break' ? last?.href : word.href
    if (last && last.href === href) last.parts.push(word)
    else stretches.push({ href, parts: [word] })
  }
  return stretches.map((stretch) => (stretch.parts.some(isSaid) ? stretch : { ...stretch, href: undefined }))
}

/**
 * A link in a text. What lies on this host opens in place, loaded anew, as it need not be a page of the portal; the rest beside it, so that
 * nothing that was begun here is lost.
 */
function ContentAnchor({ href, children }: { href: string; children: ReactNode }) {
  if (new URL(href).origin === location.origin) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
