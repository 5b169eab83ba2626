import type { Text } from '../text.ts'
import { answersEn } from './faq-en.ts'
import { answersFr } from './faq-fr.ts'
import { answersNl } from './faq-nl.ts'

/** What articles are grouped by. */
export const topics = {
  tickets: { fr: 'Billets', nl: 'Tickets', en: 'Tickets' },
  refunds: { fr: 'Annulation et remboursement', nl: 'Annuleren en geld terug', en: 'Cancelling and refunds' },
  pass: { fr: 'Pass et abonnement', nl: 'Pass en abonnement', en: 'Pass and subscription' },
  wallet: { fr: 'Chèques et cartes cadeaux', nl: 'Vouchers en cadeaukaarten', en: 'Vouchers and gift cards' },
  loyalty: { fr: 'Points et avantages', nl: 'Punten en voordelen', en: 'Points and advantages' },
  account: { fr: 'Compte et données', nl: 'Account en gegevens', en: 'Account and data' },
  accessibility: { fr: 'Accessibilité', nl: 'Toegankelijkheid', en: 'Accessibility' },
} satisfies Record<string, Text>

export type TopicId = keyof typeof topics

/** An answer in one language: the question, and the answer as HTML. */
export type Answered = { title: string; content: string }

type Placed = { topic: TopicId; daysAgo: number }

/** The articles in their order. What they say is in the three files beside this one. */
const places = [
  { id: 'find-my-tickets', topic: 'tickets', daysAgo: 12 },
  { id: 'tickets-without-network', topic: 'tickets', daysAgo: 40 },
  { id: 'tickets-not-received', topic: 'tickets', daysAgo: 3 },
  { id: 'cancel-a-booking', topic: 'refunds', daysAgo: 8 },
  { id: 'when-is-my-refund', topic: 'refunds', daysAgo: 64 },
  { id: 'photo-of-the-pass', topic: 'pass', daysAgo: 21 },
  { id: 'pause-the-pass', topic: 'pass', daysAgo: 90 },
  { id: 'cancel-the-pass', topic: 'pass', daysAgo: 5 },
  { id: 'payment-refused', topic: 'pass', daysAgo: 33 },
  { id: 'paid-extras', topic: 'pass', daysAgo: 150 },
  { id: 'add-a-voucher', topic: 'wallet', daysAgo: 17 },
  { id: 'gift-card-code', topic: 'wallet', daysAgo: 48 },
  { id: 'share-a-ticket', topic: 'wallet', daysAgo: 71 },
  { id: 'earn-points', topic: 'loyalty', daysAgo: 26 },
  { id: 'points-expire', topic: 'loyalty', daysAgo: 201 },
  { id: 'change-my-address', topic: 'account', daysAgo: 55 },
  { id: 'delete-my-account', topic: 'account', daysAgo: 10 },
  { id: 'wheelchair-seats', topic: 'accessibility', daysAgo: 118 },
  { id: 'hear-and-see-better', topic: 'accessibility', daysAgo: 37 },
] as const satisfies readonly (Placed & { id: string })[]

export type ArticleId = (typeof places)[number]['id']

/** What every language has to answer: one that is missing does not compile. */
export type Answers = Record<ArticleId, Answered>

/** An article of the help centre. */
export type ArticleSeed = Placed & { id: string; order: number; said: Record<'fr' | 'nl' | 'en', Answered> }

/** The help centre's articles, in their order. */
export const articles: readonly ArticleSeed[] = places.map((place, index) => ({
  ...place,
  order: (index + 1) * 10,
  said: { fr: answersFr[place.id], nl: answersNl[place.id], en: answersEn[place.id] },
}))
