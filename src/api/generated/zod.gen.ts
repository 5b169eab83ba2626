// Generated from openapi/ by `npm run generate`. Do not edit: the next run overwrites it.

import * as z from 'zod/mini';

/**
 * How the customer wants to be addressed. `null` when not told.
 */
export const zSalutation = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20))))();

/**
 * An amount in the currency beside it, as a decimal with two places. Negative for a credit. Chosen here.
 */
export const zDecimalAmount = /* @__PURE__ */ (() => z.string().check(z.maxLength(11), z.regex(/^-?\d{1,7}\.\d{2}$/)))();

/**
 * ISO 4217 code. Both markets use `EUR`.
 */
export const zCurrencyCode = /* @__PURE__ */ (() => z.string().check(z.maxLength(3), z.regex(/^[A-Z]{3}$/)))();

/**
 * An amount that stands alone, with its currency. Chosen here.
 */
export const zMoney = /* @__PURE__ */ (() => z.object({
    amount: zDecimalAmount,
    currency: zCurrencyCode
}))();

/**
 * Something that is added to a plan.
 */
export const zAddon = /* @__PURE__ */ (() => z.object({
    value: z.string().check(z.maxLength(40)),
    title: z.string().check(z.maxLength(80)),
    price: zMoney
}))();

/**
 * Type code of a pass.
 */
export const zPassType = /* @__PURE__ */ (() => z.string().check(z.maxLength(40)))();

/**
 * A plan that can be subscribed to. Chosen here.
 */
export const zPlan = /* @__PURE__ */ (() => z.object({
    code: zPassType,
    title: z.string().check(z.maxLength(80)),
    price: zMoney
}))();

/**
 * What is pending and what the customer may do. An action is offered only when its flag is true.
 */
export const zSubscriptionState = /* @__PURE__ */ (() => z.object({
    eligibleReSubscription: z.boolean(),
    eligibleRenew: z.boolean(),
    eligibleForReactivation: z.boolean(),
    eligibleForSuspension: z.boolean(),
    eligibleToCancelSuspension: z.boolean(),
    eligibleToCancelCancellation: z.boolean(),
    eligibleChanges: z.boolean(),
    addons: z.array(zAddon).check(z.maxLength(20)),
    pausePending: z.boolean(),
    cancelPending: z.boolean(),
    pendingPlanChange: z.boolean(),
    newPlan: z.nullable(zPlan),
    currentPlan: z.nullable(zPlan),
    newAddons: z.array(zAddon).check(z.maxLength(20)),
    nextPlanExecutionDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    currentPlanEndDate: z.nullable(z.iso.date().check(z.maxLength(10)))
}))();

/**
 * A bank card, as far as it may be shown.
 */
export const zBankCard = /* @__PURE__ */ (() => z.object({
    lastDigits: z.string().check(z.maxLength(4), z.regex(/^\d{4}$/)),
    expirationDate: z.string().check(z.maxLength(7), z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    icon: z.string().check(z.maxLength(20))
}))();

/**
 * The customer's year in figures.
 */
export const zAccountStatistics = /* @__PURE__ */ (() => z.object({
    timeSpent: z.int().check(z.gte(0), z.lte(1000000)),
    showsSeen: z.int().check(z.gte(0), z.lte(10000)),
    favoriteGenre: z.nullable(z.string().check(z.maxLength(60))),
    mostVisitedCinema: z.nullable(z.string().check(z.maxLength(120))),
    voPercent: z.int().check(z.gte(0), z.lte(100))
}))();

/**
 * What analytics may know about the customer after consent. Chosen here inside; the name is the wire's.
 */
export const zTrackingData = /* @__PURE__ */ (() => z.object({
    newsletterSubscription: z.boolean(),
    passType: z.nullable(z.string().check(z.maxLength(40))),
    loyaltyLevel: z.nullable(z.string().check(z.maxLength(40)))
}))();

/**
 * What the customer likes, as identifiers from `listInterests`.
 */
export const zAccountInterest = /* @__PURE__ */ (() => z.object({
    genres: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))),
    events: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)))
}))();

/**
 * An identity at another provider with which the customer may sign in.
 */
export const zIdentity = /* @__PURE__ */ (() => z.object({
    provider: z.string().check(z.maxLength(40)),
    id: z.string().check(z.maxLength(120))
}))();

/**
 * Membership of the loyalty club.
 */
export const zLoyalty = /* @__PURE__ */ (() => z.object({
    points: z.int().check(z.gte(0), z.lte(9999999)),
    expirationDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    number: z.string().check(z.maxLength(40))
}))();

/**
 * The signed-in customer.
 */
export const zAccount = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    email: z.email().check(z.maxLength(254)),
    emailVerified: z.boolean(),
    firstLogin: z.boolean(),
    salutation: zSalutation,
    firstname: z.nullable(z.string().check(z.maxLength(60))),
    lastname: z.nullable(z.string().check(z.maxLength(60))),
    infixname: z.nullable(z.string().check(z.maxLength(20))),
    dateOfBirth: z.nullable(z.iso.date().check(z.maxLength(10))),
    homePhone: z.nullable(z.string().check(z.maxLength(21))),
    mobilePhone: z.nullable(z.string().check(z.maxLength(21))),
    address: z.nullable(z.string().check(z.maxLength(120))),
    addressComplement: z.nullable(z.string().check(z.maxLength(120))),
    zipCode: z.nullable(z.string().check(z.maxLength(10))),
    city: z.nullable(z.string().check(z.maxLength(80))),
    country: z.nullable(z.string().check(z.maxLength(2))),
    picture: z.nullable(z.string().check(z.maxLength(500))),
    registered: z.boolean(),
    subscription: z.boolean(),
    subscriptionState: z.nullable(zSubscriptionState),
    card: z.nullable(zBankCard),
    mailNotification: z.boolean(),
    statistics: z.nullable(zAccountStatistics),
    trackingDate: zTrackingData,
    mailCommunicationProvider: z.boolean(),
    optinCommunicationProvider: z.boolean(),
    hasLoyalty: z.boolean(),
    cgLoyalty: z.boolean(),
    interest: zAccountInterest,
    social: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
    identities: z.array(zIdentity).check(z.maxLength(10)),
    preferredLanguage: z.nullable(z.string().check(z.maxLength(2))),
    favoriteCinema: z.nullable(z.string().check(z.maxLength(40))),
    loyalty: z.nullable(zLoyalty),
    accountType: z.string().check(z.maxLength(40)),
    jointKey: z.nullable(z.string().check(z.maxLength(128)))
}))();

/**
 * One refused field. Chosen here.
 */
export const zProblemField = /* @__PURE__ */ (() => z.object({
    pointer: z.string().check(z.maxLength(200)),
    code: z.string().check(z.maxLength(40)),
    message: z.string().check(z.maxLength(300))
}))();

/**
 * Why a call did not succeed (RFC 9457, with `code`, `message` and `errors` added. Chosen here.).
 * It names no internals: no stack, no query, no host.
 *
 */
export const zProblem = /* @__PURE__ */ (() => z.object({
    type: z.string().check(z.maxLength(200)),
    title: z.string().check(z.maxLength(120)),
    status: z.int().check(z.gte(400), z.lte(599)),
    detail: z.string().check(z.maxLength(500)),
    instance: z.optional(z.string().check(z.maxLength(200))),
    code: z.string().check(z.maxLength(40)),
    message: z.string().check(z.maxLength(500)),
    errors: z.optional(z.array(zProblemField).check(z.maxLength(50)))
}))();

/**
 * As people write it, with or without a country code.
 */
export const zPhoneNumber = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(21), z.regex(/^\+?[0-9 ().-]{6,20}$/))))();

/**
 * What the customer likes, as identifiers from `listInterests`. Both lists are sent, whichever changed.
 */
export const zInterestChoice = /* @__PURE__ */ (() => z.object({
    genres: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))),
    events: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)))
}))();

/**
 * The fields that change. A field that is left out keeps its value; `null` clears it where `null` is allowed.
 * Limits are chosen here.
 *
 */
export const zAccountUpdate = /* @__PURE__ */ (() => z.object({
    salutation: z.optional(zSalutation),
    firstname: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    lastname: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    infixname: z.nullish(z.string().check(z.minLength(1), z.maxLength(20))),
    dateOfBirth: z.nullish(z.iso.date().check(z.maxLength(10))),
    email: z.optional(z.email().check(z.maxLength(254))),
    homePhone: z.optional(zPhoneNumber),
    mobilePhone: z.optional(zPhoneNumber),
    address: z.nullish(z.string().check(z.minLength(1), z.maxLength(120))),
    addressComplement: z.nullish(z.string().check(z.minLength(1), z.maxLength(120))),
    zipCode: z.nullish(z.string().check(z.maxLength(7), z.regex(/^(\d{4,5}|\d{4} ?[A-Za-z]{2})$/))),
    city: z.nullish(z.string().check(z.minLength(1), z.maxLength(80))),
    country: z.nullish(z.string().check(z.maxLength(2), z.regex(/^[A-Z]{2}$/))),
    registered: z.optional(z.boolean()),
    mailCommunicationProvider: z.optional(z.boolean()),
    optinCommunicationProvider: z.optional(z.boolean()),
    hasLoyalty: z.optional(z.boolean()),
    interest: z.optional(zInterestChoice),
    preferredLanguage: z.nullish(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/))),
    favoriteCinema: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
}))();

