type PageMetaProps = {
  /** Without the chain's name. */
  title: string
  /** A sentence or two for search results and shared links. */
  description: string
  /** A picture of what the page is about, absolute or from the portal's root. */
  image?: string | null
  /** What the page is about, as schema.org describes it. */
  data?: readonly Record<string, unknown>[]
}

/** What a search engine and a shared link show of a public page. */
export function PageMeta({ description }: PageMetaProps) {
  return <meta name="description" content={description} />
}
