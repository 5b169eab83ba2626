import './zod-without-eval.ts'
import { zAccountUpdate } from './generated/zod.gen.ts'

/** What the contract accepts as a change of the account. For forms; other screens have no use for zod's weight. */
export const accountUpdateSchema = zAccountUpdate