/**
 * A provider of identities.
 */
export const zIdentityProvider = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(40)))();

/**
 * A linked identity, as `listIdentities` names it.
 */
export const zIdentityToUnlink = /* @__PURE__ */ (() => z.object({
    provider: zIdentityProvider,
    id: z.string().check(z.minLength(1), z.maxLength(120))
}))();

/**
 * The customer's account at the provider.
 */
export const zLinkedAccount = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(120)),
    name: z.nullable(z.string().check(z.maxLength(120))),
    main: z.boolean()
}))();

/**
 * An identity at another provider with which the customer may sign in, as it is shown to them.
 */
export const zIdentityLink = /* @__PURE__ */ (() => z.object({
    provider: zIdentityProvider,
    icon: z.string().check(z.maxLength(40)),
    account: zLinkedAccount
}))();

/**
 * The identity that the customer has just signed in with at the provider.
 */
export const zIdentityToLink = /* @__PURE__ */ (() => z.object({
    token: z.string().check(z.minLength(1), z.maxLength(4096)),
    provider: zIdentityProvider
}))();

/**
 * Whether the invoice is settled. The values are chosen here.
 */
export const zInvoiceStatus = /* @__PURE__ */ (() => z.string().check(z.maxLength(40)))();

/**
 * An invoice of anything the customer bought, newest first in a list.
 */
export const zAccountInvoice = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    name: z.string().check(z.maxLength(120)),
    date: z.iso.date().check(z.maxLength(10)),
    amount: zDecimalAmount,
    currency: zCurrencyCode,
    status: zInvoiceStatus,
    extractedToNib: z.boolean()
}))();

/**
 * An instant, RFC 3339, with its offset from UTC.
 */
export const zDateTime = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }).check(z.maxLength(35), z.regex(/(Z|[+-]\d{2}:\d{2})$/)))();

/**
 * A deletion that was asked for. Chosen here.
 */
export const zAccountDeletion = /* @__PURE__ */ (() => z.object({
    requestedAt: zDateTime,
    deletionDate: z.iso.date().check(z.maxLength(10))
}))();

/**
 * Whether the mail is on its way.
 */
export const zPasswordMail = /* @__PURE__ */ (() => z.object({
    done: z.boolean()
}))();

/**
 * The first step of a change of address.
 */
export const zCredentialsCheck = /* @__PURE__ */ (() => z.object({
    mail: z.email().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(128))
}))();

/**
 * The way to the second step is open. Chosen here.
 */
export const zCredentialsChecked = /* @__PURE__ */ (() => z.object({
    validUntil: zDateTime
}))();

/**
 * The second step of a change of address.
 */
export const zEmailChange = /* @__PURE__ */ (() => z.object({
    newMail: z.email().check(z.minLength(1), z.maxLength(254)),
    newMailConfirmation: z.email().check(z.minLength(1), z.maxLength(254))
}))();

/**
 * What the customer wants to hear from us. A choice that is left out keeps its value. The names are those of the
 * account. Chosen here.
 *
 */
export const zNotificationsUpdate = /* @__PURE__ */ (() => z.object({
    mailNotification: z.optional(z.boolean()),
    mailCommunicationProvider: z.optional(z.boolean()),
    optinCommunicationProvider: z.optional(z.boolean())
}))();

/**
 * Something that a member of the club may have, as a present or bought with points.
 */
export const zAdvantage = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.maxLength(120)),
    expirationDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    details: z.nullable(z.string().check(z.maxLength(1000))),
    help: z.nullable(z.string().check(z.maxLength(1000))),
    code: z.nullable(z.string().check(z.maxLength(80))),
    terms: z.nullable(z.string().check(z.maxLength(5000))),
    loyaltyPoints: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
    alexRecognitionId: z.nullable(z.string().check(z.maxLength(60)))
}))();

/**
 * Points that came or went on one occasion.
 */
export const zPointsMovement = /* @__PURE__ */ (() => z.object({
    date: z.iso.date().check(z.maxLength(10)),
    label: z.string().check(z.maxLength(200)),
    number: z.int().check(z.gte(0), z.lte(1000000))
}))();

/**
 * What happened to the customer's points.
 */
export const zPointsHistory = /* @__PURE__ */ (() => z.object({
    pointsConsumed: z.array(zPointsMovement).check(z.maxLength(500)),
    pointsEarned: z.array(zPointsMovement).check(z.maxLength(500))
}))();

/**
 * How many places it pays for.
 */
export const zGoodieQuantity = /* @__PURE__ */ (() => z.object({
    initial: z.int().check(z.gte(0), z.lte(1000)),
    remaining: z.int().check(z.gte(0), z.lte(1000))
}))();

/**
 * A gift that is on its way or received. Either way it cannot be spent from this wallet.
 */
export const zGoodieGift = /* @__PURE__ */ (() => z.object({
    date: z.iso.date().check(z.maxLength(10)),
    mail: z.email().check(z.maxLength(254))
}))();

/**
 * A voucher, gift card or prepaid card in the customer's wallet. A prepaid card has the same `id` in the list of
 * prepaid cards, which tells more about it.
 *
 */
export const zGoodie = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    type: z.string().check(z.maxLength(40)),
    status: z.string().check(z.maxLength(40)),
    subtype: z.nullable(z.string().check(z.maxLength(40))),
    name: z.string().check(z.maxLength(120)),
    description: z.nullable(z.string().check(z.maxLength(1000))),
    number: z.nullable(z.string().check(z.maxLength(40))),
    code: z.nullable(z.string().check(z.maxLength(80))),
    quantity: zGoodieQuantity,
    expirationDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    lastUpdateDate: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35), z.regex(/(Z|[+-]\d{2}:\d{2})$/))),
    shareable: z.boolean(),
    given: z.nullable(zGoodieGift)
}))();

/**
 * An invoice of the subscription.
 */
export const zSubscriptionInvoice = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    name: z.string().check(z.maxLength(120)),
    date: z.iso.date().check(z.maxLength(10)),
    amount: zMoney,
    status: zInvoiceStatus,
    extractedToNib: z.boolean()
}))();

/**
 * A paid extra on a visit, such as a large-format screen.
 */
export const zSupplement = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.maxLength(120)),
    date: z.iso.date().check(z.maxLength(10)),
    movie: z.nullable(z.string().check(z.maxLength(200))),
    cinema: z.nullable(z.string().check(z.maxLength(120))),
    amount: zMoney
}))();

/**
 * What the running month will cost.
 */
export const zConsumption = /* @__PURE__ */ (() => z.object({
    subscriptionAmount: zMoney,
    supplements: z.array(zSupplement).check(z.maxLength(200))
}))();

/**
 * How a subscription ends. Chosen here.
 */
export const zSubscriptionEnd = /* @__PURE__ */ (() => z.object({
    endDate: z.iso.date().check(z.maxLength(10)),
    lastDebitDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    lastDebitAmount: z.nullable(zMoney)
}))();

/**
 * Until when the customer may withdraw, and what comes back. Chosen here.
 */
export const zWithdrawal = /* @__PURE__ */ (() => z.object({
    lastDate: z.iso.date().check(z.maxLength(10)),
    refundAmount: zMoney
}))();

/**
 * The customer's subscription.
 */
export const zSubscription = /* @__PURE__ */ (() => z.object({
    invoices: z.array(zSubscriptionInvoice).check(z.maxLength(240)),
    totalInvoiceBalance: zMoney,
    type: zPassType,
    status: z.nullable(z.string().check(z.maxLength(40))),
    date: z.iso.date().check(z.maxLength(10)),
    cardNumber: z.nullable(z.string().check(z.maxLength(40))),
    subscriptionNumber: z.string().check(z.maxLength(40)),
    isADI: z.boolean(),
    id: z.string().check(z.maxLength(60)),
    blockedReason: z.nullable(z.string().check(z.maxLength(40))),
    debitInvoiceEnabled: z.boolean(),
    consumption: zConsumption,
    nextDebitDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    cancellation: z.nullable(zSubscriptionEnd),
    withdrawal: z.nullable(zWithdrawal)
}))();

