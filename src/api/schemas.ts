import './zod-without-eval.ts'
import { object } from 'zod/mini'
import {
  zAccountUpdate,
  zCardAttachment,
  zCaseComment,
  zCaseCreation,
  zContactMessage,
  zCredentialsCheck,
  zEmailChange,
  zFriendInvitation,
  zFriendReference,
  zGiftCardNumber,
  zNotificationsUpdate,
  zPrepaidNumber,
  zPrepaidOffer,
  zPrepaidReference,
  zSubscriptionCancellation,
  zVoucherNumber,
} from './generated/zod.gen.ts'

/** What the contract accepts as a change of the account. For forms; other screens have no use for zod's weight. */
export const accountUpdateSchema = zAccountUpdate

/** What the contract accepts as the number of a voucher. */
export const voucherNumberSchema = zVoucherNumber

/** What the contract accepts as the number of a prepaid card. */
export const prepaidNumberSchema = zPrepaidNumber

/** What the contract accepts as the number and the secret code of a gift card. */
export const giftCardNumberSchema = zGiftCardNumber

/** What the contract accepts as a prepaid card and whom it is for. */
export const prepaidOfferSchema = zPrepaidOffer

/** What the contract accepts as a prepaid card that is meant. */
export const prepaidReferenceSchema = zPrepaidReference

/** What the contract accepts as a pass card to be added. */
export const cardAttachmentSchema = zCardAttachment

/** What the contract accepts as the end of a subscription: one of the listed reasons. */
export const cancellationSchema = zSubscriptionCancellation

/** What the contract accepts as a change of what the customer hears from us. */
export const notificationsUpdateSchema = zNotificationsUpdate

/** What the contract accepts as the first step of a change of address. */
export const credentialsCheckSchema = zCredentialsCheck

/** What the contract accepts as the second step of a change of address. */
export const emailChangeSchema = zEmailChange

/** For a form whose call has no body: what is asked in it is not sent. */
export const noBodySchema = object({})

/** What the contract accepts as the address of somebody who is invited to be friends. */
export const friendInvitationSchema = zFriendInvitation

/** What the contract accepts as the friend or the invitation that is meant. */
export const friendReferenceSchema = zFriendReference

/** What the contract accepts as a message to customer service, from anybody. */
export const contactMessageSchema = zContactMessage

/** What the contract accepts as a question to customer service. */
export const caseCreationSchema = zCaseCreation

/** What the contract accepts as a message about such a question. */
export const caseCommentSchema = zCaseComment
