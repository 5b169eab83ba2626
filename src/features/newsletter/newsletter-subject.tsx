import { Trans } from '@lingui/react/macro'

/** What a newsletter is about, by its kind; nothing about a kind that is new. */
export function NewsletterSubject({ category }: { category: string }) {
  switch (category) {
    case 'filmnews':
      return <Trans>It brings the films of the week.</Trans>
    case 'filmtips':
      return <Trans>It brings films that we think are for you.</Trans>
    case 'account':
      return <Trans>It brings news about your account.</Trans>
    case 'servicemail':
      return <Trans>It brings what is good to know before a visit.</Trans>
    default:
      return null
  }
}