/**
 * What was asked for and what follows from it, to be shown as a receipt. The customer gets the same by e-mail.
 * Chosen here.
 *
 */
export const zSubscriptionReceipt = /* @__PURE__ */ (() => z.object({
    reference: z.string().check(z.maxLength(40)),
    change: z.string().check(z.maxLength(40)),
    requestedAt: zDateTime,
    effectiveDate: z.iso.date().check(z.maxLength(10)),
    lastDebitDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    lastDebitAmount: z.nullable(zMoney),
    nextDebitDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    nextDebitAmount: z.nullable(zMoney),
    refundAmount: z.nullable(zMoney),
    openBalance: zMoney,
    confirmationMail: z.nullable(z.email().check(z.maxLength(254)))
}))();

/**
 * Asks for the end of the subscription.
 */
export const zSubscriptionCancellation = /* @__PURE__ */ (() => z.object({
    reason: z.string().check(z.minLength(1), z.maxLength(40))
}))();

/**
 * How supplements are to be paid.
 */
export const zSupplementInvoicingChange = /* @__PURE__ */ (() => z.object({
    action: z.enum(['activated', 'disabled'])
}))();

/**
 * How supplements are paid from now on. Chosen here.
 */
export const zSupplementInvoicing = /* @__PURE__ */ (() => z.object({
    debitInvoiceEnabled: z.boolean(),
    nextDebitDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    nextDebitAmount: z.nullable(zMoney)
}))();

/**
 * Asks for a pause, or for its end.
 */
export const zSuspensionChange = /* @__PURE__ */ (() => z.object({
    action: z.enum(['suspend', 'resume'])
}))();

/**
 * A reason for which a subscription can be cancelled.
 */
export const zCancelReason = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.maxLength(40)),
    label: z.string().check(z.maxLength(120))
}))();

/**
 * `KO` when the photo was turned down, `OK` when it was accepted, `PENDING` while it is looked at, `null` without a
 * photo. `OK` and `PENDING` are chosen here.
 *
 */
export const zPhotoStatus = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20))))();

/**
 * `canceled`, `unpaid` and `suspended` all mean that the pass rests; `blocked` that it is refused at the door.
 *
 */
export const zCardSubscriptionStatus = /* @__PURE__ */ (() => z.string().check(z.maxLength(40)))();

/**
 * Media type of a photo.
 */
export const zPhotoType = /* @__PURE__ */ (() => z.string().check(z.maxLength(60)))();

/**
 * A card on which a pass is carried. The portal shows one of them: among those that are active and of a known type, a
 * shared account card comes last, then the one updated last comes first.
 *
 */
export const zPassCard = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    type: zPassType,
    label: z.nullable(z.string().check(z.maxLength(80))),
    displayNumber: z.string().check(z.maxLength(40)),
    code: z.nullable(z.string().check(z.maxLength(64))),
    photoId: z.nullable(z.string().check(z.maxLength(60))),
    photoStatus: zPhotoStatus,
    photoRefusal: z.nullable(z.string().check(z.maxLength(300))),
    activationDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    validityDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    isADI: z.boolean(),
    active: z.boolean(),
    subscriptionStatus: z.nullable(zCardSubscriptionStatus),
    lastUpdateDate: zDateTime,
    maxFileSize: z.int().check(z.gte(1), z.lte(20971520)),
    allowedMimeTypes: z.array(zPhotoType).check(z.minLength(1), z.maxLength(10))
}))();

/**
 * A card that somebody holds in their hands.
 */
export const zCardAttachment = /* @__PURE__ */ (() => z.object({
    lastname: z.string().check(z.minLength(1), z.maxLength(60)),
    cardNumber: z.string().check(z.minLength(8), z.maxLength(30), z.regex(/^[0-9][0-9 ]*[0-9]$/))
}))();

export const zPicture = /* @__PURE__ */ (() => z.instanceof(Blob).check(z.maxSize(20971520)))();

/**
 * A photo for a card.
 */
export const zCardPhoto = /* @__PURE__ */ (() => z.object({
    photo: z.instanceof(Blob).check(z.maxSize(20971520)),
    cardId: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * An offer that waits for its answer, or a card that was given away.
 */
export const zPrepaidGift = /* @__PURE__ */ (() => z.object({
    date: z.iso.date().check(z.maxLength(10)),
    mail: z.email().check(z.maxLength(254)),
    acceptedDate: z.nullable(z.iso.date().check(z.maxLength(10)))
}))();

/**
 * A prepaid card: one or more places that are paid for already. The wallet's list (`Goodie`) has the same card with the
 * same `id`, so that everything which can be spent is in one list; what can be done with it is told here.
 *
 */
export const zPrepaid = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    type: z.string().check(z.maxLength(40)),
    subtype: z.nullable(z.string().check(z.maxLength(40))),
    status: z.string().check(z.maxLength(10)),
    name: z.string().check(z.maxLength(120)),
    description: z.nullable(z.string().check(z.maxLength(1000))),
    number: z.string().check(z.maxLength(40)),
    code: z.nullable(z.string().check(z.maxLength(80))),
    quantity: zGoodieQuantity,
    expirationDate: z.nullable(z.iso.date().check(z.maxLength(10))),
    lastUpdateDate: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35), z.regex(/(Z|[+-]\d{2}:\d{2})$/))),
    shareable: z.boolean(),
    given: z.nullable(zPrepaidGift)
}))();

/**
 * A prepaid card by the number on it.
 */
export const zPrepaidNumber = /* @__PURE__ */ (() => z.object({
    num: z.string().check(z.minLength(4), z.maxLength(40), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]*[0-9A-Za-z]$/))
}))();

/**
 * A prepaid card and whom it is for.
 */
export const zPrepaidOffer = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    email: z.email().check(z.maxLength(254))
}))();

/**
 * A prepaid card of the customer.
 */
export const zPrepaidReference = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * A voucher by what is printed on it.
 */
export const zVoucherNumber = /* @__PURE__ */ (() => z.object({
    cardNumber: z.string().check(z.minLength(4), z.maxLength(40), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]*[0-9A-Za-z]$/))
}))();

/**
 * A gift card by the number and the secret code on its back.
 */
export const zGiftCardNumber = /* @__PURE__ */ (() => z.object({
    cardNumber: z.string().check(z.minLength(4), z.maxLength(40), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]*[0-9A-Za-z]$/)),
    pinCode: z.string().check(z.maxLength(4), z.regex(/^\d{4}$/))
}))();

/**
 * A cinema among the customer's favourites.
 */
export const zFavouriteCinema = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    name: z.string().check(z.maxLength(120)),
    codeCcs: z.nullable(z.string().check(z.maxLength(40))),
    groupTheaterId: z.nullable(z.string().check(z.maxLength(40))),
    alexGroupId: z.nullable(z.string().check(z.maxLength(40))),
    slug: z.string().check(z.maxLength(120)),
    city: z.string().check(z.maxLength(80))
}))();

/**
 * Which cinemas to add to the favourites, or to take off them.
 */
export const zFavouriteCinemasChange = /* @__PURE__ */ (() => z.object({
    cinemas: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(20))
}))();

/**
 * As in the other person's profile. `null` until they have told it.
 */
export const zGivenName = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(60))))();

/**
 * What stands between first and last name, as in `van der`. `null` for most people.
 */
export const zInfixName = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20))))();

/**
 * As in the other person's profile. `null` until they have told it.
 */
export const zFamilyName = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(60))))();

/**
 * `accepted`: both are friends. `received`: the other one asked, and the customer has not answered. `pending`: the
 * customer asked, and the other one has not answered.
 *
 */
export const zFriendStatus = /* @__PURE__ */ (() => z.string().check(z.maxLength(40)))();

/**
 * Somebody with whom the customer goes to the cinema, or an invitation to become one.
 */
export const zFriend = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    firstName: zGivenName,
    infixName: zInfixName,
    lastName: zFamilyName,
    mail: z.nullable(z.email().check(z.maxLength(254))),
    date: z.nullable(z.iso.date().check(z.maxLength(10))),
    status: zFriendStatus
}))();

/**
 * Whom to invite.
 */
export const zFriendInvitation = /* @__PURE__ */ (() => z.object({
    mail: z.email().check(z.minLength(3), z.maxLength(254))
}))();

/**
 * Who was invited.
 */
export const zInvitedFriend = /* @__PURE__ */ (() => z.object({
    firstName: zGivenName,
    infixName: zInfixName,
    lastName: zFamilyName
}))();

/**
 * Which friendship or invitation is meant.
 */
export const zFriendReference = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * A technology or service of a showing.
 */
export const zSpecificity = /* @__PURE__ */ (() => z.object({
    label: z.string().check(z.maxLength(60)),
    icon: z.nullable(z.string().check(z.maxLength(40)))
}))();

