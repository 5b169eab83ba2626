import './zod-without-eval.ts'
import {
  zAccountUpdate,
  zCardAttachment,
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
