import { useMemo } from 'react'
import { safeHref } from '#src/app/links/safe-href.ts'
import { classes } from '#src/ui/classes.ts'
import { RichLine } from './rich-line.tsx'
import styles from './rich-text.module.css'
import { type Block, type List, sanitised } from './sanitised.ts'

/** Under the page's own heads, which end with `h2`. */
const headings = ['h3', 'h4', 'h5', 'h6'] as const

/** What editors wrote outside the portal, as plain text or as HTML: its paragraphs, headings, lists, emphasis and links, and nothing else. */
export function RichText({ content }: { content: string }) {
  const blocks = useMemo(() => sanitised(content, (url) => safeHref(url)), [content])
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} levels={levelsOf(blocks)} />
    </div>
  )
}

/** The levels of its headings, the highest first: what is the highest in a text comes right under the page's own heads. */
function levelsOf(blocks: readonly Block[]): number[] {
  const used = (one: Block): number[] => {
    if (one.kind === 'list') return one.items.flat().flatMap(used)
    return one.kind === 'heading' ? [one.level] : []
  }
  return [...new Set(blocks.flatMap(used))].sort((one, other) => one - other)
}

function Blocks({ blocks, levels }: { blocks: readonly Block[]; levels: readonly number[] }) {
  return blocks.map((block, place) => {
    // The blocks of a text keep their places.
    const key = `${place}`
    if (block.kind === 'list') return <Items key={key} list={block} levels={levels} />
    const line = <RichLine words={block.words} />
    if (block.kind === 'paragraph') return <p key={key}>{line}</p>
    const Heading = headings[levels.indexOf(block.level)] ?? 'h6'
    return (
      <Heading key={key} className={classes('t-h3', styles.heading)}>
        {line}
      </Heading>
    )
  })
}

function Items({ list: { ordered, items }, levels }: { list: List; levels: readonly number[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={classes(styles.list, ordered && styles.ordered)}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text keep their places
        <li key={place} className={styles.item}>
          <Blocks blocks={item} levels={levels} />
        </li>
      ))}
    </Tag>
  )
}