/**
 * The showing.
 */
export const zBookingSession = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    startDate: zDateTime,
    endDate: zDateTime,
    timeZone: z.string().check(z.maxLength(40)),
    specificities: z.array(zSpecificity).check(z.maxLength(20)),
    version: z.nullable(z.string().check(z.maxLength(40))),
    auditoriumName: z.string().check(z.maxLength(60))
}))();

/**
 * Something that paid for one or more places.
 */
export const zPaymentMean = /* @__PURE__ */ (() => z.object({
    label: z.string().check(z.maxLength(80)),
    count: z.int().check(z.gte(1), z.lte(30))
}))();

/**
 * How the booking was paid.
 */
export const zPayment = /* @__PURE__ */ (() => z.object({
    bookingDate: zDateTime,
    means: z.array(zPaymentMean).check(z.maxLength(20)),
    totalAmount: zDecimalAmount,
    currency: zCurrencyCode
}))();

/**
 * A number of something.
 */
export const zCountedItem = /* @__PURE__ */ (() => z.object({
    label: z.string().check(z.maxLength(80)),
    quantity: z.int().check(z.gte(1), z.lte(99))
}))();

/**
 * A line of an order.
 */
export const zConcessionItem = /* @__PURE__ */ (() => z.object({
    label: z.string().check(z.maxLength(80)),
    quantity: z.int().check(z.gte(1), z.lte(99)),
    price: zDecimalAmount
}))();

/**
 * An order of food and drinks.
 */
export const zConcessions = /* @__PURE__ */ (() => z.object({
    orderId: z.string().check(z.maxLength(40)),
    items: z.array(zConcessionItem).check(z.maxLength(50)),
    totalPrice: zDecimalAmount,
    totalDiscount: zDecimalAmount,
    currency: zCurrencyCode
}))();

/**
 * Ordering food and drinks to the seat.
 */
export const zClickAndServe = /* @__PURE__ */ (() => z.object({
    concessions: z.nullable(zConcessions),
    activated: z.boolean(),
    eligible: z.boolean(),
    limitDurationOrder: z.int().check(z.gte(0), z.lte(600))
}))();

/**
 * What is shown.
 */
export const zBookingShow = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(120)),
    title: z.string().check(z.maxLength(200)),
    duration: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
    directors: z.nullable(z.string().check(z.maxLength(300))),
    backdropUrl: z.nullable(z.string().check(z.maxLength(500))),
    posterPath: z.nullable(z.string().check(z.maxLength(500)))
}))();

/**
 * A point on the map, WGS 84.
 */
export const zGpsPosition = /* @__PURE__ */ (() => z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180))
}))();

/**
 * Where it is shown, and how to get in.
 */
export const zBookingCinema = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    slug: z.nullable(z.string().check(z.maxLength(120))),
    name: z.string().check(z.maxLength(120)),
    address: z.nullable(z.string().check(z.maxLength(200))),
    city: z.string().check(z.maxLength(80)),
    postalCode: z.nullable(z.string().check(z.maxLength(10))),
    gpsPosition: z.nullable(zGpsPosition),
    hasPmrService: z.boolean(),
    access: z.nullable(z.string().check(z.maxLength(500)))
}))();

/**
 * One place. Chosen here.
 */
export const zTicket = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    code: z.string().check(z.minLength(1), z.maxLength(80)),
    seat: z.nullable(z.string().check(z.maxLength(20))),
    cinemaId: z.string().check(z.maxLength(40)),
    sessionId: z.string().check(z.maxLength(40)),
    language: z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/))
}))();

/**
 * A booking of one showing, with its e-tickets.
 */
export const zBooking = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    bookingId: z.string().check(z.maxLength(40)),
    status: z.string().check(z.maxLength(40)),
    website: z.string().check(z.maxLength(40)),
    language: z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)),
    session: zBookingSession,
    payment: zPayment,
    seats: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(30)),
    seatType: z.nullable(z.string().check(z.maxLength(60))),
    options: z.array(zCountedItem).check(z.maxLength(30)),
    clickAndServe: z.nullable(zClickAndServe),
    show: zBookingShow,
    cinema: zBookingCinema,
    refundable: z.boolean(),
    refundableUntil: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35), z.regex(/(Z|[+-]\d{2}:\d{2})$/))),
    tickets: z.array(zTicket).check(z.minLength(1), z.maxLength(30))
}))();

/**
 * Why an action on a booking was not done.
 */
export const zBookingRefusal = /* @__PURE__ */ (() => z.object({
    code: z.string().check(z.minLength(1), z.maxLength(40)),
    message: z.string().check(z.minLength(1), z.maxLength(500))
}))();

/**
 * How an action on a booking ended.
 */
export const zBookingOutcome = /* @__PURE__ */ (() => z.object({
    done: z.boolean(),
    error: z.nullable(zBookingRefusal)
}))();

/**
 * A file that the customer sent. Chosen here.
 */
export const zCaseAttachment = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.maxLength(255)),
    type: z.string().check(z.maxLength(80)),
    size: z.int().check(z.gte(1), z.lte(5242880))
}))();

/**
 * A message about the case.
 */
export const zCaseMessage = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    body: z.string().check(z.maxLength(4000)),
    createdAt: zDateTime,
    received: z.boolean()
}))();

/**
 * A question to customer service, with everything that was written about it.
 */
export const zCase = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    subject: z.nullable(z.string().check(z.maxLength(120))),
    number: z.string().check(z.maxLength(40)),
    createdAt: zDateTime,
    closed: z.boolean(),
    status: z.string().check(z.maxLength(40)),
    description: z.nullable(z.string().check(z.maxLength(4000))),
    attachments: z.array(zCaseAttachment).check(z.maxLength(5)),
    messages: z.array(zCaseMessage).check(z.maxLength(200))
}))();

/**
 * A new question. `type`, `topic` and `reason` are the theme, sub-theme and motif out of `getFaqData`. A field without a
 * value is left out, and fields that are not listed are ignored.
 *
 */
export const zCaseCreation = /* @__PURE__ */ (() => z.object({
    type: z.string().check(z.minLength(1), z.maxLength(60)),
    topic: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    subject: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    description: z.string().check(z.minLength(1), z.maxLength(4000), z.regex(/\S/)),
    cinema: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    'attachments[]': z.optional(z.array(z.instanceof(Blob).check(z.maxSize(5242880))).check(z.maxLength(5)))
}))();

/**
 * The one change that a customer can make.
 */
export const zCaseClosing = /* @__PURE__ */ (() => z.object({
    closed: z.literal(true)
}))();

/**
 * A message to customer service.
 */
export const zCaseComment = /* @__PURE__ */ (() => z.object({
    body: z.string().check(z.minLength(1), z.maxLength(4000), z.regex(/\S/))
}))();

/**
 * A message to customer service from anybody, answered by e-mail. A field without a value is left out, the `cinema` too,
 * and fields that are not listed are ignored. Numbers are text in a form, as `25`.
 *
 */
export const zContactMessage = /* @__PURE__ */ (() => z.object({
    type: z.string().check(z.minLength(1), z.maxLength(40)),
    description: z.string().check(z.minLength(1), z.maxLength(4000), z.regex(/\S/)),
    firstname: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/)),
    lastname: z.optional(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/))),
    email: z.email().check(z.minLength(3), z.maxLength(254)),
    phone: z.optional(z.string().check(z.maxLength(31), z.regex(/^\+?[0-9 ().\-\/]{5,30}$/))),
    movie: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    desiredTime: z.optional(z.string().check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    date: z.optional(z.iso.date().check(z.maxLength(10))),
    cinema: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    studentsNumber: z.optional(z.int().check(z.gte(1), z.lte(2000))),
    schoolName: z.optional(z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/))),
    childrenCount: z.optional(z.int().check(z.gte(1), z.lte(60)))
}))();

/**
 * What the sender can name the message by. Chosen here.
 */
export const zContactReceipt = /* @__PURE__ */ (() => z.object({
    number: z.string().check(z.maxLength(40)),
    createdAt: zDateTime
}))();

/**
 * A film or event that the customer saw and has not been asked about yet.
 */
export const zShowToRate = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.maxLength(200)),
    idSpectacle: z.string().check(z.minLength(1), z.maxLength(40))
}))();

/**
 * A show about which the customer does not want to be asked.
 */
export const zIgnoredShow = /* @__PURE__ */ (() => z.object({
    idSpectacle: z.string().check(z.minLength(1), z.maxLength(40))
}))();

/**
 * A film or event.
 */
