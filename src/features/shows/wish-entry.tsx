import { Trans } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { BookLink } from './book-link.tsx'
import { ShowEntry } from './show-entry.tsx'
import { ShowFacts } from './show-facts.tsx'
import { TrailerButton } from './trailer-button.tsx'
import { WishButton } from './wish-button.tsx'

type WishEntryProps = {
  show: Show
  /** Taken off the list while the page is open, it leaves its frame, from which it can be put back. */
  isWished: boolean
  /** `YYYY-MM-DD` in the market. */
  today: string
  onWish: (show: Show, isWished: boolean) => void
}

/** A wish: when it can be seen, the way to a seat, its trailer, and the way off the list. */
export function WishEntry({ show, isWished, today, onWish }: WishEntryProps) {
  return (
    <ShowEntry
      show={show}
      level={2}
      isTakenDown={!isWished}
      note={isWished ? <ShowFacts show={show} today={today} /> : <Trans>Not on your wishlist any more</Trans>}
      actions={
        // Only a show that has a page can be put on the list or taken off it.
        show.slug && (
          <>
            {isWished && <BookLink show={show} />}
            {isWished && <TrailerButton show={show} />}
            <WishButton
              title={show.title}
              isWished={isWished}
              isOnWishlistPage
              onChange={(wanted) => onWish(show, wanted)}
            />
          </>
        )
      }
    />
  )
}
