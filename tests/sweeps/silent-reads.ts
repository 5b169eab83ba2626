import type { OpenedOperation } from './opened-calls.ts'

/** Why nobody is told when something cannot be read, and on which routes or in which dialogs: for all, or for one person as in `empty /$language`. */
type Silent = { why: string; on: 'everywhere' | readonly string[] }

const programme = ['/$language/movies', '/$language/entertainment', '/$language/shows', 'language']
const show = ['/$language/movies/$slug', '/$language/entertainment/$slug']

/** What decorates a page, and is left out of it without a word where it cannot be read. Everything else is told of. */
export const silentReads: Partial<Record<OpenedOperation, Silent>> = {
  getSurvey: { why: 'An invitation that does not come is missed by nobody.', on: 'everywhere' },
  listAlerts: { why: 'There may be nothing to say: the page would worry somebody about it.', on: 'everywhere' },
  getFooter: { why: 'The footer keeps its cities, its languages and its menu.', on: 'everywhere' },
  getCardPicture: {
    why: 'Another drawing stands for the photo, and the card is shown at the door all the same.',
    on: 'everywhere',
  },
  listCards: {
    why: 'A photo may have been turned down or not: the page of the subscription tells of its card.',
    on: ['/$language', 'language', 'account'],
  },
  listTrailers: {
    why: 'Where no trailer is known, none is offered.',
    on: [...show, '/$language/wishlist', '/$language/recommendations'],
  },
  listCinemas: {
    why: 'Programme and forms go without the names of the cinemas; what was chosen is kept.',
    on: [...programme, '/$language/contact', '/$language/profile', 'change-mail', 'delete-account'],
  },
  listFavouriteCinemas: { why: 'Which cinemas come first is a nicety.', on: show },
  listShows: {
    why: 'A show is rated without its picture; what could be seen next is told of when there is nothing left to rate.',
    on: ['/$language/ratings', 'pass-holder /$language/recommendations'],
  },
  getZone: {
    why: 'What could be seen next is told of when there is nothing left to rate.',
    on: ['pass-holder /$language/recommendations'],
  },
  getPointsHistory: { why: 'Whoever is not a member has no points to tell of.', on: ['join-club'] },
  listFriends: { why: 'An address can be written all the same.', on: ['offer'] },
  getFaqTopic: {
    why: 'Whatever a topic is called that has no answers: the others are there.',
    on: ['/$language/contact'],
  },
  getAccount: { why: 'The form is not filled in beforehand.', on: ['/$language/contact'] },
}

/** Refusals that are an answer: whoever never had a subscription is shown how to get one; where there is no zone, nothing is near. */
export const answeringRefusals: Partial<Record<OpenedOperation, number>> = { getSubscription: 404, getZone: 404 }