export const zShow = /* @__PURE__ */ (() => z.object({
    slug: z.nullable(z.string().check(z.maxLength(120))),
    salesforceShowId: z.nullable(z.string().check(z.maxLength(40))),
    title: z.string().check(z.maxLength(200)),
    movie: z.boolean(),
    releaseAt: z.nullable(z.iso.date().check(z.maxLength(10))),
    posterPath: z.nullable(z.string().check(z.maxLength(500))),
    backgroundPath: z.nullable(z.string().check(z.maxLength(500))),
    contentRating: z.nullable(z.string().check(z.maxLength(60))),
    genres: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
    duration: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
    directors: z.nullable(z.string().check(z.maxLength(300))),
    warning: z.nullable(z.string().check(z.maxLength(500))),
    isNew: z.boolean(),
    isComingSoon: z.boolean(),
    bookable: z.boolean(),
    order: z.nullable(z.int().check(z.gte(0), z.lte(100000)))
}))();

/**
 * A film or event with what the customer thinks of it.
 */
export const zShowFeelings = /* @__PURE__ */ (() => z.object({
    show: zShow,
    intention: z.nullable(z.int().check(z.gte(2), z.lte(2))),
    emotion: z.nullable(z.int().check(z.gte(1), z.lte(3))),
    isSeen: z.boolean(),
    updatedAt: zDateTime
}))();

/**
 * A rating. It replaces the one before.
 */
export const zRatingGiven = /* @__PURE__ */ (() => z.object({
    emotion: z.int().check(z.gte(1), z.lte(3)),
    isDelete: z.optional(z.literal(false))
}))();

/**
 * The rating is taken back.
 */
export const zRatingRemoved = /* @__PURE__ */ (() => z.object({
    emotion: z.null(),
    isDelete: z.literal(true)
}))();

/**
 * What the customer thinks of a show, or that they take it back.
 */
export const zShowRating = /* @__PURE__ */ (() => z.union([
    zRatingGiven,
    zRatingRemoved
]))();

/**
 * The show goes on the wishlist.
 */
export const zIntentionAdded = /* @__PURE__ */ (() => z.object({
    intention: z.literal(2),
    isDelete: z.optional(z.literal(false))
}))();

/**
 * The show leaves the wishlist.
 */
export const zIntentionRemoved = /* @__PURE__ */ (() => z.object({
    intention: z.null(),
    isDelete: z.literal(true)
}))();

/**
 * That the customer wants to see a show, or no longer does.
 */
export const zShowIntention = /* @__PURE__ */ (() => z.union([
    zIntentionAdded,
    zIntentionRemoved
]))();

/**
 * Where links lead. A link whose address is `null` is not shown, except `catalogue`, for which the portal's own
 * origin stands in. The names are chosen here.
 *
 */
export const zSettingsUrls = /* @__PURE__ */ (() => z.object({
    catalogue: z.nullable(z.url().check(z.maxLength(500))),
    booking: z.nullable(z.url().check(z.maxLength(500))),
    moreFromProvider: z.nullable(z.url().check(z.maxLength(500))),
    homeOffer: z.nullable(z.url().check(z.maxLength(500))),
    business: z.nullable(z.url().check(z.maxLength(500))),
    privacy: z.nullable(z.url().check(z.maxLength(500))),
    terms: z.nullable(z.url().check(z.maxLength(500))),
    loyaltyTerms: z.nullable(z.url().check(z.maxLength(500))),
    faq: z.nullable(z.url().check(z.maxLength(500)))
}))();

/**
 * Public keys of third parties, `null` for one that is not used. The names are chosen here.
 */
export const zSettingsKeys = /* @__PURE__ */ (() => z.object({
    tagManager: z.nullable(z.string().check(z.maxLength(128))),
    maps: z.nullable(z.string().check(z.maxLength(128)))
}))();

/**
 * What may be uploaded.
 */
export const zFileUploadParams = /* @__PURE__ */ (() => z.object({
    maxFileSize: z.int().check(z.gte(1), z.lte(26214400)),
    allowedMimeTypes: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20))
}))();

/**
 * An attribute of the element. Chosen here.
 */
export const zInjectionAttribute = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.maxLength(60)),
    value: z.string().check(z.maxLength(1000))
}))();

/**
 * A third-party element.
 */
export const zInjection = /* @__PURE__ */ (() => z.object({
    inHead: z.boolean(),
    inNoScript: z.boolean(),
    element: z.string().check(z.maxLength(20)),
    value: z.nullable(z.string().check(z.maxLength(4000))),
    attributes: z.array(zInjectionAttribute).check(z.maxLength(20))
}))();

/**
 * What this market has. A page whose flag is off does not exist for the customer.
 */
export const zFeatureFlags = /* @__PURE__ */ (() => z.object({
    offersMenuDisplayed: z.boolean(),
    subscriptionEnabled: z.boolean(),
    moreFromProviderMenuEnabled: z.boolean(),
    clubProviderEnabled: z.boolean(),
    providerBusinessEnabled: z.boolean(),
    providerHomeEnabled: z.boolean(),
    advantagesEnabled: z.boolean(),
    goodiesEnabled: z.boolean(),
    myFriendsEnabled: z.boolean(),
    contactBlockDisplayed: z.boolean(),
    statisticsEnabled: z.boolean(),
    myInterestEnabled: z.boolean(),
    notificationsEnabled: z.boolean()
}))();

/**
 * What the header shows. Chosen here.
 */
export const zHeaderSettings = /* @__PURE__ */ (() => z.object({
    disabled: z.boolean(),
    navDisabled: z.boolean(),
    mobileEnabled: z.boolean()
}))();

/**
 * What the footer shows. Chosen here.
 */
export const zFooterSettings = /* @__PURE__ */ (() => z.object({
    disabled: z.boolean(),
    light: z.boolean()
}))();

/**
 * The market's OpenID provider and how tokens are used. The portal's public client identifier at the provider
 * belongs to the market and is not sent. The names are chosen here.
 *
 */
export const zAuthSettings = /* @__PURE__ */ (() => z.object({
    authority: z.url().check(z.maxLength(300)),
    authorizationEndpoint: z.url().check(z.maxLength(300)),
    tokenEndpoint: z.url().check(z.maxLength(300)),
    endSessionEndpoint: z.url().check(z.maxLength(300)),
    scope: z.string().check(z.maxLength(200)),
    silentFrame: z.boolean(),
    optionalToken: z.boolean(),
    allowedUrls: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(30)),
    errorPath: z.nullable(z.string().check(z.maxLength(200), z.regex(/^\//))),
    sessionCookieSeconds: z.nullable(z.int().check(z.gte(1), z.lte(31536000)))
}))();

/**
 * Who asks for the proof. Chosen here.
 */
export const zCaptchaSettings = /* @__PURE__ */ (() => z.object({
    provider: z.string().check(z.maxLength(40)),
    challengeUrl: z.string().check(z.maxLength(300))
}))();

/**
 * Hosts that may show the portal inside them. Chosen here.
 */
export const zEmbedSettings = /* @__PURE__ */ (() => z.object({
    iosHandler: z.nullable(z.string().check(z.maxLength(60))),
    androidBridge: z.nullable(z.string().check(z.maxLength(60))),
    parentOrigins: z.array(z.url().check(z.maxLength(200))).check(z.maxLength(20))
}))();

/**
 * How this market's portal is set up.
 */
export const zSettings = /* @__PURE__ */ (() => z.object({
    urls: zSettingsUrls,
    keys: zSettingsKeys,
    defaultCity: z.string().check(z.maxLength(60)),
    ageRestriction: z.int().check(z.gte(0), z.lte(120)),
    fileUploadParams: zFileUploadParams,
    mobileKey: z.nullable(z.string().check(z.maxLength(128), z.regex(/^[!-~]+$/))),
    injections: z.array(zInjection).check(z.maxLength(30)),
    featureFlags: zFeatureFlags,
    header: zHeaderSettings,
    footer: zFooterSettings,
    auth: z.nullable(zAuthSettings),
    captcha: z.nullable(zCaptchaSettings),
    embed: zEmbedSettings
}))();

/**
 * A survey to which the customer is invited. Chosen here.
 */
export const zSurvey = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    title: z.string().check(z.maxLength(120)),
    description: z.nullable(z.string().check(z.maxLength(500))),
    url: z.url().check(z.maxLength(500))
}))();

/**
 * The survey of the moment, if there is one. Chosen here.
 */
export const zSurveyAnswer = /* @__PURE__ */ (() => z.object({
    survey: z.nullable(zSurvey)
}))();

/**
 * A building of a cinema. The names of the address lines are chosen here.
 */
export const zTheater = /* @__PURE__ */ (() => z.object({
    name: z.string().check(z.maxLength(120)),
    addressLine1: z.string().check(z.maxLength(120)),
    addressLine2: z.nullable(z.string().check(z.maxLength(120))),
    zip: z.string().check(z.maxLength(10)),
    city: z.string().check(z.maxLength(80)),
    gpsPosition: z.nullable(zGpsPosition)
}))();

