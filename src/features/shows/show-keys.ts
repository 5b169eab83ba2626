import type { Show } from '#src/api/contract.ts'

/** The two names that a show may have: in addresses, and in customer relations. */
export type ShowNames = Pick<Show, 'slug' | 'salesforceShowId'>

/** Whether two shows are the same one, by either of their names. A show without a name is the same as none. */
export function isSameShow(one: ShowNames, other: ShowNames): boolean {
  return (
    (Boolean(one.slug) && one.slug === other.slug) ||
    (Boolean(one.salesforceShowId) && one.salesforceShowId === other.salesforceShowId)
  )
}

/** Tells a show from the others of a list, by its title where it has neither name. */
export function showKey({ slug, salesforceShowId, title }: ShowNames & Pick<Show, 'title'>): string {
  return slug || salesforceShowId || title
}
