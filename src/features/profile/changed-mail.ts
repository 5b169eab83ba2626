import { sessionValue } from '#src/app/storage/session-value.ts'

/** The address that the customer has just changed to, until they were told so; empty when there is nothing to tell. */
export const changedMail = sessionValue('changed-mail')