/**
 * A cinema of the catalogue.
 */
export const zCatalogueCinema = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    status: z.string().check(z.maxLength(40)),
    slug: z.string().check(z.maxLength(120)),
    citySlug: z.string().check(z.maxLength(60)),
    name: z.string().check(z.maxLength(120)),
    tags: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(30)),
    hasPmrService: z.boolean(),
    hallCount: z.int().check(z.gte(0), z.lte(100)),
    seatCount: z.int().check(z.gte(0), z.lte(50000)),
    backdrop: z.nullable(z.string().check(z.maxLength(500))),
    description: z.nullable(z.string().check(z.maxLength(4000))),
    vistaRef: z.nullable(z.string().check(z.maxLength(40))),
    googleMyBusinessUrl: z.nullable(z.url().check(z.maxLength(500))),
    timeZone: z.string().check(z.maxLength(40)),
    theaters: z.array(zTheater).check(z.maxLength(10))
}))();

/**
 * A cinema close by. The names are chosen here.
 */
export const zNearbyCinema = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    slug: z.string().check(z.maxLength(120)),
    name: z.string().check(z.maxLength(120)),
    city: z.string().check(z.maxLength(80)),
    distance: z.nullable(z.int().check(z.gte(0), z.lte(2000000)))
}))();

/**
 * A cinema with what its own page needs beyond the catalogue.
 */
export const zCinemaDetail = /* @__PURE__ */ (() => z.intersection(zCatalogueCinema, z.object({
    nearbyCinemas: z.array(zNearbyCinema).check(z.maxLength(10))
})))();

/**
 * A showing, named as in a booking. Chosen here.
 */
export const zCinemaSession = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    startDate: zDateTime,
    endDate: zDateTime,
    version: z.nullable(z.string().check(z.maxLength(40))),
    auditoriumName: z.string().check(z.maxLength(60)),
    specificities: z.array(zSpecificity).check(z.maxLength(20)),
    bookable: z.boolean()
}))();

/**
 * What one cinema does with a show of the catalogue. The flags are about this cinema and may differ from those of
 * the market. The names of the early flags and of the orders are chosen here.
 *
 */
export const zCinemaShow = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(120)),
    bookable: z.boolean(),
    isNew: z.boolean(),
    isComingSoon: z.boolean(),
    isEarly: z.boolean(),
    isEarlyOnly: z.boolean(),
    order: z.nullable(z.int().check(z.gte(0), z.lte(100000))),
    comingSoonOrder: z.nullable(z.int().check(z.gte(0), z.lte(100000))),
    sessions: z.array(zCinemaSession).check(z.maxLength(300))
}))();

/**
 * What a zone's cinemas do with a show of the catalogue.
 */
export const zZoneShow = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(120)),
    isComingSoon: z.boolean(),
    bookable: z.boolean()
}))();

/**
 * A city or region with what can be seen in its cinemas.
 */
export const zZone = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(60)),
    name: z.string().check(z.maxLength(80)),
    cinemas: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(200)),
    shows: z.array(zZoneShow).check(z.maxLength(500))
}))();

/**
 * A film about a show.
 */
export const zTrailer = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.maxLength(120)),
    externalId: z.string().check(z.minLength(1), z.maxLength(500)),
    videoType: z.string().check(z.maxLength(20)),
    title: z.string().check(z.maxLength(200)),
    snapshot: z.nullable(z.string().check(z.maxLength(500))),
    isMain: z.boolean(),
    language: z.nullable(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))
}))();

/**
 * A show to link to.
 */
export const zFooterShow = /* @__PURE__ */ (() => z.object({
    title: z.string().check(z.maxLength(200)),
    slug: z.string().check(z.maxLength(120)),
    movie: z.boolean()
}))();

/**
 * A link.
 */
export const zFooterElement = /* @__PURE__ */ (() => z.object({
    title: z.string().check(z.maxLength(120)),
    url: z.string().check(z.maxLength(500)),
    newTab: z.boolean(),
    cookie: z.boolean()
}))();

/**
 * A titled list of links.
 */
export const zFooterColumn = /* @__PURE__ */ (() => z.object({
    title: z.string().check(z.maxLength(80)),
    elements: z.array(zFooterElement).check(z.maxLength(30))
}))();

/**
 * The chain's page on a social network.
 */
export const zSocialNetwork = /* @__PURE__ */ (() => z.object({
    url: z.url().check(z.maxLength(500)),
    label: z.string().check(z.maxLength(40))
}))();

/**
 * What the editors put in the footer.
 */
export const zFooter = /* @__PURE__ */ (() => z.object({
    shows: z.array(zFooterShow).check(z.maxLength(30)),
    columns: z.array(zFooterColumn).check(z.maxLength(10)),
    socialNetworks: z.array(zSocialNetwork).check(z.maxLength(20))
}))();

/**
 * Something the editors want customers to know.
 */
export const zAlert = /* @__PURE__ */ (() => z.object({
    messageContent: z.string().check(z.maxLength(500)),
    isWarning: z.boolean(),
    updatedAt: zDateTime,
    ecAccountType: z.nullable(z.string().check(z.maxLength(40)))
}))();

/**
 * A genre or kind of event. Chosen here.
 */
export const zInterestOption = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    label: z.string().check(z.maxLength(80))
}))();

/**
 * What a customer can be interested in.
 */
export const zInterests = /* @__PURE__ */ (() => z.object({
    genres: z.array(zInterestOption).check(z.maxLength(100)),
    events: z.array(zInterestOption).check(z.maxLength(100))
}))();

/**
 * A theme.
 */
export const zFaqType = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    title: z.string().check(z.maxLength(120))
}))();

/**
 * A sub-theme.
 */
export const zFaqSubType = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    title: z.string().check(z.maxLength(120)),
    type: z.string().check(z.maxLength(60)),
    topicId: z.nullable(z.string().check(z.maxLength(60)))
}))();

/**
 * A motif.
 */
export const zFaqSubject = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    title: z.string().check(z.maxLength(120)),
    subType: z.string().check(z.maxLength(60))
}))();

/**
 * What a new case can be about: themes, their sub-themes and the motifs of these, each list in the order in which to
 * show it. The tree is three lists, and each entry names the one above it. The members of the entries are chosen here.
 *
 */
export const zFaqData = /* @__PURE__ */ (() => z.object({
    types: z.array(zFaqType).check(z.maxLength(30)),
    subTypes: z.array(zFaqSubType).check(z.maxLength(200)),
    subjects: z.array(zFaqSubject).check(z.maxLength(1000))
}))();

/**
 * What articles are grouped by.
 */
export const zFaqTopic = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    title: z.string().check(z.maxLength(120))
}))();

/**
 * A question with its answer. The members are chosen here.
 */
export const zFaqArticle = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(60)),
    title: z.string().check(z.maxLength(200)),
    content: z.string().check(z.maxLength(20000)),
    topic: z.nullable(zFaqTopic),
    updatedAt: zDateTime,
    order: z.int().check(z.gte(0), z.lte(100000))
}))();

/**
 * The token of the link. It stands for one reader and one newsletter, cannot be guessed, and works for 90 days
 * (chosen here). It is a secret: it belongs in no log.
 *
 */
export const zNewsletterToken = /* @__PURE__ */ (() => z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[A-Za-z0-9._~-]+$/)))();

/**
 * What the link at the foot of a newsletter is about. It tells no more of the reader than the mail itself did, since
 * mails are forwarded. All names but `category` are chosen here.
 *
 */
export const zNewsletter = /* @__PURE__ */ (() => z.object({
    category: z.string().check(z.maxLength(40)),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    mail: z.string().check(z.minLength(3), z.maxLength(254)),
    subscribed: z.boolean()
}))();

/**
 * The link that was opened.
 */
export const zNewsletterLink = /* @__PURE__ */ (() => z.object({
    token: zNewsletterToken
}))();

/**
 * The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
 * language stands in for one that the market does not have.
 *
 */
export const zAcceptLanguage = /* @__PURE__ */ (() => z.string().check(z.maxLength(100)))();

/**
 * The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
 * it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
 *
 */
export const zCaptchaChallenge = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(2000)))();

/**
 * The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`.
 */
export const zLanguage = /* @__PURE__ */ (() => z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))();

/**
 * `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here.
 *
 */
export const zMobileKey = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(128)))();

export const zGetAccountHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The customer.
 */
export const zGetAccountResponse = zAccount;

/**
 * What changes.
 */
export const zUpdateAccountBody = zAccountUpdate;

export const zUpdateAccountHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The customer after the change.
 */
