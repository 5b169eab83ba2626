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
    interest: z.optional(zAccountInterest),
    preferredLanguage: z.nullish(z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/))),
    favoriteCinema: z.nullish(z.string().check(z.minLength(1), z.maxLength(40)))
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
    nextDebitDate: z.nullable(z.iso.date().check(z.maxLength(10)))
}))();

/**
 * How many places it pays for.
 */
export const zGoodieQuantity = /* @__PURE__ */ (() => z.object({
    initial: z.int().check(z.gte(0), z.lte(1000)),
    remaining: z.int().check(z.gte(0), z.lte(1000))
}))();

/**
 * A gift that is on its way or received.
 */
export const zGoodieGift = /* @__PURE__ */ (() => z.object({
    date: z.iso.date().check(z.maxLength(10)),
    mail: z.email().check(z.maxLength(254))
}))();

/**
 * A voucher, gift card or prepaid ticket in the customer's wallet.
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
 * An instant, RFC 3339, with its offset from UTC.
 */
export const zDateTime = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }).check(z.maxLength(35), z.regex(/(Z|[+-]\d{2}:\d{2})$/)))();

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
 * Where it is shown.
 */
export const zBookingCinema = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.maxLength(40)),
    name: z.string().check(z.maxLength(120)),
    address: z.nullable(z.string().check(z.maxLength(200))),
    city: z.string().check(z.maxLength(80)),
    postalCode: z.nullable(z.string().check(z.maxLength(10))),
    gpsPosition: z.nullable(zGpsPosition)
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
    tickets: z.array(zTicket).check(z.minLength(1), z.maxLength(30))
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
    mobileKey: z.nullable(z.string().check(z.maxLength(128))),
    injections: z.array(zInjection).check(z.maxLength(30)),
    featureFlags: zFeatureFlags,
    header: zHeaderSettings,
    footer: zFooterSettings,
    auth: z.nullable(zAuthSettings),
    captcha: z.nullable(zCaptchaSettings),
    embed: zEmbedSettings
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
    citySlug: z.string().check(z.maxLength(120)),
    name: z.string().check(z.maxLength(120)),
    tags: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(30)),
    hasPmrService: z.boolean(),
    hallCount: z.int().check(z.gte(0), z.lte(100)),
    seatCount: z.int().check(z.gte(0), z.lte(50000)),
    backdrop: z.nullable(z.string().check(z.maxLength(500))),
    description: z.nullable(z.string().check(z.maxLength(4000))),
    vistaRef: z.nullable(z.string().check(z.maxLength(40))),
    googleMyBusinessUrl: z.nullable(z.url().check(z.maxLength(500))),
    theaters: z.array(zTheater).check(z.maxLength(10))
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
 * The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
 * language stands in for one that the market does not have.
 *
 */
export const zAcceptLanguage = /* @__PURE__ */ (() => z.string().check(z.maxLength(100)))();

/**
 * The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`.
 */
export const zLanguage = /* @__PURE__ */ (() => z.string().check(z.maxLength(2), z.regex(/^[a-z]{2}$/)))();

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

export const zListAccountInvoicesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The invoices, newest first.
 */
export const zListAccountInvoicesResponse = /* @__PURE__ */ (() => z.array(zAccountInvoice).check(z.maxLength(240)))();

export const zGetSubscriptionHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The subscription.
 */
export const zGetSubscriptionResponse = zSubscription;

export const zListGoodiesHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * What the wallet holds.
 */
export const zListGoodiesResponse = /* @__PURE__ */ (() => z.array(zGoodie).check(z.maxLength(200)))();

export const zListFavouriteCinemasHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The favourites.
 */
export const zListFavouriteCinemasResponse = /* @__PURE__ */ (() => z.array(zFavouriteCinema).check(z.maxLength(5)))();

export const zListTicketsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The bookings.
 */
export const zListTicketsResponse = /* @__PURE__ */ (() => z.array(zBooking).check(z.maxLength(100)))();

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

export const zGetSettingsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The settings.
 */
export const zGetSettingsResponse = zSettings;

export const zListCinemasHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The cinemas, by name.
 */
export const zListCinemasResponse = /* @__PURE__ */ (() => z.array(zCatalogueCinema).check(z.maxLength(500)))();

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

export const zGetFooterHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The footer.
 */
export const zGetFooterResponse = zFooter;

export const zListInterestsHeaders = /* @__PURE__ */ (() => z.object({
    'Accept-Language': z.optional(z.string().check(z.maxLength(100)))
}))();

/**
 * The genres and events.
 */
export const zListInterestsResponse = zInterests;

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
