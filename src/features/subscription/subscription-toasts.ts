import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Account, PassCard, Settings, Subscription } from '#src/api/contract.ts'
import { flaggedPages, isOn } from '#src/app/flags/flags.ts'
import { formatMoney } from '#src/app/i18n/formats.ts'
import type { NewToast, ToastAction, ToastWords } from '#src/app/toasts/toast-queue.ts'
import { newsIds, type Offer, type Warning } from './subscription-news.ts'
import { opensDoors, type Situation, situationOf } from './subscription-rules.ts'

/** The toasts for what there is to be told about a pass, in its order. */
export function newsToasts(news: readonly (Warning | Offer)[], holding: Holding): NewToast[] {
  const situation = situationOf(holding.subscription, holding.account)
  return news.map((one) =>
    one === 'unpaid' || one === 'photo' || one === 'blocked' ? warningToast(one, situation, holding) : offerToast(one),
  )
}

/** What the words depend on. */
export type Holding = {
  account: Account
  subscription: Subscription | null
  /** A card whose photo was turned down, where the cards were asked for. */
  refused: PassCard | undefined
  settings: Settings
}

/** Warns of what is wrong with the pass. Where there is a page about it, that is one step away; where there is none, somebody to ask. */
function warningToast(warning: Warning, situation: Situation, holding: Holding): NewToast {
  const { subscription, settings } = holding
  const hasPage = isOn(settings, 'subscriptionEnabled')
  const number = subscription?.subscriptionNumber ?? ''
  const shared = { type: 'error', closable: true, cacheId: newsIds[warning] } as const
  switch (warning) {
    case 'unpaid':
      return { ...shared, ...unpaid(number, situation, hasPage), action: hasPage ? seePass : askUs(settings) }
    case 'photo':
      return {
        ...shared,
        title: msg`The photo on your pass was turned down.`,
        content: anotherPhoto(situation, holding),
        action: hasPage ? choosePhoto : askUs(settings),
      }
    case 'blocked':
      return {
        ...shared,
        title: msg`Your pass is blocked.`,
        content: msg`Ask about it at the counter of any of our cinemas. Your subscription number is ${number}.`,
        action: askUs(settings),
      }
  }
}

/** What a photo that was turned down means at the door. That the pass works is said where its subscription and its card both say so. */
function anotherPhoto(situation: Situation, { subscription, refused }: Holding): MessageDescriptor {
  const hasEnded = situation.kind === 'former' || (situation.kind === 'unpaid' && situation.ended)
  if (subscription?.blockedReason === 'incorrect_photo' && !hasEnded) {
    return msg`The pass opens no doors until there is a new one.`
  }
  return opensDoors(situation) && refused?.subscriptionStatus === 'active'
    ? msg`Please choose another one soon. The pass still works.`
    : msg`Please choose another one soon.`
}

/** Where the subscription has a page, it says how to pay; where it has none, the toast has to. */
function unpaid(number: string, situation: Situation, hasPage: boolean): ToastWords {
  const title = msg`A payment for your pass did not go through.`
  const balance = situation.kind === 'unpaid' ? situation.balance : undefined
  if (!balance) {
    return {
      title,
      content: hasPage
        ? msg`Your subscription number is ${number}.`
        : msg`Settle it at the counter of any of our cinemas. Your subscription number is ${number}.`,
    }
  }
  const sum = formatMoney(balance)
  return {
    title,
    content: hasPage
      ? msg`${sum} is still to be paid. Your subscription number is ${number}.`
      : msg`${sum} is still to be paid, at the counter of any of our cinemas. Your subscription number is ${number}.`,
  }
}

/** Offers a pass, on a page that says more. */
function offerToast(offer: Offer): NewToast {
  const shared = { type: 'info', closable: true, titleDesktopOnly: true, cacheId: newsIds[offer] } as const
  switch (offer) {
    case 'again':
      return {
        ...shared,
        title: msg`Missing your pass?`,
        content: msg`You may take it up again from today.`,
        action: { ...seePass, label: msg`Take it up again` },
      }
    case 'renew':
      return {
        ...shared,
        title: msg`Stay a little longer?`,
        content: msg`Your pass runs out soon, and can be renewed already.`,
        action: { ...seePass, label: msg`Renew it` },
      }
    case 'first':
      return {
        ...shared,
        title: msg`Here often?`,
        content: msg`See whether a pass would be something for you.`,
        action: { ...seePass, label: msg`About the pass` },
      }
  }
}

const seePass = { label: msg`See my pass`, page: flaggedPages.subscriptionEnabled } as const satisfies ToastAction

const choosePhoto = {
  label: msg`Choose another photo`,
  page: flaggedPages.subscriptionEnabled,
  dialog: 'photo',
} as const satisfies ToastAction

function askUs(settings: Settings): ToastAction | undefined {
  if (!isOn(settings, 'contactBlockDisplayed')) return undefined
  return { label: msg`Ask us`, page: flaggedPages.contactBlockDisplayed }
}