export const zUpdateAccountResponse = zAccount;

/**
 * The identity.
 */
export const zUnlinkIdentityBody = zIdentityToUnlink;

export const zUnlinkIdentityHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The identities that are left.
 */
export const zUnlinkIdentityResponse = /* @__PURE__ */ (() => z.array(zIdentityLink).check(z.maxLength(10)))();

/**
 * The identity that the customer has just signed in with.
 */
export const zLinkIdentityBody = zIdentityToLink;

export const zLinkIdentityHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * Every identity, the new one last.
 */
export const zLinkIdentityResponse = /* @__PURE__ */ (() => z.array(zIdentityLink).check(z.maxLength(10)))();

export const zListIdentitiesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The identities, the oldest link first.
 */
export const zListIdentitiesResponse = /* @__PURE__ */ (() => z.array(zIdentityLink).check(z.maxLength(10)))();

export const zListAccountInvoicesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The invoices, newest first.
 */
export const zListAccountInvoicesResponse = /* @__PURE__ */ (() => z.array(zAccountInvoice).check(z.maxLength(240)))();

export const zRequestAccountDeletionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The request is noted. The account is deleted later.
 */
export const zRequestAccountDeletionResponse = zAccountDeletion;

export const zRequestPasswordChangeHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * Whether the mail is on its way.
 */
export const zRequestPasswordChangeResponse = zPasswordMail;

/**
 * The new address and the password.
 */
export const zCheckCredentialsBody = zCredentialsCheck;

export const zCheckCredentialsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The second step is open.
 */
export const zCheckCredentialsResponse = zCredentialsChecked;

/**
 * The new address, twice.
 */
export const zChangeEmailBody = zEmailChange;

export const zChangeEmailHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The customer after the change.
 */
export const zChangeEmailResponse = zAccount;

/**
 * What changes.
 */
export const zUpdateNotificationsBody = zNotificationsUpdate;

export const zUpdateNotificationsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The customer after the change.
 */
export const zUpdateNotificationsResponse = zAccount;

export const zListAdvantagesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zListAdvantagesQuery = /* @__PURE__ */ (() => z.object({
    type: z.optional(z.literal('points'))
}))();

/**
 * The advantages.
 */
export const zListAdvantagesResponse = /* @__PURE__ */ (() => z.array(zAdvantage).check(z.maxLength(100)))();

export const zGetPointsHistoryHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The two lists.
 */
export const zGetPointsHistoryResponse = zPointsHistory;

export const zListGoodiesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * What the wallet holds.
 */
export const zListGoodiesResponse = /* @__PURE__ */ (() => z.array(zGoodie).check(z.maxLength(200)))();

export const zGetSubscriptionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The subscription.
 */
export const zGetSubscriptionResponse = zSubscription;

export const zUndoCancellationHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The receipt.
 */
export const zUndoCancellationResponse = zSubscriptionReceipt;

/**
 * Why.
 */
export const zCancelSubscriptionBody = zSubscriptionCancellation;

export const zCancelSubscriptionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The receipt.
 */
export const zCancelSubscriptionResponse = zSubscriptionReceipt;

/**
 * Which of the two.
 */
export const zUpdateSupplementInvoicingBody = zSupplementInvoicingChange;

export const zUpdateSupplementInvoicingHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * How supplements are debited now, and what the next debit comes to.
 */
export const zUpdateSupplementInvoicingResponse = zSupplementInvoicing;

export const zUndoSuspensionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The receipt.
 */
export const zUndoSuspensionResponse = zSubscriptionReceipt;

/**
 * What is wanted.
 */
export const zUpdateSuspensionBody = zSuspensionChange;

export const zUpdateSuspensionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The receipt.
 */
export const zUpdateSuspensionResponse = zSubscriptionReceipt;

export const zUndoPlanChangeHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The receipt.
 */
export const zUndoPlanChangeResponse = zSubscriptionReceipt;

export const zListCancelReasonsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The reasons, in order.
 */
export const zListCancelReasonsResponse = /* @__PURE__ */ (() => z.array(zCancelReason).check(z.maxLength(60)))();

export const zDownloadContractHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The contract.
 */
export const zDownloadContractResponse = /* @__PURE__ */ (() => z.instanceof(Blob).check(z.maxSize(20971520)))();

export const zDownloadInvoiceHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zDownloadInvoicePath = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9-]+$/))
}))();

/**
 * The invoice.
 */
export const zDownloadInvoiceResponse = /* @__PURE__ */ (() => z.instanceof(Blob).check(z.maxSize(20971520)))();

export const zListCardsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The cards, the one updated last first.
 */
export const zListCardsResponse = /* @__PURE__ */ (() => z.array(zPassCard).check(z.maxLength(50)))();

/**
 * What is printed on the card.
 */
export const zAttachCardBody = zCardAttachment;

export const zAttachCardHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The card that was added.
 */
export const zAttachCardResponse = zPassCard;

export const zDeleteBankCardHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The bank card is gone.
 */
export const zDeleteBankCardResponse = /* @__PURE__ */ (() => z.void())();

export const zGetCardPictureHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zGetCardPicturePath = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z0-9-]+$/))
}))();

/**
 * The photo.
 */
export const zGetCardPictureResponse = zPicture;

/**
 * The photo and the card that it is for.
 */
export const zUpdateCardPhotoBody = zCardPhoto;

export const zUpdateCardPhotoHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The card with its new photo.
 */
export const zUpdateCardPhotoResponse = zPassCard;

/**
 * The number on the card.
 */
export const zDeletePrepaidBody = zPrepaidNumber;

export const zDeletePrepaidHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The prepaid cards that remain.
 */
export const zDeletePrepaidResponse = /* @__PURE__ */ (() => z.array(zPrepaid).check(z.maxLength(200)))();

export const zListPrepaidsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The prepaid cards.
 */
export const zListPrepaidsResponse = /* @__PURE__ */ (() => z.array(zPrepaid).check(z.maxLength(200)))();

/**
 * The number on the card.
 */
export const zAddPrepaidBody = zPrepaidNumber;

export const zAddPrepaidHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The card that was added.
 */
export const zAddPrepaidResponse = zPrepaid;

/**
 * The card and whom it is for.
 */
export const zOfferPrepaidBody = zPrepaidOffer;

export const zOfferPrepaidHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The card, on offer.
 */
export const zOfferPrepaidResponse = zPrepaid;

/**
 * The card that is on offer.
 */
export const zCancelPrepaidOfferBody = zPrepaidReference;

export const zCancelPrepaidOfferHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The card, which is the customer's own again.
 */
export const zCancelPrepaidOfferResponse = zPrepaid;

/**
 * The card.
 */
export const zDissociatePrepaidBody = zPrepaidReference;

export const zDissociatePrepaidHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The prepaid cards that remain.
 */
export const zDissociatePrepaidResponse = /* @__PURE__ */ (() => z.array(zPrepaid).check(z.maxLength(200)))();

/**
 * What is printed on the voucher.
 */
export const zAddVoucherBody = zVoucherNumber;

export const zAddVoucherHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The voucher that was added.
 */
export const zAddVoucherResponse = zGoodie;

/**
 * The number and the secret code.
 */
export const zAddGiftCardBody = zGiftCardNumber;

export const zAddGiftCardHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The gift card that was added.
 */
export const zAddGiftCardResponse = zGoodie;

/**
 * Which cinemas.
 */
export const zRemoveFavouriteCinemasBody = zFavouriteCinemasChange;

export const zRemoveFavouriteCinemasHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The favourites afterwards.
 */
export const zRemoveFavouriteCinemasResponse = /* @__PURE__ */ (() => z.array(zFavouriteCinema).check(z.maxLength(5)))();

export const zListFavouriteCinemasHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The favourites.
 */
export const zListFavouriteCinemasResponse = /* @__PURE__ */ (() => z.array(zFavouriteCinema).check(z.maxLength(5)))();

/**
 * Which cinemas.
 */
export const zAddFavouriteCinemasBody = zFavouriteCinemasChange;

export const zAddFavouriteCinemasHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The favourites afterwards.
 */
export const zAddFavouriteCinemasResponse = /* @__PURE__ */ (() => z.array(zFavouriteCinema).check(z.maxLength(5)))();

/**
 * Which friend or invitation.
 */
export const zRemoveFriendBody = zFriendReference;

export const zRemoveFriendHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * Those who remain.
 */
export const zRemoveFriendResponse = /* @__PURE__ */ (() => z.array(zFriend).check(z.maxLength(200)))();

export const zListFriendsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * Friends and invitations.
 */
export const zListFriendsResponse = /* @__PURE__ */ (() => z.array(zFriend).check(z.maxLength(200)))();

/**
 * Which invitation.
 */
export const zAcceptFriendBody = zFriendReference;

