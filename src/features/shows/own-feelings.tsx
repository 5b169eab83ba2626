import { Trans, useLingui } from '@lingui/react/macro'
import { isYesOrNo, useCustomerAction } from '#src/app/session/use-customer-action.ts'
import { Button } from '#src/ui/button.tsx'
import { FeelingsForm, type FeelingsPlace, rateName, wishName } from './feelings-form.tsx'
import { type Emotion, emotions } from './rating-rules.ts'
import { isSameShow } from './show-keys.ts'
import { useFeelings } from './use-feelings.ts'
import { wished } from './wish-rules.ts'

/** What a customer has said of the show, and how they change their mind. What they wanted before they signed in is done here. */
export function OwnFeelings(place: FeelingsPlace) {
  const { show } = place
  const { t } = useLingui()
  const { feelings, wish, rate } = useFeelings()
  const feeling = feelings.find((one) => isSameShow(one.show, show))
  const actWish = useCustomerAction(wishName(place), {
    isWanted: isYesOrNo,
    perform: (isWished) => wish(show, isWished),
  })
  const actRate = useCustomerAction(rateName(place), {
    isWanted: isRatingOrNone,
    perform: (emotion) => rate(show, emotion),
  })
  const emotion = feeling?.emotion ?? null
  const { title } = show
  return (
    <FeelingsForm
      {...place}
      isWished={feeling?.intention === wished}
      emotion={emotion}
      isLeaving={actWish.isLeaving}
      onWish={actWish}
      onRate={actRate}
      retraction={
        emotion !== null && (
          <Button variant="text" aria-label={t`Take the rating back: ${title}`} onClick={() => actRate(null)}>
            <Trans>Take the rating back</Trans>
          </Button>
        )
      }
    />
  )
}

function isRatingOrNone(kept: unknown): kept is Emotion | null {
  return kept === null || emotions.some((emotion) => emotion === kept)
}
