import type { Handlers } from '../call.ts'
import { daysLater } from '../dates.ts'
import { contractPdf, invoicePdf } from '../documents.ts'
import { startOf } from './debits.ts'
import { invoicesOf } from './subscription-view.ts'
import { noSubscription, subscriptionProblem } from './subscription-words.ts'

export const documentHandlers = {
  async downloadContract({ me, now, language }) {
    const { account, subscription } = me()
    if (!subscription) return { status: 404, body: noSubscription(language) }
    const start = startOf(subscription)
    if (start >= daysLater(now, 0)) {
      const detail = 'The contract is made out the day after the subscription.'
      return { status: 409, body: subscriptionProblem(language, 409, 'contract-not-ready', { detail }) }
    }
    return { status: 200, body: await contractPdf({ account, subscription, start, language }) }
  },

  async downloadInvoice({ me, now, language, path }) {
    const { account, subscription } = me()
    const invoices = subscription ? invoicesOf(subscription, now, language) : []
    const invoice = invoices.find(({ id }) => id === path.id)
    if (!subscription || !invoice) {
      const detail = `The customer has no invoice ${path.id}.`
      return { status: 404, body: subscriptionProblem(language, 404, 'invoice-unknown', { detail }) }
    }
    if (!invoice.extractedToNib) {
      const detail = 'extractedToNib is false.'
      return { status: 409, body: subscriptionProblem(language, 409, 'invoice-not-ready', { detail }) }
    }
    return { status: 200, body: await invoicePdf({ account, subscription, invoice, language }) }
  },
} satisfies Handlers
