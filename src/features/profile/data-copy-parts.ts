import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '#src/api/api-error.ts'
import { type CallOptions, call } from '#src/api/client.ts'
import type { ReadPath } from '#src/api/query.ts'
import type { Flag } from '#src/app/flags/flags.ts'
import { photoText } from './photo-text.ts'

/** An answer of the server, and what it was asked. */
export type CopiedAnswer = { call: string; query?: object; answer: unknown }

/** One thing that a customer would look for in their data. */
export type DataPart = {
  title: MessageDescriptor
  /** The feature without which the account area does not ask for it. */
  flag?: Flag
  read: () => Promise<CopiedAnswer[]>
}

/**
 * Every read of the contract, and what it gives to a copy of the customer's data: nothing where it says nothing about them. A read that
 * is new does not compile until this is decided.
 */
const parts: Record<ReadPath, readonly DataPart[]> = {
  '/api/accounts/me': [
    { title: msg({ message: 'profile', context: 'part of a copy' }), read: () => asked('/api/accounts/me') },
  ],
  '/api/accounts/me/identities': [
    {
      title: msg({ message: 'linked accounts', context: 'part of a copy' }),
      read: () => asked('/api/accounts/me/identities'),
    },
  ],
  '/api/ec/ebillet': [
    { title: msg({ message: 'tickets', context: 'part of a copy' }), read: () => asked('/api/ec/ebillet') },
    {
      title: msg({ message: 'visits', context: 'part of a copy' }),
      read: () => asked('/api/ec/ebillet', { params: { query: { history: true } } }, { history: true }),
    },
  ],
  '/api/accounts/me/subscription': [
    {
      title: msg({ message: 'subscription', context: 'part of a copy' }),
      flag: 'subscriptionEnabled',
      read: () => orNothing('/api/accounts/me/subscription'),
    },
  ],
  '/api/accounts/me/invoices': [
    { title: msg({ message: 'invoices', context: 'part of a copy' }), read: () => asked('/api/accounts/me/invoices') },
  ],
  '/api/accounts/me/cards': [
    { title: msg({ message: 'pass cards', context: 'part of a copy' }), read: () => asked('/api/accounts/me/cards') },
  ],
  '/api/accounts/me/cards/picture/{id}.jpg': [
    { title: msg({ message: 'the photo on the pass', context: 'part of a copy' }), read: readPhotos },
  ],
  '/api/accounts/me/goodies': [
    {
      title: msg({ message: 'wallet', context: 'part of a copy' }),
      flag: 'goodiesEnabled',
      read: () => asked('/api/accounts/me/goodies'),
    },
  ],
  '/api/accounts/me/prepaids': [
    {
      title: msg({ message: 'prepaid cards', context: 'part of a copy' }),
      flag: 'goodiesEnabled',
      read: () => asked('/api/accounts/me/prepaids'),
    },
  ],
  '/api/accounts/me/advantages': [
    {
      title: msg({ message: 'advantages', context: 'part of a copy' }),
      flag: 'advantagesEnabled',
      read: async () => [
        ...(await asked('/api/accounts/me/advantages')),
        ...(await asked('/api/accounts/me/advantages', { params: { query: { type: 'points' } } }, { type: 'points' })),
      ],
    },
  ],
  '/api/accounts/me/loyalty/history-points': [
    {
      title: msg({ message: 'points', context: 'part of a copy' }),
      flag: 'advantagesEnabled',
      read: () => asked('/api/accounts/me/loyalty/history-points'),
    },
  ],
  '/api/v4/client/shows': [
    {
      title: msg({ message: 'ratings and wishlist', context: 'part of a copy' }),
      read: () => asked('/api/v4/client/shows'),
    },
  ],
  '/api/accounts/me/movieToNote': [
    {
      title: msg({ message: 'films to rate', context: 'part of a copy' }),
      read: () => asked('/api/accounts/me/movieToNote'),
    },
  ],
  '/api/accounts/me/cinemas': [
    { title: msg({ message: 'cinemas', context: 'part of a copy' }), read: () => asked('/api/accounts/me/cinemas') },
  ],
  '/api/accounts/me/friends': [
    {
      title: msg({ message: 'friends', context: 'part of a copy' }),
      flag: 'myFriendsEnabled',
      read: () => asked('/api/accounts/me/friends'),
    },
  ],
  '/api/accounts/me/case': [
    {
      title: msg({ message: 'messages to us', context: 'part of a copy' }),
      flag: 'contactBlockDisplayed',
      read: () => asked('/api/accounts/me/case'),
    },
  ],

  // Documents, which their pages hand out one by one; what they are about is in the copy.
  '/api/accounts/me/subscription/contract': [],
  '/api/accounts/me/subscription/invoice/{id}.pdf': [],

  // The same for everybody.
  '/api/accounts/me/subscription/cancel/reasons': [],
  '/api/alerts': [],
  '/api/cinema/{slug}': [],
  '/api/cinema/{slug}/shows': [],
  '/api/cinemas': [],
  '/api/cms/1.7.0/help-center/faq': [],
  '/api/faq/data': [],
  '/api/faq/topic/{id}': [],
  '/api/footer': [],
  '/api/interests': [],
  '/api/settings': [],
  '/api/shows': [],
  '/api/shows/trailers': [],
  '/api/v2/survey': [],
  '/api/zone/{zone}': [],

  // Asked by the link in a newsletter, for whoever follows it. What the customer receives is in the profile.
  '/api/newsletter': [],
}

/** All that a copy of a customer's data is made of, in the order in which the file has it. */
export const dataParts: readonly DataPart[] = Object.values(parts).flat()

async function asked<Path extends ReadPath>(
  path: Path,
  options?: CallOptions<'get', Path>,
  query?: object,
): Promise<CopiedAnswer[]> {
  return [{ call: `GET ${path}`, ...(query && { query }), answer: await call('get', path, options) }]
}

/** The same of something that a customer may have or not: the server says so with a 404. */
async function orNothing<Path extends ReadPath>(
  path: Path,
  options?: CallOptions<'get', Path>,
): Promise<CopiedAnswer[]> {
  try {
    return await asked(path, options)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [{ call: `GET ${path}`, answer: null }]
    throw error
  }
}

/** The photo on each card, in letters. */
async function readPhotos(): Promise<CopiedAnswer[]> {
  const path = '/api/accounts/me/cards/picture/{id}.jpg'
  const cards = await call('get', '/api/accounts/me/cards')
  const ids = new Set(cards.map(({ photoId }) => photoId).filter((id) => id !== null))
  const found = [...ids].map(async (id): Promise<CopiedAnswer> => {
    const [photo] = await orNothing(path, { params: { path: { id } }, parseAs: 'blob' })
    return { call: `GET ${path.replace('{id}', id)}`, answer: photo?.answer ? await photoText(photo.answer) : null }
  })
  return Promise.all(found)
}
