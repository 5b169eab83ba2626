/** The reason that is a withdrawal from the contract. It ends the subscription the same day and has a button of its own. */
export const withdrawalReason = 'RETRACTATION'