export const zAcceptFriendHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * They are friends.
 */
export const zAcceptFriendResponse = zFriend;

/**
 * Whom to invite.
 */
export const zInviteFriendBody = zFriendInvitation;

export const zInviteFriendHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The invitation is on its way.
 */
export const zInviteFriendResponse = zInvitedFriend;

export const zListTicketsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zListTicketsQuery = /* @__PURE__ */ (() => z.object({
    history: z.optional(z.boolean())
}))();

/**
 * The bookings.
 */
export const zListTicketsResponse = /* @__PURE__ */ (() => z.array(zBooking).check(z.maxLength(10000)))();

export const zResendTicketsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zResendTicketsPath = /* @__PURE__ */ (() => z.object({
    a: z.string().check(z.minLength(1), z.maxLength(60)),
    b: z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/))
}))();

/**
 * Whether it was sent, and why not.
 */
export const zResendTicketsResponse = zBookingOutcome;

export const zCancelBookingHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zCancelBookingPath = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * Whether it was cancelled, and why not.
 */
export const zCancelBookingResponse = zBookingOutcome;

export const zListCasesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The cases, the latest first.
 */
export const zListCasesResponse = /* @__PURE__ */ (() => z.array(zCase).check(z.maxLength(200)))();

/**
 * The form.
 */
export const zCreateCaseBody = zCaseCreation;

export const zCreateCaseHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The new case.
 */
export const zCreateCaseResponse = zCase;

/**
 * What changes.
 */
export const zCloseCaseBody = zCaseClosing;

export const zCloseCaseHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zCloseCasePath = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * The case, closed.
 */
export const zCloseCaseResponse = zCase;

/**
 * The message.
 */
export const zAddCaseCommentBody = zCaseComment;

export const zAddCaseCommentHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zAddCaseCommentPath = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * The case with the message.
 */
export const zAddCaseCommentResponse = zCase;

/**
 * The form.
 */
export const zSendContactMessageBody = zContactMessage;

export const zSendContactMessageHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Captcha-Challenge': z.optional(z.string().check(z.minLength(1), z.maxLength(2000)))
}))();

/**
 * The message has arrived.
 */
export const zSendContactMessageResponse = zContactReceipt;

export const zListShowsToRateHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The shows, the latest visit first.
 */
export const zListShowsToRateResponse = /* @__PURE__ */ (() => z.array(zShowToRate).check(z.maxLength(200)))();

/**
 * Which show.
 */
export const zIgnoreShowToRateBody = zIgnoredShow;

export const zIgnoreShowToRateHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * What is left to rate, the latest visit first. The shape is chosen here.
 */
export const zIgnoreShowToRateResponse = /* @__PURE__ */ (() => z.array(zShowToRate).check(z.maxLength(200)))();

export const zPurgeShowsToRateHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * Nothing is kept any more.
 */
export const zPurgeShowsToRateResponse = /* @__PURE__ */ (() => z.void())();

export const zListClientShowsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zListClientShowsQuery = /* @__PURE__ */ (() => z.object({
    language: z.optional(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))
}))();

/**
 * The shows, the latest change first.
 */
export const zListClientShowsResponse = /* @__PURE__ */ (() => z.array(zShowFeelings).check(z.maxLength(500)))();

/**
 * The rating, or its removal.
 */
export const zRateShowBody = zShowRating;

export const zRateShowHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zRateShowPath = /* @__PURE__ */ (() => z.object({
    clientId: z.string().check(z.minLength(1), z.maxLength(60)),
    slug: z.string().check(z.minLength(1), z.maxLength(120))
}))();

export const zRateShowQuery = /* @__PURE__ */ (() => z.object({
    language: z.optional(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))
}))();

/**
 * The show, with what the customer thinks of it now.
 */
export const zRateShowResponse = zShowFeelings;

/**
 * The rating, or its removal.
 */
export const zRateShowBySalesforceIdBody = zShowRating;

export const zRateShowBySalesforceIdHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zRateShowBySalesforceIdPath = /* @__PURE__ */ (() => z.object({
    clientId: z.string().check(z.minLength(1), z.maxLength(60)),
    id: z.string().check(z.minLength(1), z.maxLength(40))
}))();

export const zRateShowBySalesforceIdQuery = /* @__PURE__ */ (() => z.object({
    language: z.optional(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))
}))();

/**
 * The show, with what the customer thinks of it now.
 */
export const zRateShowBySalesforceIdResponse = zShowFeelings;

/**
 * The wish, or its removal.
 */
export const zUpdateShowIntentionBody = zShowIntention;

export const zUpdateShowIntentionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zUpdateShowIntentionPath = /* @__PURE__ */ (() => z.object({
    clientId: z.string().check(z.minLength(1), z.maxLength(60)),
    slug: z.string().check(z.minLength(1), z.maxLength(120))
}))();

export const zUpdateShowIntentionQuery = /* @__PURE__ */ (() => z.object({
    language: z.optional(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))
}))();

/**
 * The show, with what the customer thinks of it now.
 */
export const zUpdateShowIntentionResponse = zShowFeelings;

export const zGetSettingsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The settings.
 */
export const zGetSettingsResponse = zSettings;

export const zGetSurveyHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zGetSurveyQuery = /* @__PURE__ */ (() => z.object({
    language: z.optional(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))
}))();

/**
 * The survey, if there is one.
 */
export const zGetSurveyResponse = zSurveyAnswer;

export const zListCinemasHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The cinemas, by name.
 */
export const zListCinemasResponse = /* @__PURE__ */ (() => z.array(zCatalogueCinema).check(z.maxLength(500)))();

export const zGetCinemaHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Mobile-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
}))();

export const zGetCinemaPath = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.minLength(1), z.maxLength(120))
}))();

/**
 * The cinema.
 */
export const zGetCinemaResponse = zCinemaDetail;

export const zListCinemaShowsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Mobile-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
}))();

export const zListCinemaShowsPath = /* @__PURE__ */ (() => z.object({
    slug: z.string().check(z.minLength(1), z.maxLength(120))
}))();

/**
 * The shows.
 */
export const zListCinemaShowsResponse = /* @__PURE__ */ (() => z.array(zCinemaShow).check(z.maxLength(200)))();

export const zListShowsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Mobile-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
}))();

/**
 * The shows, by `order`.
 */
export const zListShowsResponse = /* @__PURE__ */ (() => z.array(zShow).check(z.maxLength(1000)))();

export const zGetZoneHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Mobile-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
}))();

export const zGetZonePath = /* @__PURE__ */ (() => z.object({
    zone: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * The zone.
 */
export const zGetZoneResponse = zZone;

export const zListTrailersHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100))),
    'X-Mobile-Key': z.optional(z.string().check(z.minLength(1), z.maxLength(128)))
}))();

/**
 * The trailers.
 */
export const zListTrailersResponse = /* @__PURE__ */ (() => z.array(zTrailer).check(z.maxLength(2000)))();

export const zGetFooterHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The footer.
 */
export const zGetFooterResponse = zFooter;

export const zListAlertsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zListAlertsQuery = /* @__PURE__ */ (() => z.object({
    type: z.literal('ec')
}))();

/**
 * The alerts, the latest change first.
 */
export const zListAlertsResponse = /* @__PURE__ */ (() => z.array(zAlert).check(z.maxLength(50)))();

export const zListInterestsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The genres and events.
 */
export const zListInterestsResponse = zInterests;

export const zGetFaqDataHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The tree.
 */
export const zGetFaqDataResponse = zFaqData;

export const zGetFaqTopicHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zGetFaqTopicPath = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60))
}))();

/**
 * The topic.
 */
export const zGetFaqTopicResponse = zFaqTopic;

export const zListFaqArticlesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zListFaqArticlesQuery = /* @__PURE__ */ (() => z.object({
    category: z.literal('ec')
}))();

/**
 * The articles, in their order.
 */
export const zListFaqArticlesResponse = /* @__PURE__ */ (() => z.array(zFaqArticle).check(z.maxLength(500)))();

export const zGetNewsletterHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

export const zGetNewsletterQuery = /* @__PURE__ */ (() => z.object({
    token: zNewsletterToken
}))();

/**
 * The newsletter.
 */
export const zGetNewsletterResponse = zNewsletter;

/**
 * The link that was opened.
 */
export const zUnsubscribeNewsletterBody = zNewsletterLink;

export const zUnsubscribeNewsletterHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The reader has left it.
 */
export const zUnsubscribeNewsletterResponse = zNewsletter;

/**
 * The link that was opened.
 */
export const zUnsubscribeAllNewslettersBody = zNewsletterLink;

export const zUnsubscribeAllNewslettersHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The reader has left them all.
 */
export const zUnsubscribeAllNewslettersResponse = zNewsletter;
