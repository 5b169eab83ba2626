import type { ReactNode } from 'react'

/** A page that an app shows in a frame of its own, with its own title and way back: what the page has to say, and nothing else. */
export function EmbeddedPage({ children }: { children: ReactNode }) {
  return <main className="sheet">{children}</main>
}
