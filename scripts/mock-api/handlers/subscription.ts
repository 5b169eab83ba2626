import type { Handlers } from '../call.ts'
import { problem } from '../problems.ts'
import { cancelReasons } from '../seed/cancel-reasons.ts'
import { documentHandlers } from './documents.ts'
import { subscriptionActions } from './subscription-actions.ts'
import { subscriptionOf } from './subscription-view.ts'

// The account shows these too.

export const subscriptionHandlers = {
  ...subscriptionActions,
  ...documentHandlers,

  getSubscription({ me, now, language }) {
    const { subscription } = me()
    if (subscription) return { status: 200, body: subscriptionOf(subscription, now, language) }
    const detail = 'The customer never had a subscription.'
    return { status: 404, body: problem(language, 404, { code: 'subscription-none', detail }) }
  },

  listCancelReasons: ({ language }) => ({
    status: 200,
    body: [...cancelReasons].map(([code, label]) => ({ code, label: label[language] })),
  }),
} satisfies Handlers
