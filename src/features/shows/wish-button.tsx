import { Trans, useLingui } from '@lingui/react/macro'
import { Button, isFirstPress } from '#src/ui/button.tsx'

type WishButtonProps = {
  title: string
  isWished: boolean
  onChange: (isWished: boolean) => void
  /** Where everything is a wish, or was one a moment ago, fewer words do. */
  isOnWishlistPage?: boolean
  /** Where it is looked for by it. */
  id?: string
  /** The way to sign in is under way. */
  isBusy?: boolean
}

/** Puts a show on the wishlist, or takes it off. It says what it does, which says how things are. */
export function WishButton(props: WishButtonProps) {
  const { title, isWished, onChange, isOnWishlistPage = false, id, isBusy } = props
  const { t } = useLingui()
  if (isOnWishlistPage) {
    return (
      <Button
        variant="text"
        aria-label={isWished ? t({ message: `Remove: ${title}`, context: 'from the wishlist' }) : t`Put back: ${title}`}
        onClick={(event) => isFirstPress(event) && onChange(!isWished)}
      >
        {isWished ? <Trans context="from the wishlist">Remove</Trans> : <Trans>Put back</Trans>}
      </Button>
    )
  }
  return (
    <Button
      id={id}
      variant="text"
      busy={isBusy}
      icon={isWished ? 'check' : 'bookmark'}
      aria-label={isWished ? t`Take off the wishlist: ${title}` : t`Add to the wishlist: ${title}`}
      onClick={(event) => isFirstPress(event) && onChange(!isWished)}
    >
      {isWished ? <Trans>Take off the wishlist</Trans> : <Trans>Add to the wishlist</Trans>}
    </Button>
  )
}
