import './zod-without-eval.ts'
import { zAccountUpdate, zNotificationsUpdate, zVoucherNumber } from './generated/zod.gen.ts'

/** What the contract accepts as a change of the account. For forms; other screens have no use for zod's weight. */
export const accountUpdateSchema = zAccountUpdate

/** What the contract accepts as the number of a voucher. */
export const voucherNumberSchema = zVoucherNumber

/** What the contract accepts as a change of what the customer hears from us. */
export const notificationsUpdateSchema = zNotificationsUpdate
