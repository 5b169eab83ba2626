// Generated from openapi/ by `npm run generate`. Do not edit: the next run overwrites it.

export interface paths {
    "/api/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description The customer whose token it is, with everything that the portal's pages need to know about them. The portal
         *     calls it once after sign-in and again after any change.
         *
         *     A customer who signed in for the first time exists at once: `registered` is false and the profile is mostly
         *     `null`. Until the registration form is sent, the portal shows nothing else.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Changes the fields that the body holds and leaves the others as they are. The answer is the whole customer
         *     after the change, as `getAccount` would give it.
         *
         *     Nothing is changed when one field is refused: the answer is 422 and names every refused field, not only the
         *     first. A body without a field, or with one that is not listed, is refused with an empty pointer or with that
         *     field's. A new `email` has to be verified again, so `emailVerified` becomes false.
         *     `registered: true` needs a first name, a last name and a date of birth, sent now or known before.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/accounts/me/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink an identity
         * @description Takes an identity away from the customer: from then on it signs nobody in here. The answer is what is left, as
         *     `listIdentities` would give it; `social` and `identities` of the account change with it. Sessions that began with
         *     the identity go on until they end.
         *
         *     The main identity, with which the account was made, stays (409, `IDP-MAIN`): its account has no password, and the
         *     customer could not sign in any more. An identity that is not linked is 404 (`IDP-UNKNOWN`), and so is a second
         *     identical call. Nothing is changed by a refusal.
         *
         *     The path is a verb and the call removes something: it is not to be repeated unasked.
         */
        post: operations["unlinkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link an identity
         * @description Adds an identity at another provider, with which the customer may sign in from then on. The portal sends the
         *     customer to the provider through the market's identity provider and passes on the token that comes back: it asks
         *     the authorization endpoint of the settings for `connection` (the provider's name) with `prompt=login`, and the
         *     token is the id token of that sign-in. The answer is every identity, the new one last, as `listIdentities` would
         *     give it; `social` and `identities` of the account change with it.
         *
         *     Refusals, in this order; none changes anything:
         *
         *     1. 422 on `/provider`: the provider is not offered.
         *     2. 422 on `/token`, code `IDP-TOKEN`: the token is unknown, is of another provider, or is older than ten minutes
         *        (`expired` on the field). The customer has to go to the provider again.
         *     3. 409, `IDP-TAKEN`: the identity belongs to another account. It is not taken from it.
         *     4. 409, `IDP-LINKED`: the customer has an identity of this provider, this one or another. A second identical call
         *        ends here.
         *
         *     Codes that start with `IDP-` are the identity provider's family; the portal shows them to the customer.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The linked identities
         * @description The identities at other providers with which the customer may sign in, in the order in which they were linked. The
         *     same ones are in `identities` of `getAccount`; here they have what is needed to show them. Mail and password are
         *     not among them: a customer who has nothing else gets an empty list. Providers that are not linked are not listed.
         */
        get: operations["listIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's invoices
         * @description Every invoice of the customer, newest first, at most the last twenty years. A customer without one gets an
         *     empty list.
         */
        get: operations["listAccountInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the account to be deleted
         * @description Notes that the customer wants their account deleted, and mails them a receipt. Nothing is deleted yet: until the
         *     day in the answer the account works as before, and customer service can withdraw the request. On that day
         *     everything goes: profile, links, points, wallet, ratings, cases. Invoices are kept as long as the law wants.
         *
         *     While a subscription runs the request is refused with 409 (`subscription-running`); a pending cancellation is
         *     still running. A second request is refused with 409 (`deletion-requested`), whose `message` has the day. The
         *     portal shows the `message` of a refusal as it is.
         *
         *     The path is a verb and has no body: it is sent only after the customer has confirmed, and never repeated unasked.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the mail that changes the password
         * @description Sends a mail with a link to the address of the account; the page behind the link takes the new password. A link is
         *     good for an hour, and a new mail makes the one before worthless.
         *
         *     A mail that is not sent is no error: `done` is false. That is so for a customer who signs in with another provider
         *     alone and has no password, and when the mail cannot be handed over. The portal takes an error for the same.
         *
         *     This GET changes state: it must never be prefetched, cached or retried. Answer with `Cache-Control: no-store`.
         */
        get: operations["requestPasswordChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/checkCredentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the address, step 1
         * @description Checks the password of the customer and whether the new address can be theirs. After a success `changeEmail` is
         *     accepted for this address for ten minutes; a new success takes the place of the one before. Nothing else changes,
         *     and no mail is sent.
         *
         *     A wrong password is 422 on `/password` (`wrong`); an address that another account has is 422 on `/mail` (`taken`),
         *     and the customer's own one too (`unchanged`). The address is looked at only when the password is right, so that
         *     nobody can find out which addresses have an account.
         *
         *     The fifth wrong password within fifteen minutes, and every try after it, is 429 (`too-many-tries`) with
         *     `Retry-After`, the right password included. A success starts the count anew. A customer who signs in with another
         *     provider alone has no password: 409 (`password-none`).
         */
        post: operations["checkCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the address, step 2
         * @description Puts the address that was checked with `checkCredentials` in the place of the old one. The customer signs in with
         *     the new address from then on; it has to be verified, so `emailVerified` becomes false and a mail with a link goes to
         *     it. The old address gets a mail that says so. The answer is the whole customer after the change.
         *
         *     Tokens that were issued before stay good until they run out, and hold the old address. The portal signs the customer
         *     in again after a success, so that its tokens hold the new one.
         *
         *     Refusals, in this order; none changes anything:
         *
         *     1. 422 on `/newMailConfirmation` (`mismatch`): the two addresses differ.
         *     2. 409, `credentials-not-checked`: there was no `checkCredentials` for this address in the last ten minutes. A
         *        second identical call ends here, since a success uses the check up.
         *     3. 422 on `/newMail` (`taken`): another account has taken the address in between. The check is kept.
         */
        patch: operations["changeEmail"];
        trace?: never;
    };
    "/api/accounts/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the customer hears from us
         * @description Changes the choices that the body holds and leaves the others as they are. The answer is the whole customer after
         *     the change, as `getAccount` would give it. A second identical call changes nothing and answers the same.
         *
         *     The two opt-ins are the ones that `updateAccount` takes too; what was sent last counts. Each change of an opt-in is
         *     kept with its time, as proof of consent. Mails that have to be sent, such as a ticket or an invoice, are sent
         *     whatever is chosen.
         */
        patch: operations["updateNotifications"];
        trace?: never;
    };
    "/api/accounts/me/advantages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's advantages
         * @description What a member of the club has and may use: presents, and advantages bought with points. Those that expire first come
         *     first, those that stay come last. Used and expired ones are not in the list. Somebody who is not in the club
         *     (`hasLoyalty` of the account) gets an empty list, not a refusal.
         */
        get: operations["listAdvantages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/loyalty/history-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How points came and went
         * @description The points that the customer earned and those that they spent or lost, each list newest first, of the last two years.
         *     Points that expired are in `pointsConsumed`, under a label that says so. The balance is in the account (`loyalty`):
         *     it is the difference of the two lists only for somebody who has been a member for less than two years. Somebody who
         *     is not in the club gets two empty lists, not a refusal. The two years are chosen here.
         */
        get: operations["getPointsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/goodies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's vouchers, gift cards and prepaid cards
         * @description Everything in the customer's wallet, those that can be spent first, then by the day on which they expire. Those
         *     that are used or expired stay in the list for a year.
         *
         *     The prepaid cards of `listPrepaids` are in it too, each under the same `id`, so that one list tells what there is
         *     to spend. A change to a prepaid card is seen in both lists at once; one that was deleted or dissociated is in
         *     neither.
         */
        get: operations["listGoodies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's subscription
         * @description The subscription with its invoices and what the running month will cost. A former subscriber still gets the
         *     last one, with the `status` of its last day, so that an open balance can be paid. What may be done with it is in
         *     `subscriptionState` of the account.
         *
         *     `cancellation` and `withdrawal` say what leaving would come to, so that the customer knows before asking for it.
         *
         *     404 says that the customer never had a subscription. It is an ordinary answer, not a failure.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a cancellation back
         * @description Takes back a cancellation that has not taken effect, while `eligibleToCancelCancellation` of the account is true. The
         *     subscription goes on as if it had not been asked for; a pause or a change of plan that was planned stays planned.
         *
         *     The answer is a receipt. A second identical call is 409, because nothing is pending any more; so is taking back a
         *     withdrawal.
         */
        delete: operations["undoCancellation"];
        options?: never;
        head?: never;
        /**
         * Cancel the subscription
         * @description Asks for the end of the subscription. It may be asked for at any time, also while the subscription is paused, blocked
         *     or unpaid, and nobody has to be called for it. It takes effect on the `endDate` that `cancellation` of the
         *     subscription gives: an open-ended subscription ends with the period that is running, one for a fixed period with that.
         *     Until then the pass works; `cancelPending` and `eligibleToCancelCancellation` of the account are true, and
         *     `nextDebitDate` is `null` unless something is left to debit.
         *
         *     The reason `RETRACTATION` is the withdrawal of the first fourteen days: the subscription ends the same day, what was
         *     debited is paid back within fourteen days, what was planned for later is dropped, and it cannot be undone. It may be sent
         *     while an ordinary cancellation is pending, and takes its place. After `lastDate` of `withdrawal` it is refused with 409,
         *     and nothing is cancelled instead.
         *
         *     The answer is the receipt; the customer gets it by e-mail too. A second identical call is 409: there is one
         *     cancellation and one receipt.
         */
        patch: operations["cancelSubscription"];
        trace?: never;
    };
    "/api/accounts/me/subscription/groupSupplementInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose how supplements are debited
         * @description `activated` debits the supplements of a month together with the next month, `disabled` each on its own. It concerns the
         *     supplements that are not debited yet.
         *
         *     Sending what is set already is no failure: it is answered like a change. It is refused with 409 while debits are
         *     stopped, because the subscription is unpaid, paused or over.
         */
        patch: operations["updateSupplementInvoicing"];
        trace?: never;
    };
    "/api/accounts/me/subscription/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a planned pause back
         * @description Takes back a pause that has not begun, while `eligibleToCancelSuspension` of the account is true. A pause that has begun
         *     is ended with `updateSuspension`, and is 409 here.
         *
         *     The answer is a receipt. A second identical call is 409, because nothing is planned any more.
         */
        delete: operations["undoSuspension"];
        options?: never;
        head?: never;
        /**
         * Pause the subscription, or end a pause
         * @description `suspend` plans a pause, while `eligibleForSuspension` of the account is true. It begins on the day of the next debit:
         *     the month is then not debited, supplements from before still are. Until then the pass works, `pausePending` and `eligibleToCancelSuspension` are true, and
         *     `undoSuspension` takes it back. A pause lasts until it is ended.
         *
         *     `resume` ends a pause that has begun (`suspendu`), while `eligibleForReactivation` is true. The pass works at once and
         *     debits go on with the next day of debit. It does not take back a pause that is only planned.
         *
         *     The answer is a receipt. A second identical call is 409 and changes nothing.
         */
        patch: operations["updateSuspension"];
        trace?: never;
    };
    "/api/accounts/me/subscription/downgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a change of plan back
         * @description Takes back a change of plan that has not begun, to a smaller plan or a larger one, while `pendingPlanChange` of the
         *     account is true. The present plan and its addons stay, `newPlan` becomes `null` and `newAddons` empty.
         *
         *     The answer is a receipt. A second identical call is 409, because nothing is pending any more.
         */
        delete: operations["undoPlanChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/subscription/cancel/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons to cancel for
         * @description What `cancelSubscription` takes as a reason, in the order in which it is shown. Today there are twenty-six, the same for
         *     everybody, with or without a subscription. An empty list means that cancelling is not possible here for a while.
         */
        get: operations["listCancelReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/subscription/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract of the subscription
         * @description The contract as a PDF, in the language in which it was concluded. It stays available after the subscription has ended.
         *
         *     409 says that it is not made out yet, on the day of the subscription. That passes by itself.
         */
        get: operations["downloadContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/subscription/invoice/{id}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of an invoice
         * @description An invoice of the subscription as a PDF.
         *
         *     It can be downloaded once the accounting system has taken it: `extractedToNib` of the invoice is true. Before that the
         *     answer is 409, which passes by itself. An invoice of somebody else is 404, like one that does not exist.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer’s pass cards
         * @description Every pass card that the customer has or had, the one updated last first. It is an empty list for somebody without one.
         *
         *     The photo itself is `getCardPicture`. A card's own limits say what a new photo may be.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a card to the account
         * @description Adds a card that the customer holds in their hands, and answers with it as `listCards` shows it from now on.
         *
         *     It is looked up by its number; then the last name has to be the one on the card, and only then is it told whether the
         *     card is in an account already: the number alone does not tell whose it is. A second identical call is 409.
         */
        patch: operations["attachCard"];
        trace?: never;
    };
    "/api/accounts/me/cards/cb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget the bank card
         * @description Removes the bank card (`card` of the account) for good. It does not concern pass cards, although its path is beside
         *     theirs.
         *
         *     It is refused with 409 while it is needed: a debit of the subscription is still to come, or a balance is open. A second
         *     identical call is 404, because there is no bank card any more.
         */
        delete: operations["deleteBankCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/cards/picture/{id}.jpg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo of a card
         * @description The photo on a card of the customer, upright, as a JPEG, whatever was sent. A photo keeps its `photoId`, and another
         *     one has another, so a picture may be kept for as long as its `photoId` is the card's.
         *
         *     A photo of somebody else is 404, like one that does not exist.
         */
        get: operations["getCardPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/updatePhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a card another photo
         * @description Replaces the photo of a card, and answers with the card. The photo is `PENDING` until somebody has looked at it, which
         *     takes two working days at most; the pass works meanwhile, also when it was blocked because of its photo
         *     (`incorrect_photo`).
         *
         *     In this order: an unknown card is 404, one that is not active 409, a file without a byte 422, one with more bytes than
         *     the card's `maxFileSize` 413, and one that is none of its `allowedMimeTypes` 415. What a file is is told by its content
         *     and not by its name. Each of these leaves the photo as it was. A second identical call replaces the photo by the same
         *     one.
         *
         *     413 also comes with the code `unexpected` for a request that is too large to be read at all, and 415 for one that is no
         *     `multipart/form-data`.
         */
        post: operations["updateCardPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/prepaids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's prepaid cards
         * @description The prepaid cards that the customer bought, added by their number or accepted from somebody, with what can be done
         *     with each. Those that can be spent come first, then by the day on which they expire. Cards that are used up,
         *     expired or given away stay in the list for a year, unless they are deleted.
         *
         *     A card is in one of these states:
         *
         *     | state | `status` | `given` | may be offered | may be dissociated | may be deleted |
         *     |---|---|---|---|---|---|
         *     | available | neither `0` nor `1` | `null` | if `shareable` | if for several places | if `shareable` |
         *     | on offer | neither `0` nor `1` | no `acceptedDate` | no | no | no |
         *     | given away | any | has `acceptedDate` | no | no | yes |
         *     | used up | `1` | `null` | no | no | yes |
         *     | expired | `0` | `null` | no | no | yes |
         */
        get: operations["listPrepaids"];
        put?: never;
        post?: never;
        /**
         * Delete a prepaid card for good
         * @description Removes a card from the list, for good: it cannot be added again, and places that are left on it are lost. The
         *     portal asks before, naming them. The answer is what remains, as `listPrepaids` would give it.
         *
         *     A card may be deleted when it is used up, expired or given away, and while it has places left only if it is
         *     `shareable`; otherwise 409 `prepaid-not-deletable`. One that is on offer is 409 `prepaid-offered` until the offer
         *     is cancelled. Deleting one that was given away removes it from this list alone; the receiver keeps it. A number that
         *     is not in the customer's list is 404 `prepaid-unknown`: so is the same call sent twice.
         *
         *     The body of a DELETE is dropped by some proxies. A server that finds none answers 422, and never deletes more than
         *     the one card.
         */
        delete: operations["deletePrepaid"];
        options?: never;
        head?: never;
        /**
         * Add a prepaid card
         * @description Puts the card with this number on the customer's account. Spaces, hyphens and the difference between capitals and
         *     small letters do not count. The answer is the card, which is then in `listPrepaids` and `listGoodies`.
         *
         *     A card that was dissociated, by whomever, can be added again, with the places that it had left. A number that is
         *     refused is 422 on `/num`, with one of these codes, looked for in this order: `number-unknown` (also of a card that
         *     was deleted), `already-added` (also the answer to the same call sent twice), `belongs-to-other`, `already-used`,
         *     `expired`.
         */
        patch: operations["addPrepaid"];
        trace?: never;
    };
    "/api/accounts/me/prepaids/donate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a prepaid card to somebody
         * @description Offers a card, with all the places that are left on it, to the owner of an e-mail address. The server writes to that
         *     address. From then on the card is `given` and cannot be spent from either account; it becomes the receiver's when
         *     they accept through the link in that mail, which gives `given` its `acceptedDate`. An offer that is not accepted
         *     within 30 days lapses: `given` is `null` again. The receiver need not be a customer yet, and sees nothing of the
         *     card in their account before they accept. The 30 days are chosen here.
         *
         *     The answer is the card after the change. Refusals, looked for in this order: 404 `prepaid-unknown`; 409
         *     `prepaid-given` (accepted by somebody), `prepaid-offered` (also the answer to the same call sent twice),
         *     `prepaid-used`, `prepaid-expired` or `prepaid-not-shareable`; 422 on `/email` with `own-address` for an address of
         *     the customer's own.
         */
        post: operations["offerPrepaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/prepaids/donate/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the offer of a prepaid card
         * @description Takes back an offer that was not accepted yet: the link in the mail no longer works, `given` is `null` and the card
         *     can be spent again. The answer is the card after the change.
         *
         *     Refusals: 404 `prepaid-unknown`; 409 `prepaid-given` when the receiver accepted first; 409 `prepaid-not-offered` when
         *     there is no offer, which is also the answer to the same call sent twice.
         */
        post: operations["cancelPrepaidOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/prepaids/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a prepaid card off the account
         * @description Takes a card for several places (`quantity.initial` above 1) off the account without destroying it: the places stay
         *     on it, and whoever holds it may add it to an account again by its number. The answer is what remains, as
         *     `listPrepaids` would give it. Nothing is refunded, in spite of the path.
         *
         *     Refusals, looked for in this order: 404 `prepaid-unknown`, also the answer to the same call sent twice; 409
         *     `prepaid-given`, `prepaid-offered` (the offer has to be cancelled first), `prepaid-used`, `prepaid-expired` (these two
         *     could not be added again, and can be deleted) or `prepaid-single`.
         */
        post: operations["dissociatePrepaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a voucher
         * @description Puts the voucher on which this is printed into the customer's wallet. Spaces, hyphens and the difference between
         *     capitals and small letters do not count. The answer is the voucher, which is then in `listGoodies`.
         *
         *     A number that is refused is 422 on `/cardNumber`, with one of these codes, looked for in this order:
         *     `number-unknown` (also of a gift card or a prepaid card), `already-added` (also the answer to the same call sent
         *     twice), `belongs-to-other`, `already-used`, `expired`.
         */
        patch: operations["addVoucher"];
        trace?: never;
    };
    "/api/accounts/me/giftcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a gift card
         * @description Puts the gift card with this number into the customer's wallet, for somebody who knows its secret code. The answer is
         *     the card, which is then in `listGoodies`.
         *
         *     Refusals are 422, looked for in this order:
         *
         *     1. on `/cardNumber`: `number-unknown`, then `already-added` (also the answer to the same call sent twice);
         *     2. on `/pinCode`: `pin-wrong`, with the number of tries that are left in its message, or `pin-blocked` for the third
         *        wrong one and whatever is sent after it;
         *     3. on `/cardNumber`: `belongs-to-other`, `expired`, `empty`. They are told to nobody who does not know the code.
         *
         *     Three wrong codes keep a card away from this customer for 24 hours, the right code too. The tries are counted for
         *     each card and customer, so that nobody can block the card of somebody else, and the right code ends the count.
         *     These limits are chosen here.
         */
        patch: operations["addGiftCard"];
        trace?: never;
    };
    "/api/accounts/me/cinemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's favourite cinemas
         * @description The cinemas that the customer follows, at most five, in the order in which they were added.
         */
        get: operations["listFavouriteCinemas"];
        put?: never;
        post?: never;
        /**
         * Take cinemas off the favourites
         * @description Takes the cinemas off the favourites; the others keep their order. The answer is the favourites afterwards, as
         *     `listFavouriteCinemas` would give them. A cinema that is no favourite, or does not exist any more, is passed
         *     over: what is asked for is already so, and a second identical call is no failure.
         *
         *     The body says which ones. Some servers and proxies drop the body of a DELETE: without it nothing may be removed,
         *     and the answer is 422.
         */
        delete: operations["removeFavouriteCinemas"];
        options?: never;
        head?: never;
        /**
         * Add favourite cinemas
         * @description Adds the cinemas to the favourites, at the end and in the order of the list; it never replaces those that are
         *     there (chosen here). The answer is the favourites afterwards, as `listFavouriteCinemas` would give them. A cinema
         *     that is a favourite keeps its place, so a second identical call changes nothing and is no failure.
         *
         *     All or nothing: when one cinema is refused, none is added. More than five favourites afterwards are 409
         *     (`favourites-full`): the portal puts its own list back and says so. A cinema that does not exist
         *     (`unknown-value`) or has closed for good (`cinema-closed`) is 422, each with its place in the list. One that is
         *     closed for a while, or is to open, may be a favourite.
         */
        patch: operations["addFavouriteCinemas"];
        trace?: never;
    };
    "/api/accounts/me/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's friends and invitations
         * @description Friends, invitations that the customer received and those that they sent, told apart by `status`, in no
         *     particular order. A customer who knows nobody gets an empty list.
         *
         *     Friends and sent invitations are at most sixty together (chosen here); received ones come on top.
         */
        get: operations["listFriends"];
        put?: never;
        /**
         * Invite somebody by e-mail
         * @description Asks the person who signs in with this address to be friends. The customer sees them as `pending` from now on,
         *     and they see the customer as `received`, until they accept, or either of the two removes the invitation. They are
         *     told by e-mail. The answer is the name of the person, so that the customer sees whom they invited.
         *
         *     Somebody whose own invitation to the customer is waiting is not invited: theirs is accepted, and both are friends
         *     at once, with the same answer.
         *
         *     Refused, with nothing changed: the customer's own address (`friend-self`), an address without an account
         *     (`friend-unknown`), somebody who is a friend (`friend-already`), and somebody whose invitation is waiting
         *     (`friend-invited`), so also the second of two identical calls. These belong to the field, so they are 422 with
         *     the code in `errors`, and `message` is the sentence about it. With sixty friends and sent invitations it is 409.
         *
         *     The answer gives away whether an address has an account, and whose: a server allows few calls in a row, and
         *     answers others with 429.
         */
        post: operations["inviteFriend"];
        /**
         * Remove a friend or an invitation
         * @description Ends a friendship, declines an invitation that was received, or takes back one that was sent: whatever its
         *     status, it is gone on both sides, and the other person is not told. The answer is the list that remains, as
         *     `listFriends` would give it. A second identical call is 404.
         *
         *     The body says which one. Some servers and proxies drop the body of a DELETE: without it nothing may be removed,
         *     and the answer is 422.
         */
        delete: operations["removeFriend"];
        options?: never;
        head?: never;
        /**
         * Accept an invitation
         * @description Makes friends of the customer and the person whose invitation they received: it is `accepted` on both sides, with
         *     the day as `date`. The answer is the friend after the change. Accepting a friend again changes nothing and is no
         *     failure.
         *
         *     An invitation that the customer sent is not theirs to accept (409). With sixty friends and sent invitations there
         *     is no room for another (409). One that was withdrawn meanwhile is 404.
         */
        patch: operations["acceptFriend"];
        trace?: never;
    };
    "/api/ec/ebillet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-tickets of the customer's bookings
         * @description Without `history`: the bookings whose showing has not ended, or ended less than six hours ago, in no particular
         *     order. The portal keeps those that are `CONFIRMED` and sorts them by the start of the showing.
         *
         *     With `history=true`: every booking whose showing has ended, the latest first, however long ago: customers of
         *     twenty years find all their visits. There are at most 10,000, more than anybody has; a server that knows more
         *     leaves out the oldest.
         *
         *     A booking answers with one entry in `tickets` for each place, each with the code that opens the door for it.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ec/sendmail/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the tickets of a booking by e-mail again
         * @description Sends the e-tickets of a `CONFIRMED` booking, also of one whose showing is over, to the address with which the
         *     customer signs in. Each call sends another mail.
         *
         *     A refusal that belongs to the booking is an ordinary answer with `done` false and an `error` to show: the booking
         *     is not confirmed (`not-confirmed`), or mails to the address come back (`mail-bounced`). Somebody else's booking
         *     is as unknown as one that does not exist: 404.
         *
         *     This is a GET that changes something: it must never be prefetched, cached or retried.
         */
        get: operations["resendTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ec/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancel a booking
         * @description Cancels the whole booking, with all its tickets and what was ordered with it, and pays back each means with which
         *     it was paid. From then on `listTickets` has it as `CANCELLED` and not `refundable`, and its codes open no door. A
         *     confirmation is sent by e-mail.
         *
         *     A refusal that belongs to the booking is an ordinary answer with `done` false and an `error` to show; the booking
         *     stays as it was. Looked at in this order: it is cancelled already (`already-cancelled`, so also for the second of
         *     two identical calls), it is not confirmed (`not-confirmed`), the showing has begun (`already-started`), its price
         *     is never paid back (`not-refundable`), it is less than half an hour before the start (`refund-deadline-passed`;
         *     the deadline is chosen here), the money could not be returned (`refund-failed`). Somebody else's booking is as
         *     unknown as one that does not exist: 404.
         *
         *     This is a GET that changes something: it must never be prefetched, cached or retried. The portal asks before it
         *     calls.
         */
        get: operations["cancelBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer’s cases with customer service
         * @description Every case of the customer, the latest first, at most the last two hundred, each with all its messages. A customer who
         *     never asked anything gets an empty list.
         *
         *     There are no unread marks: the portal compares what it knows. It may ask again while a case is open on the screen,
         *     though not more often than once a minute.
         */
        get: operations["listCases"];
        put?: never;
        /**
         * Ask customer service
         * @description Makes a case out of the form: theme, sub-theme and motif as `type`, `topic` and `reason`, the title and the question
         *     as `subject` and `description`, and perhaps a cinema and files. The answer is the case as `listCases` has it, and a
         *     message is sent to the customer’s e-mail address.
         *
         *     The three ids come from `getFaqData` and have to fit each other: a sub-theme of that theme, a motif of that sub-theme.
         *     A theme that has sub-themes needs one, and a sub-theme that has motifs needs one; both are left out where there is
         *     nothing to choose.
         *
         *     **Files.** Each is a part `attachments[]` with a file name. What type it is, its first bytes say: neither its name nor
         *     the type that the browser gives it count. They are looked at in this order:
         *
         *     1. more than five files: 422 on `/attachments[]`;
         *     2. a file of no bytes: 422 `attachment-empty` on `/attachments[]/` and its place, counted from 0;
         *     3. a file of more than 5,242,880 bytes, or more than 15,728,640 bytes together: 413 `attachment-too-big`;
         *     4. content that is no PDF, JPEG, PNG, HEIC, HEIF or WebP: 415 `attachment-type`.
         *
         *     The message of a refused file names it. A server looks for viruses, too, and refuses what it finds with 415. All limits
         *     are chosen here. A file input in which nothing was chosen, which browsers send as a part without name and bytes, is no
         *     file. Fields are looked at before files, and nothing is made or kept when one of them is refused.
         *
         *     Two identical calls make two cases: after an answer that was lost, the portal looks into `listCases` before it sends the
         *     form again.
         */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Close a case
         * @description Closes a case for which nothing more is to be done. The answer is the case after the change. Customer service sees that
         *     the customer closed it and writes no more.
         *
         *     It cannot be undone: a case is never opened again, and a new question is a new case. Closing one that is closed, be it by
         *     the same call before, is 409 `case-already-closed`. A case that is not the customer’s is as unknown as one that never was
         *     (404).
         */
        patch: operations["closeCase"];
        trace?: never;
    };
    "/api/accounts/me/case/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a message about a case
         * @description Puts a message of the customer at the end of a case. The answer is the whole case after the change, so that messages that
         *     arrived in the meantime show as well.
         *
         *     A closed case takes none (409 `case-closed`), and neither does one with two hundred messages (409 `case-full`; the limit
         *     is chosen here). A case that is not the customer’s is unknown (404).
         *
         *     Two identical calls add two messages: after an answer that was lost, the portal looks into `listCases` before it sends
         *     the message again. Line breaks are kept, and nothing in the text is markup.
         */
        post: operations["addCaseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to customer service without an account
         * @description Sends the contact form. Anybody may; with a session, customer service sees whose account it is. The answer to the message
         *     comes by e-mail, to the address in the form. It makes no case: customers who want to follow theirs use `createCase`.
         *
         *     Fields without a value are left out, the cinema too. A `school` also needs `studentsNumber` and `schoolName`, a
         *     `birthday` also `childrenCount`; for other types these three are ignored. The cinema has to be one of
         *     the catalogue, and the day must not be over.
         *
         *     All refused fields are named at once, and nothing is sent when there is one. Two identical calls send two messages: the
         *     portal does not send the form again by itself.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/movieToNote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows to rate
         * @description Films and events that the customer saw, by their bookings, and has neither rated nor ignored, the latest visit
         *     first. A show without a `salesforceShowId` is left out: it could not be answered.
         *
         *     A server may keep the list for some time. After a rating the portal has it forgotten with `purgeShowsToRate`.
         */
        get: operations["listShowsToRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/ignoreMovie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Do not ask about a show
         * @description Takes a show from the shows to rate for good. It is not rated, and can still be rated from its page. The answer
         *     is what is left of the list, and a list that the server kept is forgotten.
         *
         *     A show that is not in the list is 404, one that was ignored or rated before too: the portal then reads the list
         *     anew.
         */
        patch: operations["ignoreShowToRate"];
        trace?: never;
    };
    "/api/accounts/me/movieToNote/purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget the kept list of shows to rate
         * @description Makes the server forget the list of shows to rate that it kept for this customer, so that the next read is made
         *     from what is known then. The portal calls it after a rating. It has no body, changes nothing that the customer
         *     can see and may be repeated: with nothing kept it succeeds too.
         */
        post: operations["purgeShowsToRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/client/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows on which the customer has an opinion
         * @description Every film or event that the customer put on the wishlist, rated or marked as seen, the latest change first. One
         *     that is on the wishlist and was rated is there once. One about which nothing is left is left out.
         */
        get: operations["listClientShows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/{clientId}/show/{slug}/emotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a show, or take the rating back
         * @description Keeps what the customer thinks of the show and marks it as seen, so it is not among the shows to rate any more.
         *     A rating replaces the one before. The same rating again changes nothing, the time of the last change neither,
         *     and is answered in the same way. A wish for the show stays: a film can be worth a second visit.
         *
         *     With `isDelete` the rating is taken back; the show stays seen and does not come back to the shows to rate.
         *     Taking back a rating that is not there is 409.
         *
         *     The portal calls `purgeShowsToRate` afterwards, then reads the shows to rate anew.
         *
         *     A deployment that puts a version before its client calls, as `listClientShows` has one, serves this path with
         *     that version too.
         */
        post: operations["rateShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/{clientId}/show/sf/{id}/emotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a show without a slug, or take the rating back
         * @description As `rateShow`, for a show of which only the `salesforceShowId` is known: an old one, or one of the shows to
         *     rate. A show that has a slug is found as well, and it is the same rating.
         *
         *     A deployment that puts a version before its client calls, as `listClientShows` has one, serves this path with
         *     that version too.
         */
        post: operations["rateShowBySalesforceId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/{clientId}/show/{slug}/intention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a show on the wishlist, or take it off
         * @description `intention` 2 puts the show on the customer's wishlist. One that is on it already stays as it is and is answered
         *     in the same way. A show can be wished for whether it is on, coming or seen.
         *
         *     `null` with `isDelete` takes it off and leaves a rating as it is. Taking off a show that is not on the wishlist
         *     is 409. A show about which nothing is left is answered all the same, and is not in `listClientShows` any more.
         *
         *     A deployment that puts a version before its client calls, as `listClientShows` has one, serves this path with
         *     that version too.
         */
        post: operations["updateShowIntention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the portal of this market is set up
         * @description The only call made before anything else, sign-in included, and never with a token. The market is the one of the
         *     host that is asked. It holds nothing secret: every visitor can read it.
         *
         *     It may be cached for a minute. While it fails, the portal shows nothing but a page that says so and tries again.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The survey of the moment
         * @description The survey to which this customer is invited, or `null` when there is none or they have answered it.
         */
        get: operations["getSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cinemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The market's cinemas
         * @description Every cinema of the market that a visitor may know about, by name. One that is closed for good is left out; one
         *     that is closed for a while stays, with its `status`.
         */
        get: operations["listCinemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cinema/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cinema
         * @description A cinema of the market that is asked, as in `listCinemas`, with others that can be visited instead. One that is
         *     closed for a while or not open yet is found too, with its `status`; one that is closed for good is 404.
         *
         *     Only cinemas that are open are among those close by, and how far that is, the server decides. A cinema that is
         *     alone has an empty list. With a mobile key it is the mobile catalogue's answer, in the same shape.
         */
        get: operations["getCinema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cinema/{slug}/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a cinema shows
         * @description The shows that are on or announced in a cinema, with what differs from cinema to cinema and with the next
         *     showings. Those that are on come first, by `order`, then those that are only announced, by `comingSoonOrder`.
         *     The shows themselves, with titles and pictures, are in `listShows`; the `slug` is what they have in common.
         *
         *     A cinema that is closed or not open yet has an empty list, not a 404. A showing leaves the list when it begins.
         *     With a mobile key it is the mobile catalogue's answer, in the same shape.
         */
        get: operations["listCinemaShows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shows of the market
         * @description Every film and event that is on or announced in the market, by `order`. Each has a `slug`. What has left the
         *     cinemas is not among them: a customer's old ratings come with their shows in `listClientShows`.
         *
         *     It may be cached for a minute. With a mobile key it is the mobile catalogue's answer, in the same shape.
         */
        get: operations["listShows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/zone/{zone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is on in a city or region
         * @description A city or a region of the market, with the shows that are on or announced in any of its cinemas. The cities of
         *     the footer and `defaultCity` of the settings are zones; a `citySlug` of a cinema is one too. The shows
         *     themselves are in `listShows`.
         *
         *     A zone whose cinemas are all closed has no shows, and is found. With a mobile key it is the mobile catalogue's
         *     answer, in the same shape.
         */
        get: operations["getZone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shows/trailers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trailers of the shows
         * @description The trailers of every show of `listShows`, in that order, the main one of each first. A show may have none, or
         *     several in different languages. One whose `videoType` is not known to the portal is not shown, so it may come
         *     earlier than the portal's next version. With a mobile key it is the mobile catalogue's answer, in the same
         *     shape.
         */
        get: operations["listTrailers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/footer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the editors put in the footer
         * @description The links of the footer, in the order in which to show them. Each list may be empty. The cities are not among
         *     them: they belong to the market.
         *
         *     Addresses are typed by editors. A server should refuse anything but `https` and paths; the portal never follows
         *     anything else.
         */
        get: operations["getFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alerts for the account pages
         * @description What the editors want customers to know now, the latest change first. With a token or without one the list is
         *     the same: the portal keeps the alerts of the customer's account type and those without a type, and shows one
         *     warning and then at most two others.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer can be interested in
         * @description The genres and kinds of events that can be chosen as interests, in the order in which to show them, with labels
         *     in the language asked for. An identifier keeps its meaning for ever.
         */
        get: operations["listInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a case can be about
         * @description The tree of themes, sub-themes and motifs from which `createCase` takes its ids, in the language asked for. The ids are
         *     the same in every language. It changes seldom: a server may let it be kept for an hour.
         */
        get: operations["getFaqData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/topic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A topic of the help centre
         * @description The topic of an address that names nothing but its id, in the language asked for. Articles bring their topic with them,
         *     so a list of articles needs no further call. A topic that is gone is 404.
         */
        get: operations["getFaqTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cms/1.7.0/help-center/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The articles of the help centre
         * @description Every article for the account pages, with its answer, in the language asked for, in the order of `order`. A server without
         *     one gives an empty list. An article that is not translated is left out.
         *
         *     The answers are HTML as editors wrote it, with whatever an editor’s account that fell into wrong hands may have put there.
         *     The portal cleans it and never shows it as it comes.
         */
        get: operations["listFaqArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newsletter that a link is about
         * @description What the page behind the link at the foot of a newsletter shows before the reader confirms. Nobody has to be
         *     signed in: the token stands for the reader, whoever is signed in. Reading changes nothing, since mail programs
         *     open links unasked.
         *
         *     A newsletter that the reader has left is an ordinary answer with `subscribed` false. The token is a secret in an
         *     address: answers are `no-store`, and neither servers nor the portal keep the address.
         */
        get: operations["getNewsletter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Leave one newsletter
         * @description The reader for whom the token stands does not get its newsletter any more. The answer is the newsletter after the
         *     change. Leaving again changes nothing and is no failure. Nobody has to be signed in.
         */
        patch: operations["unsubscribeNewsletter"];
        trace?: never;
    };
    "/api/newsletter/unsubscribe/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Leave every newsletter
         * @description The reader for whom the token stands gets no newsletter of any category any more, and both opt-ins of their
         *     account are withdrawn. E-tickets, receipts and what the law asks for are no newsletters and keep coming. The
         *     answer is the newsletter of the link after the change. Leaving again changes nothing and is no failure. Nobody
         *     has to be signed in.
         */
        patch: operations["unsubscribeAllNewsletters"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description How the customer wants to be addressed. `null` when not told. */
        Salutation: string | null;
        /** @description An amount in the currency beside it, as a decimal with two places. Negative for a credit. Chosen here. */
        DecimalAmount: string;
        /** @description ISO 4217 code. Both markets use `EUR`. */
        CurrencyCode: string;
        /** @description An amount that stands alone, with its currency. Chosen here. */
        Money: {
            amount: components["schemas"]["DecimalAmount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Something that is added to a plan. */
        Addon: {
            /** @description Code of the addon. */
            value: string;
            title: string;
            /** @description What it costs each month. */
            price: components["schemas"]["Money"];
        };
        /** @description Type code of a pass. */
        PassType: string;
        /** @description A plan that can be subscribed to. Chosen here. */
        Plan: {
            code: components["schemas"]["PassType"];
            /** @description Name of the plan, in the customer's language. */
            title: string;
            /** @description What it costs each month. */
            price: components["schemas"]["Money"];
        };
        /** @description What is pending and what the customer may do. An action is offered only when its flag is true. */
        SubscriptionState: {
            /** @description A former subscriber may subscribe again. */
            eligibleReSubscription: boolean;
            /** @description The current period ends and may be renewed. */
            eligibleRenew: boolean;
            /** @description A paused subscription may be resumed. */
            eligibleForReactivation: boolean;
            /** @description The subscription may be paused. */
            eligibleForSuspension: boolean;
            /** @description A pause that is asked for but has not begun may be withdrawn. */
            eligibleToCancelSuspension: boolean;
            /** @description A cancellation that has not taken effect may be withdrawn. */
            eligibleToCancelCancellation: boolean;
            /** @description The plan may be changed. */
            eligibleChanges: boolean;
            /** @description The addons in force. */
            addons: components["schemas"]["Addon"][];
            /** @description A pause is asked for and has not begun. */
            pausePending: boolean;
            /** @description A cancellation is asked for and has not taken effect. */
            cancelPending: boolean;
            /** @description Another plan is asked for and has not begun. */
            pendingPlanChange: boolean;
            /** @description The plan that follows, or `null`. */
            newPlan: components["schemas"]["Plan"] | null;
            /** @description The plan in force, or `null` when there is none. */
            currentPlan: components["schemas"]["Plan"] | null;
            /** @description The addons that follow with the new plan. */
            newAddons: components["schemas"]["Addon"][];
            /**
             * Format: date
             * @description First day of the new plan.
             */
            nextPlanExecutionDate: string | null;
            /**
             * Format: date
             * @description Last day of the current plan, when it has one.
             */
            currentPlanEndDate: string | null;
        };
        /** @description A bank card, as far as it may be shown. */
        BankCard: {
            lastDigits: string;
            /** @description Last month in which the card is valid, `YYYY-MM`. Chosen here; the portal shows MM/YY. */
            expirationDate: string;
            /** @description The card's network. */
            icon: string;
        };
        /** @description The customer's year in figures. */
        AccountStatistics: {
            /** @description Minutes spent in front of a screen. */
            timeSpent: number;
            showsSeen: number;
            /** @description Label of the genre, in the customer's language. */
            favoriteGenre: string | null;
            /** @description Name of the cinema. */
            mostVisitedCinema: string | null;
            /** @description Share of shows seen in their original language, in percent. */
            voPercent: number;
        };
        /** @description What analytics may know about the customer after consent. Chosen here inside; the name is the wire's. */
        TrackingData: {
            newsletterSubscription: boolean;
            /** @description Type code of the pass, or `null` without one. */
            passType: string | null;
            loyaltyLevel: string | null;
        };
        /** @description What the customer likes, as identifiers from `listInterests`. */
        AccountInterest: {
            /** @description `null` when none is chosen. */
            genres: string[] | null;
            /** @description `null` when none is chosen. */
            events: string[] | null;
        };
        /** @description An identity at another provider with which the customer may sign in. */
        Identity: {
            provider: string;
            /** @description The provider's identifier of the customer. */
            id: string;
        };
        /** @description Membership of the loyalty club. */
        Loyalty: {
            /** @description Points that remain to be spent. */
            points: number;
            /**
             * Format: date
             * @description Last day on which the points can be spent. `null` when they do not expire.
             */
            expirationDate: string | null;
            /** @description The member's number. */
            number: string;
        };
        /** @description The signed-in customer. */
        Account: {
            /** @description Opaque identifier of the customer. */
            id: string;
            /**
             * Format: email
             * @description The address with which the customer signs in.
             */
            email: string;
            /** @description False until the customer has followed the link in the verification mail. Chosen here. */
            emailVerified: boolean;
            /**
             * @description True during the first session after the account was made. A customer whose address is not verified is asked
             *     to do so from the second session on. Chosen here.
             */
            firstLogin: boolean;
            salutation: components["schemas"]["Salutation"];
            firstname: string | null;
            lastname: string | null;
            /** @description The part of a Dutch family name that is not sorted on, for example `van der`. */
            infixname: string | null;
            /** Format: date */
            dateOfBirth: string | null;
            homePhone: string | null;
            mobilePhone: string | null;
            /** @description Street and number. */
            address: string | null;
            /** @description Building, floor, care of. */
            addressComplement: string | null;
            zipCode: string | null;
            city: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country: string | null;
            /**
             * Format: uri-reference
             * @description The customer's picture, absolute or from the portal's root. Initials stand in when there is none.
             */
            picture: string | null;
            /** @description True once the customer has completed the registration form. Until then only that form is open. */
            registered: boolean;
            /** @description Whether the customer has a subscription, in whatever state. False once it has ended. */
            subscription: boolean;
            /** @description What the customer may do with the subscription. `null` when the customer never had one. */
            subscriptionState: components["schemas"]["SubscriptionState"] | null;
            /** @description The bank card that pays for the subscription, or `null`. */
            card: components["schemas"]["BankCard"] | null;
            /** @description Whether the customer wants mails about their own bookings and account. Chosen here as a boolean. */
            mailNotification: boolean;
            /** @description The customer's year in figures, or `null` when there is nothing to count yet. */
            statistics: components["schemas"]["AccountStatistics"] | null;
            trackingDate: components["schemas"]["TrackingData"];
            /** @description Whether the customer receives the chain's newsletter. */
            mailCommunicationProvider: boolean;
            /** @description Whether the customer agreed to receive the chain's offers. */
            optinCommunicationProvider: boolean;
            /** @description Whether the customer is a member of the loyalty club. */
            hasLoyalty: boolean;
            /** @description Whether the customer accepted the club's terms. */
            cgLoyalty: boolean;
            interest: components["schemas"]["AccountInterest"];
            /** @description Names of the identity providers that are linked, in the order in which they were. */
            social: string[];
            /** @description The linked identities themselves. */
            identities: components["schemas"]["Identity"][];
            /** @description ISO 639-1 code of the language for mails. `null` when the customer never chose. */
            preferredLanguage: string | null;
            /** @description Identifier of the one cinema that the customer prefers, as in `listCinemas`. */
            favoriteCinema: string | null;
            /** @description The club's points, or `null` for a customer who is not a member. */
            loyalty: components["schemas"]["Loyalty"] | null;
            /** @description Decides which alerts concern the customer. The values are chosen here. */
            accountType: string;
            /** @description Pseudonymous key with which analytics recognise the customer. Sent only after consent. */
            jointKey: string | null;
        };
        /** @description One refused field. Chosen here. */
        ProblemField: {
            /**
             * @description JSON Pointer into the request body, for example `/zipCode`; empty for the body as a whole. A refused query
             *     parameter is `/query/` and its name.
             */
            pointer: string;
            /** @description Stable code of the reason. */
            code: string;
            /** @description A sentence for the customer, shown beside the field, in the language asked for. */
            message: string;
        };
        /**
         * @description Why a call did not succeed (RFC 9457, with `code`, `message` and `errors` added. Chosen here.).
         *     It names no internals: no stack, no query, no host.
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description A page about this kind of problem, if there is one, or `about:blank`. What it is says `code`.
             */
            type: string;
            /** @description Short English summary, for logs. The phrase of the HTTP status where `type` is `about:blank`. */
            title: string;
            /** @description The HTTP status, repeated. */
            status: number;
            /** @description English explanation of this occurrence, for logs. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Reference under which the server's logs know this occurrence. Optional.
             */
            instance?: string;
            /**
             * @description Stable code that programs and support staff may rely on. Beside plain words there are `10001` and `10002` for
             *     uploads that are too big or of a wrong type, `IDP-…` for what the identity provider refused, which the portal
             *     shows as it is, and `CLI-…` for what keeps the portal from opening at all.
             */
            code: string;
            /** @description One or two sentences that may be shown to the customer, in the language asked for. */
            message: string;
            /** @description The refused fields, when the status is 422. */
            errors?: components["schemas"]["ProblemField"][];
        };
        /** @description As people write it, with or without a country code. */
        PhoneNumber: string | null;
        /** @description What the customer likes, as identifiers from `listInterests`. Both lists are sent, whichever changed. */
        InterestChoice: {
            /** @description `null` when none is chosen. */
            genres: string[] | null;
            /** @description `null` when none is chosen. */
            events: string[] | null;
        };
        /**
         * @description The fields that change. A field that is left out keeps its value; `null` clears it where `null` is allowed.
         *     Limits are chosen here.
         */
        AccountUpdate: {
            salutation?: components["schemas"]["Salutation"];
            firstname?: string;
            lastname?: string;
            infixname?: string | null;
            /**
             * Format: date
             * @description A day in the past.
             */
            dateOfBirth?: string | null;
            /**
             * Format: email
             * @description A new address for mails. It has to be verified again.
             */
            email?: string;
            homePhone?: components["schemas"]["PhoneNumber"];
            mobilePhone?: components["schemas"]["PhoneNumber"];
            address?: string | null;
            addressComplement?: string | null;
            /** @description Five digits in France and Germany, four digits and two letters in the Netherlands, four digits in Belgium and Luxembourg. */
            zipCode?: string | null;
            city?: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country?: string | null;
            /** @description True when the registration form is sent. It never becomes false again. */
            registered?: boolean;
            mailCommunicationProvider?: boolean;
            optinCommunicationProvider?: boolean;
            /** @description True joins the loyalty club and accepts its terms, false leaves it. */
            hasLoyalty?: boolean;
            interest?: components["schemas"]["InterestChoice"];
            /** @description ISO 639-1 code. */
            preferredLanguage?: string | null;
            /** @description Identifier of a cinema from `listCinemas`. */
            favoriteCinema?: string | null;
        };
        /** @description A provider of identities. */
        IdentityProvider: string;
        /** @description A linked identity, as `listIdentities` names it. */
        IdentityToUnlink: {
            provider: components["schemas"]["IdentityProvider"];
            /** @description `account.id` of the link. */
            id: string;
        };
        /** @description The customer's account at the provider. */
        LinkedAccount: {
            /** @description The provider's identifier of the customer, the one in `identities` of `getAccount`. */
            id: string;
            /** @description How the provider names the customer. `null` when it does not tell, as Apple after the first time. */
            name: string | null;
            /**
             * @description Whether the customer's account here was made with this identity. At most one is, and it cannot be unlinked:
             *     the customer has no password then. Chosen here.
             */
            main: boolean;
        };
        /** @description An identity at another provider with which the customer may sign in, as it is shown to them. */
        IdentityLink: {
            provider: components["schemas"]["IdentityProvider"];
            /** @description Name of the icon that stands for the provider. A name that the portal does not have gets a neutral one. Chosen here. */
            icon: string;
            account: components["schemas"]["LinkedAccount"];
        };
        /** @description The identity that the customer has just signed in with at the provider. */
        IdentityToLink: {
            /**
             * @description The token that the market's identity provider gave for that sign-in, passed on as it is. It names one identity
             *     and is accepted for ten minutes. Chosen here.
             */
            token: string;
            provider: components["schemas"]["IdentityProvider"];
        };
        /** @description Whether the invoice is settled. The values are chosen here. */
        InvoiceStatus: string;
        /** @description An invoice of anything the customer bought, newest first in a list. */
        AccountInvoice: {
            id: string;
            /** @description What was invoiced, in the customer's language. */
            name: string;
            /** Format: date */
            date: string;
            amount: components["schemas"]["DecimalAmount"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Whether the accounting system has taken it, so that its document can be downloaded. */
            extractedToNib: boolean;
        };
        /**
         * Format: date-time
         * @description An instant, RFC 3339, with its offset from UTC.
         */
        DateTime: string;
        /** @description A deletion that was asked for. Chosen here. */
        AccountDeletion: {
            /** @description When it was asked for. */
            requestedAt: components["schemas"]["DateTime"];
            /**
             * Format: date
             * @description Day on which the account is deleted with everything in it, thirty days after it was asked for.
             */
            deletionDate: string;
        };
        /** @description Whether the mail is on its way. */
        PasswordMail: {
            /** @description False when no mail was sent, because the account has no password or the mail could not be handed over. */
            done: boolean;
        };
        /** @description The first step of a change of address. */
        CredentialsCheck: {
            /**
             * Format: email
             * @description The new address.
             */
            mail: string;
            /** @description The password that the customer signs in with now. It is compared and neither kept nor logged. */
            password: string;
        };
        /** @description The way to the second step is open. Chosen here. */
        CredentialsChecked: {
            /** @description Until when the second step is accepted. */
            validUntil: components["schemas"]["DateTime"];
        };
        /** @description The second step of a change of address. */
        EmailChange: {
            /**
             * Format: email
             * @description The new address, the one that was checked in the first step.
             */
            newMail: string;
            /**
             * Format: email
             * @description The new address, typed a second time. Upper and lower case are the same.
             */
            newMailConfirmation: string;
        };
        /**
         * @description What the customer wants to hear from us. A choice that is left out keeps its value. The names are those of the
         *     account. Chosen here.
         */
        NotificationsUpdate: {
            /** @description Mails about the customer's own bookings and account. */
            mailNotification?: boolean;
            /** @description The chain's newsletter. */
            mailCommunicationProvider?: boolean;
            /** @description The chain's offers. */
            optinCommunicationProvider?: boolean;
        };
        /** @description Something that a member of the club may have, as a present or bought with points. */
        Advantage: {
            /** @description In the customer's language. */
            name: string;
            /**
             * Format: date
             * @description Last day on which it can be used. `null` when it stays.
             */
            expirationDate: string | null;
            /** @description What it is, in a sentence or two. Plain text, in the customer's language. */
            details: string | null;
            /** @description How it is used. Plain text, in the customer's language. */
            help: string | null;
            /** @description What is typed or scanned to use it. `null` when showing the club's number is enough. */
            code: string | null;
            /** @description What it is bound to. Plain text, in the customer's language; an empty line separates paragraphs. */
            terms: string | null;
            /** @description The points that were paid for it, or `null` for one that was not bought with points. */
            loyaltyPoints: number | null;
            /**
             * @description Under what the loyalty system knows it, which is what support staff ask for. It tells two advantages of the
             *     same name apart. `null` for one that the loyalty system did not make.
             */
            alexRecognitionId: string | null;
        };
        /** @description Points that came or went on one occasion. */
        PointsMovement: {
            /**
             * Format: date
             * @description Day of the occasion.
             */
            date: string;
            /** @description What the points were earned with or spent on, in the customer's language. */
            label: string;
            /** @description How many points. Never negative, in neither list. */
            number: number;
        };
        /** @description What happened to the customer's points. */
        PointsHistory: {
            /** @description Points that were spent or that expired, newest first. */
            pointsConsumed: components["schemas"]["PointsMovement"][];
            /** @description Points that were earned, newest first. */
            pointsEarned: components["schemas"]["PointsMovement"][];
        };
        /** @description How many places it pays for. */
        GoodieQuantity: {
            initial: number;
            remaining: number;
        };
        /** @description A gift that is on its way or received. Either way it cannot be spent from this wallet. */
        GoodieGift: {
            /**
             * Format: date
             * @description Day on which it was offered.
             */
            date: string;
            /**
             * Format: email
             * @description Address of the receiver.
             */
            mail: string;
        };
        /**
         * @description A voucher, gift card or prepaid card in the customer's wallet. A prepaid card has the same `id` in the list of
         *     prepaid cards, which tells more about it.
         */
        Goodie: {
            id: string;
            /** @description What it is. The values are chosen here. */
            type: string;
            /** @description Whether it can be spent. In words, for every type; the list of prepaid cards has codes. */
            status: string;
            subtype: string | null;
            /** @description In the customer's language. */
            name: string;
            /** @description Plain text, in the customer's language. */
            description: string | null;
            /** @description The number on it. */
            number: string | null;
            /** @description What is typed or scanned to spend it. */
            code: string | null;
            quantity: components["schemas"]["GoodieQuantity"];
            /**
             * Format: date
             * @description Last day on which a showing can be paid with it. `null` when it does not expire.
             */
            expirationDate: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            lastUpdateDate: string | null;
            /** @description Whether it may be given to somebody or removed. Only a prepaid card can be, today. */
            shareable: boolean;
            /** @description To whom it is given, or `null`. */
            given: components["schemas"]["GoodieGift"] | null;
        };
        /** @description An invoice of the subscription. */
        SubscriptionInvoice: {
            id: string;
            /** @description What was invoiced, in the customer's language. */
            name: string;
            /** Format: date */
            date: string;
            amount: components["schemas"]["Money"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Whether the accounting system has taken it, so that its document can be downloaded. */
            extractedToNib: boolean;
        };
        /** @description A paid extra on a visit, such as a large-format screen. */
        Supplement: {
            name: string;
            /** Format: date */
            date: string;
            /** @description Title of the film. */
            movie: string | null;
            /** @description Name of the cinema. */
            cinema: string | null;
            amount: components["schemas"]["Money"];
        };
        /** @description What the running month will cost. */
        Consumption: {
            /** @description The plan and its addons, as far as they will be debited: `0.00` during a pause, and once no month will follow. */
            subscriptionAmount: components["schemas"]["Money"];
            /** @description What came on top, newest first. */
            supplements: components["schemas"]["Supplement"][];
        };
        /** @description How a subscription ends. Chosen here. */
        SubscriptionEnd: {
            /**
             * Format: date
             * @description Last day on which the pass works.
             */
            endDate: string;
            /**
             * Format: date
             * @description Day of the last debit of all. It lies ahead when something will still be debited, supplements for instance, and
             *     in the past when nothing will. `null` when nothing was debited and nothing will be.
             */
            lastDebitDate: string | null;
            /** @description How much that debit is, `null` when there is none. */
            lastDebitAmount: components["schemas"]["Money"] | null;
        };
        /** @description Until when the customer may withdraw, and what comes back. Chosen here. */
        Withdrawal: {
            /**
             * Format: date
             * @description Last day on which it may be asked for, the fourteenth after the first day of the subscription.
             */
            lastDate: string;
            /** @description What is paid back. `0.00` when nothing was debited yet. */
            refundAmount: components["schemas"]["Money"];
        };
        /** @description The customer's subscription. */
        Subscription: {
            /** @description The subscription's invoices, newest first. */
            invoices: components["schemas"]["SubscriptionInvoice"][];
            /** @description What is still to be paid, over all invoices. `0.00` when nothing is. */
            totalInvoiceBalance: components["schemas"]["Money"];
            type: components["schemas"]["PassType"];
            /**
             * @description `actif` (in order), `impayé` (a debit failed) or `suspendu` (paused). `null` before the first debit.
             *     The words are the wire's, in every market.
             */
            status: string | null;
            /**
             * Format: date
             * @description First day of the subscription.
             */
            date: string;
            /** @description Number of the pass card, `null` until one is made. */
            cardNumber: string | null;
            /** @description The number that support staff ask for. */
            subscriptionNumber: string;
            /** @description True when the subscription is open-ended, false when it runs for a fixed period. */
            isADI: boolean;
            id: string;
            /** @description Why the pass is refused at the door, or `null` when it is not. Other values are chosen here. */
            blockedReason: string | null;
            /** @description Whether supplements are debited together with the next month. */
            debitInvoiceEnabled: boolean;
            consumption: components["schemas"]["Consumption"];
            /**
             * Format: date
             * @description Day of the next debit, `null` when none will follow. Chosen here.
             */
            nextDebitDate: string | null;
            /**
             * @description What a cancellation asked for now comes to, to be shown before it is confirmed; while one is pending, what that
             *     one comes to. `null` when there is nothing left to cancel. Chosen here.
             */
            cancellation: components["schemas"]["SubscriptionEnd"] | null;
            /**
             * @description The right to withdraw during the first fourteen days: the subscription then ends the same day and what was
             *     debited is paid back. `null` once the days are over, and when it was used. Chosen here.
             */
            withdrawal: components["schemas"]["Withdrawal"] | null;
        };
        /**
         * @description What was asked for and what follows from it, to be shown as a receipt. The customer gets the same by e-mail.
         *     Chosen here.
         */
        SubscriptionReceipt: {
            /** @description Under which customer service finds the request. */
            reference: string;
            /** @description What was done. */
            change: string;
            /** @description When the request came in. */
            requestedAt: components["schemas"]["DateTime"];
            /**
             * Format: date
             * @description Of a cancellation or a withdrawal the last day on which the pass works, of a pause its first day, of everything
             *     else the day from which it holds.
             */
            effectiveDate: string;
            /**
             * Format: date
             * @description Of a cancellation the day of the last debit of all, ahead or in the past. `null` for other changes, and when
             *     nothing was debited and nothing will be.
             */
            lastDebitDate: string | null;
            /** @description How much that debit is, `null` when there is none. */
            lastDebitAmount: components["schemas"]["Money"] | null;
            /**
             * Format: date
             * @description Day of the next debit, `null` when none will follow as things are.
             */
            nextDebitDate: string | null;
            /** @description What that debit comes to as things are, `null` when none will follow. */
            nextDebitAmount: components["schemas"]["Money"] | null;
            /** @description What is paid back after a withdrawal, within fourteen days. `null` for other changes. */
            refundAmount: components["schemas"]["Money"] | null;
            /** @description What is still to be paid from before, whatever was changed. `0.00` when nothing is. */
            openBalance: components["schemas"]["Money"];
            /**
             * Format: email
             * @description Where the same receipt is sent, `null` when there is no address to send it to.
             */
            confirmationMail: string | null;
        };
        /** @description Asks for the end of the subscription. */
        SubscriptionCancellation: {
            /** @description The `code` of one of the reasons of `listCancelReasons`. */
            reason: string;
        };
        /** @description How supplements are to be paid. */
        SupplementInvoicingChange: {
            /**
             * @description `activated` debits supplements together with the next month, `disabled` each on its own.
             * @enum {string}
             */
            action: "activated" | "disabled";
        };
        /** @description How supplements are paid from now on. Chosen here. */
        SupplementInvoicing: {
            /** @description Whether supplements are debited together with the next month. */
            debitInvoiceEnabled: boolean;
            /**
             * Format: date
             * @description Day of the next debit, `null` when none will follow.
             */
            nextDebitDate: string | null;
            /** @description What that debit comes to as things are, `null` when none will follow. */
            nextDebitAmount: components["schemas"]["Money"] | null;
        };
        /** @description Asks for a pause, or for its end. */
        SuspensionChange: {
            /**
             * @description `suspend` plans a pause from the next period on, `resume` ends one that has begun.
             * @enum {string}
             */
            action: "suspend" | "resume";
        };
        /** @description A reason for which a subscription can be cancelled. */
        CancelReason: {
            /**
             * @description What `cancelSubscription` takes. The codes are chosen here. `RETRACTATION` is the withdrawal of the first
             *     fourteen days, which ends the subscription the same day.
             */
            code: string;
            /** @description The reason in the customer's language. */
            label: string;
        };
        /**
         * @description `KO` when the photo was turned down, `OK` when it was accepted, `PENDING` while it is looked at, `null` without a
         *     photo. `OK` and `PENDING` are chosen here.
         */
        PhotoStatus: string | null;
        /** @description `canceled`, `unpaid` and `suspended` all mean that the pass rests; `blocked` that it is refused at the door. */
        CardSubscriptionStatus: string;
        /** @description Media type of a photo. */
        PhotoType: string;
        /**
         * @description A card on which a pass is carried. The portal shows one of them: among those that are active and of a known type, a
         *     shared account card comes last, then the one updated last comes first.
         */
        PassCard: {
            /** @description What `updateCardPhoto` takes. */
            id: string;
            /** @description `COMPTE_PROVIDER` and `MIJN_PROVIDER` are the shared account cards of the two markets. */
            type: components["schemas"]["PassType"];
            /** @description Name of the pass, in the customer's language. */
            label: string | null;
            /** @description The number as it is printed on the card. */
            displayNumber: string;
            /** @description What the code that is read at the door says, `null` when only the card itself opens it. Chosen here. */
            code: string | null;
            /** @description What `getCardPicture` takes. Another photo has another one. `null` without a photo. */
            photoId: string | null;
            photoStatus: components["schemas"]["PhotoStatus"];
            /**
             * @description Why the photo was turned down, in the customer's language, with what a good one looks like. `null` when it was
             *     not, or the reason is not known. Chosen here.
             */
            photoRefusal: string | null;
            /**
             * Format: date
             * @description Day from which the card works, `null` when it was never used.
             */
            activationDate: string | null;
            /**
             * Format: date
             * @description Last day on which the card works, `null` when it does not run out.
             */
            validityDate: string | null;
            /** @description True when the card's subscription is open-ended. */
            isADI: boolean;
            /** @description False for a card that was replaced, lost or given back. */
            active: boolean;
            /** @description How the card's subscription is doing, `null` for a card without one. */
            subscriptionStatus: components["schemas"]["CardSubscriptionStatus"] | null;
            lastUpdateDate: components["schemas"]["DateTime"];
            /** @description How large a photo may be, in bytes. 512000 for most cards. */
            maxFileSize: number;
            /** @description What a photo may be. All five for most cards. */
            allowedMimeTypes: components["schemas"]["PhotoType"][];
        };
        /** @description A card that somebody holds in their hands. */
        CardAttachment: {
            /** @description The last name that is printed on the card. Capitals, accents, apostrophes, hyphens and spaces make no difference. */
            lastname: string;
            /** @description The number that is printed on the card. Spaces make no difference. */
            cardNumber: string;
        };
        /**
         * Format: binary
         * @description The bytes of a JPEG.
         */
        Picture: Blob;
        /** @description A photo for a card. */
        CardPhoto: {
            /**
             * Format: binary
             * @description The picture, as a file. What it is is told by its bytes; the name and the type sent with it do not count. One
             *     that is larger than the card's `maxFileSize` is refused with 413, and not by the form.
             */
            photo: Blob;
            /** @description The `id` of the card. */
            cardId: string;
        };
        /** @description An offer that waits for its answer, or a card that was given away. */
        PrepaidGift: {
            /**
             * Format: date
             * @description Day on which it was offered.
             */
            date: string;
            /**
             * Format: email
             * @description Address of the receiver.
             */
            mail: string;
            /**
             * Format: date
             * @description Day on which the receiver accepted, `null` while the offer waits. Chosen here.
             */
            acceptedDate: string | null;
        };
        /**
         * @description A prepaid card: one or more places that are paid for already. The wallet's list (`Goodie`) has the same card with the
         *     same `id`, so that everything which can be spent is in one list; what can be done with it is told here.
         */
        Prepaid: {
            /** @description What offering, cancelling an offer and dissociating name it by. */
            id: string;
            /** @description What it is, as in the wallet's list. */
            type: string;
            /** @description Which product it is. The catalogue's own word, for statistics and drawings. */
            subtype: string | null;
            /**
             * @description `0` is expired, `1` is used up, and anything else is available: `2` today, and whatever is added later. The
             *     portal turns it into words.
             */
            status: string;
            /** @description In the customer's language. */
            name: string;
            /** @description Plain text, in the customer's language. */
            description: string | null;
            /** @description The number on it, by which it is added and deleted. Spaces are for reading only. */
            number: string;
            /** @description What is typed or scanned to spend it. `null` when it cannot be spent from this account now. */
            code: string | null;
            quantity: components["schemas"]["GoodieQuantity"];
            /**
             * Format: date
             * @description Last day on which a showing can be paid with it. `null` when it does not expire.
             */
            expirationDate: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            lastUpdateDate: string | null;
            /**
             * @description Whether it may be offered to somebody, and be deleted while it still has places. False for cards that an
             *     employer paid for, for example.
             */
            shareable: boolean;
            /** @description To whom it is offered or given, or `null` when it is the customer's own to spend. */
            given: components["schemas"]["PrepaidGift"] | null;
        };
        /** @description A prepaid card by the number on it. */
        PrepaidNumber: {
            /** @description The number, with or without spaces and hyphens, in capitals or not. */
            num: string;
        };
        /** @description A prepaid card and whom it is for. */
        PrepaidOffer: {
            /** @description The card's `id` in the list. */
            id: string;
            /**
             * Format: email
             * @description Address of the receiver, who need not be a customer yet.
             */
            email: string;
        };
        /** @description A prepaid card of the customer. */
        PrepaidReference: {
            /** @description Its `id` in the list. */
            id: string;
        };
        /** @description A voucher by what is printed on it. */
        VoucherNumber: {
            /** @description The number or code of the voucher, with or without spaces and hyphens, in capitals or not. */
            cardNumber: string;
        };
        /** @description A gift card by the number and the secret code on its back. */
        GiftCardNumber: {
            /** @description The card's number, with or without spaces. */
            cardNumber: string;
            /** @description The four digits that are under the silver strip. */
            pinCode: string;
        };
        /** @description A cinema among the customer's favourites. */
        FavouriteCinema: {
            id: string;
            name: string;
            /** @description The cinema's code in the booking system. */
            codeCcs: string | null;
            /** @description The group of halls to which it belongs. */
            groupTheaterId: string | null;
            /** @description The cinema's code in the loyalty system. */
            alexGroupId: string | null;
            /** @description Names the cinema in addresses. Chosen here. */
            slug: string;
            /** @description Chosen here. */
            city: string;
        };
        /** @description Which cinemas to add to the favourites, or to take off them. */
        FavouriteCinemasChange: {
            /**
             * @description Identifiers of cinemas, as `id` in `listCinemas` and `listFavouriteCinemas` (chosen here). One that is named
             *     twice counts once.
             */
            cinemas: string[];
        };
        /** @description As in the other person's profile. `null` until they have told it. */
        GivenName: string | null;
        /** @description What stands between first and last name, as in `van der`. `null` for most people. */
        InfixName: string | null;
        /** @description As in the other person's profile. `null` until they have told it. */
        FamilyName: string | null;
        /**
         * @description `accepted`: both are friends. `received`: the other one asked, and the customer has not answered. `pending`: the
         *     customer asked, and the other one has not answered.
         */
        FriendStatus: string;
        /** @description Somebody with whom the customer goes to the cinema, or an invitation to become one. */
        Friend: {
            /** @description Identifier of the friendship or invitation, not of the person: whoever is invited again has another one. */
            id: string;
            firstName: components["schemas"]["GivenName"];
            infixName: components["schemas"]["InfixName"];
            lastName: components["schemas"]["FamilyName"];
            /**
             * Format: email
             * @description The address with which they sign in, so that something can be offered to them. `null` until they are friends:
             *     neither an invitation that was sent nor one that was received tells it. Chosen here.
             */
            mail: string | null;
            /**
             * Format: date
             * @description Day on which the invitation was accepted, or was sent as long as it is not. `null` for friendships older than
             *     the records. The format is chosen here.
             */
            date: string | null;
            status: components["schemas"]["FriendStatus"];
        };
        /** @description Whom to invite. */
        FriendInvitation: {
            /**
             * Format: email
             * @description The e-mail address with which the other person signs in. Upper and lower case are the same.
             */
            mail: string;
        };
        /** @description Who was invited. */
        InvitedFriend: {
            firstName: components["schemas"]["GivenName"];
            /** @description Chosen here, as a Dutch name is not whole without it. */
            infixName: components["schemas"]["InfixName"];
            lastName: components["schemas"]["FamilyName"];
        };
        /** @description Which friendship or invitation is meant. */
        FriendReference: {
            /** @description Its `id` in `listFriends`. */
            id: string;
        };
        /** @description A technology or service of a showing. */
        Specificity: {
            label: string;
            /** @description Name of the icon, `null` when it has none. */
            icon: string | null;
        };
        /** @description The showing. */
        BookingSession: {
            id: string;
            startDate: components["schemas"]["DateTime"];
            /** @description When the hall empties. Later than `startDate`, possibly on the next day. */
            endDate: components["schemas"]["DateTime"];
            /** @description IANA name of the cinema's time zone, in which times are shown. Chosen here. */
            timeZone: string;
            /** @description Technologies and services of the showing. */
            specificities: components["schemas"]["Specificity"][];
            /** @description Language version, as the cinema writes it. */
            version: string | null;
            auditoriumName: string;
        };
        /** @description Something that paid for one or more places. */
        PaymentMean: {
            /** @description In the customer's language. */
            label: string;
            count: number;
        };
        /** @description How the booking was paid. */
        Payment: {
            bookingDate: components["schemas"]["DateTime"];
            /** @description What it was paid with. */
            means: components["schemas"]["PaymentMean"][];
            totalAmount: components["schemas"]["DecimalAmount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A number of something. */
        CountedItem: {
            label: string;
            quantity: number;
        };
        /** @description A line of an order. */
        ConcessionItem: {
            label: string;
            quantity: number;
            /** @description Price of the line, in the order's currency. */
            price: components["schemas"]["DecimalAmount"];
        };
        /** @description An order of food and drinks. */
        Concessions: {
            orderId: string;
            items: components["schemas"]["ConcessionItem"][];
            totalPrice: components["schemas"]["DecimalAmount"];
            totalDiscount: components["schemas"]["DecimalAmount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Ordering food and drinks to the seat. */
        ClickAndServe: {
            /** @description What was ordered, or `null`. */
            concessions: components["schemas"]["Concessions"] | null;
            /** @description Whether the customer has announced themselves in the hall. */
            activated: boolean;
            /** @description Whether something can be ordered for this booking. */
            eligible: boolean;
            /** @description Minutes after the start until which an order is taken. */
            limitDurationOrder: number;
        };
        /** @description What is shown. */
        BookingShow: {
            slug: string;
            title: string;
            /** @description Minutes. */
            duration: number | null;
            /** @description Names, separated by commas. */
            directors: string | null;
            /**
             * Format: uri-reference
             * @description Wide picture, absolute or from the portal's root.
             */
            backdropUrl: string | null;
            /**
             * Format: uri-reference
             * @description Upright picture, absolute or from the portal's root.
             */
            posterPath: string | null;
        };
        /** @description A point on the map, WGS 84. */
        GpsPosition: {
            latitude: number;
            longitude: number;
        };
        /** @description Where it is shown, and how to get in. */
        BookingCinema: {
            id: string;
            /**
             * @description Names the cinema in addresses and in `getCinema`. `null` for one that has no page, such as one that is gone.
             *     Chosen here.
             */
            slug: string | null;
            name: string;
            address: string | null;
            city: string;
            postalCode: string | null;
            /** @description Where its entrance is, or `null`. */
            gpsPosition: components["schemas"]["GpsPosition"] | null;
            /** @description Whether a person in a wheelchair can visit, as in the catalogue. */
            hasPmrService: boolean;
            /**
             * @description How to get there and in: the stop, the entrance, the car park. Plain text, in the language asked for; a line
             *     break separates what belongs apart. `null` when nobody has written it down. Chosen here.
             */
            access: string | null;
        };
        /** @description One place. Chosen here. */
        Ticket: {
            id: string;
            /** @description What the QR code at the door says, and what staff type when it cannot be read. */
            code: string;
            /** @description Name of the seat, `null` when seating is free. */
            seat: string | null;
            cinemaId: string;
            sessionId: string;
            /** @description ISO 639-1 code of the language in which it was booked. */
            language: string;
        };
        /** @description A booking of one showing, with its e-tickets. */
        Booking: {
            /** @description Identifier of the e-ticket record, with which it is sent again and cancelled. */
            id: string;
            /** @description The booking's number, as printed and as support staff ask for it. */
            bookingId: string;
            /** @description Only `CONFIRMED` bookings are shown to the customer. One that was cancelled stays in the list as `CANCELLED`. */
            status: string;
            /** @description Where it was booked. The values are chosen here. */
            website: string;
            /** @description ISO 639-1 code of the language in which it was booked. */
            language: string;
            session: components["schemas"]["BookingSession"];
            payment: components["schemas"]["Payment"];
            /** @description Names of the seats. Empty when seating is free. */
            seats: string[];
            /** @description Label of the kind of seat, in the customer's language. `null` when seating is free. */
            seatType: string | null;
            /** @description What was booked beside the seats, such as 3D glasses. */
            options: components["schemas"]["CountedItem"][];
            /** @description Ordering food to the seat. `null` when the cinema does not offer it. */
            clickAndServe: components["schemas"]["ClickAndServe"] | null;
            show: components["schemas"]["BookingShow"];
            cinema: components["schemas"]["BookingCinema"];
            /**
             * @description Whether the customer may still cancel it and get the money back, at the moment of the answer. It becomes false
             *     when `refundableUntil` has passed; false for whatever is not `CONFIRMED`.
             */
            refundable: boolean;
            /**
             * Format: date-time
             * @description Until when it can be cancelled and paid back, RFC 3339 with its offset from UTC: the last moment at which
             *     `cancelBooking` does it. `null` when it cannot, or not any more; so it is `null` exactly when `refundable` is
             *     false. Which moment that is, the backend decides. Chosen here.
             */
            refundableUntil: string | null;
            /**
             * @description One entry for each ticket, in the order of the seats. Chosen here: each ticket carries the code that is shown
             *     at the door.
             */
            tickets: components["schemas"]["Ticket"][];
        };
        /** @description Why an action on a booking was not done. */
        BookingRefusal: {
            /** @description Stable code of the reason, shown to the customer so that support staff can be told it. Chosen here. */
            code: string;
            /** @description One or two sentences for the customer, in the language asked for. */
            message: string;
        };
        /** @description How an action on a booking ended. */
        BookingOutcome: {
            /** @description Whether it was done. When it was not, nothing has changed. */
            done: boolean;
            /** @description Why it was not done; `null` when it was. */
            error: components["schemas"]["BookingRefusal"] | null;
        };
        /** @description A file that the customer sent. Chosen here. */
        CaseAttachment: {
            /** @description Name of the file, as the customer's device called it. */
            name: string;
            /** @description Media type that its content was found to be. */
            type: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description A message about the case. */
        CaseMessage: {
            id: string;
            /** @description Plain text with its line breaks. It holds no markup, and what looks like markup is shown as it is. */
            body: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description True when the customer received it, so customer service wrote it; false when the customer wrote it. */
            received: boolean;
        };
        /** @description A question to customer service, with everything that was written about it. */
        Case: {
            id: string;
            /**
             * @description What it is about, in the language asked for: the title of the motif or, without one, of the theme. `null` when
             *     customer service opened the case without either.
             */
            subject: string | null;
            /** @description The number that customers and support staff name the case by. */
            number: string;
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description True once the customer or customer service has closed the case. Nothing can be added to it then, and it is never
             *     opened again. It decides, whatever `status` says.
             */
            closed: boolean;
            /**
             * @description How far the case is: `new` until somebody of customer service has answered, `in-progress` while they work on it,
             *     `waiting` when the next answer is the customer's, and `closed`. Chosen here.
             */
            status: string;
            /**
             * @description The question as the customer wrote it: plain text with its line breaks. `null` when customer service opened the
             *     case, for example after a telephone call.
             */
            description: string | null;
            /** @description The files that came with the question. They cannot be fetched again. Chosen here. */
            attachments: components["schemas"]["CaseAttachment"][];
            /** @description What was written after the question, oldest first. */
            messages: components["schemas"]["CaseMessage"][];
        };
        /**
         * @description A new question. `type`, `topic` and `reason` are the theme, sub-theme and motif out of `getFaqData`. A field without a
         *     value is left out, and fields that are not listed are ignored.
         */
        CaseCreation: {
            /** @description The theme, by its `id` among `types`. */
            type: string;
            /** @description The sub-theme, by its `id` among `subTypes`. Required when the theme has any. */
            topic?: string;
            /** @description The motif, by its `id` among `subjects`. Required when the sub-theme has any. */
            reason?: string;
            /**
             * @description What it is about, in the customer's own words: the title under which customer service finds it. The customer sees
             *     the motif's title in its place.
             */
            subject: string;
            /** @description The question itself, plain text. */
            description: string;
            /** @description `id` of the cinema that it is about. Left out when it is about none. */
            cinema?: string;
            /**
             * @description Files that explain the question, each as a part of its own with a file name. Limits, chosen here: at most five
             *     files, each of 5,242,880 bytes (5 MB) at most, together 15,728,640 bytes (15 MB) at most; PDF, JPEG, PNG, HEIC,
             *     HEIF or WebP by their content.
             */
            "attachments[]"?: Blob[];
        };
        /** @description The one change that a customer can make. */
        CaseClosing: {
            /**
             * @description A case is closed, never opened.
             * @constant
             */
            closed: true;
        };
        /** @description A message to customer service. */
        CaseComment: {
            /** @description Plain text. */
            body: string;
        };
        /**
         * @description A message to customer service from anybody, answered by e-mail. A field without a value is left out, the `cinema` too,
         *     and fields that are not listed are ignored. Numbers are text in a form, as `25`.
         */
        ContactMessage: {
            /**
             * @description What it is about: `general`, a visit of a `school`, a `birthday` party, tickets for a `group`, a
             *     `private-screening`, an event of a `business`, something lost (`lost-property`), `accessibility`, or the `press`.
             *     One that the server does not know is refused. The values are chosen here.
             */
            type: string;
            /** @description The message, plain text. */
            description: string;
            firstname: string;
            /** @description Left out by somebody who has none. */
            lastname?: string;
            /**
             * Format: email
             * @description Where the answer goes.
             */
            email: string;
            /** @description As it was typed, digits with what separates them. */
            phone?: string;
            /** @description Title of the film that is wanted, as it was typed. */
            movie?: string;
            /** @description The wanted time of day, in the cinema's time, from `00:00` to `23:59`. */
            desiredTime?: string;
            /**
             * Format: date
             * @description The wanted day, today or later.
             */
            date?: string;
            /** @description `id` of the cinema that it is about. Sent only if non-empty. */
            cinema?: string;
            /** @description How many pupils would come. Required for a `school`, ignored otherwise. */
            studentsNumber?: number;
            /** @description Required for a `school`, ignored otherwise. */
            schoolName?: string;
            /** @description How many children would come. Required for a `birthday`, ignored otherwise. */
            childrenCount?: number;
        };
        /** @description What the sender can name the message by. Chosen here. */
        ContactReceipt: {
            /** @description The number that the answer will name. */
            number: string;
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description A film or event that the customer saw and has not been asked about yet. */
        ShowToRate: {
            /** @description Title of the show. */
            name: string;
            /** @description The show's `salesforceShowId`, by which it is rated or ignored. */
            idSpectacle: string;
        };
        /** @description A show about which the customer does not want to be asked. */
        IgnoredShow: {
            /** @description As it stands in the list of shows to rate. */
            idSpectacle: string;
        };
        /** @description A film or event. */
        Show: {
            /** @description Names the show in addresses. `null` for an old one that is known only by its `salesforceShowId`. */
            slug: string | null;
            /**
             * @description The show's identifier in customer relations, by which one without a `slug` is rated. A show that has neither
             *     can be shown and not rated.
             */
            salesforceShowId: string | null;
            title: string;
            /** @description True leads to the film's page, false to the entertainment page. */
            movie: boolean;
            /**
             * Format: date
             * @description First day in the cinemas.
             */
            releaseAt: string | null;
            /**
             * Format: uri-reference
             * @description Upright picture, absolute or from the portal's root.
             */
            posterPath: string | null;
            /**
             * Format: uri-reference
             * @description Wide picture, absolute or from the portal's root.
             */
            backgroundPath: string | null;
            /** @description For whom it is suitable, as the market's authority writes it. */
            contentRating: string | null;
            /** @description Labels, in the language asked for. */
            genres: string[];
            /** @description Minutes. */
            duration: number | null;
            /** @description Names, separated by commas. */
            directors: string | null;
            /** @description What sensitive viewers should know. */
            warning: string | null;
            /** @description In its first week in the cinemas. */
            isNew: boolean;
            /** @description Not in the cinemas yet. It may have previews all the same. */
            isComingSoon: boolean;
            /** @description Whether a place can be booked anywhere in the market. */
            bookable: boolean;
            /** @description Place in the catalogue, lowest first. `null` when the editors gave it none; such a show comes last. */
            order: number | null;
        };
        /** @description A film or event with what the customer thinks of it. */
        ShowFeelings: {
            show: components["schemas"]["Show"];
            /** @description 2 when it is on the customer's wishlist, else `null`. */
            intention: number | null;
            /** @description The customer's rating, from 1 (disliked) to 3 (loved). `null` when not rated. */
            emotion: number | null;
            /** @description Whether the customer has seen it. */
            isSeen: boolean;
            /** @description When the customer last changed their mind. */
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description A rating. It replaces the one before. */
        RatingGiven: {
            /** @description From 1 (disliked) to 3 (loved). */
            emotion: number;
            /**
             * @description May be left out.
             * @constant
             */
            isDelete?: false;
        };
        /** @description The rating is taken back. */
        RatingRemoved: {
            emotion: null;
            /** @constant */
            isDelete: true;
        };
        /** @description What the customer thinks of a show, or that they take it back. */
        ShowRating: components["schemas"]["RatingGiven"] | components["schemas"]["RatingRemoved"];
        /** @description The show goes on the wishlist. */
        IntentionAdded: {
            /**
             * @description 2 means the wishlist, the only intention today.
             * @constant
             */
            intention: 2;
            /**
             * @description May be left out.
             * @constant
             */
            isDelete?: false;
        };
        /** @description The show leaves the wishlist. */
        IntentionRemoved: {
            intention: null;
            /** @constant */
            isDelete: true;
        };
        /** @description That the customer wants to see a show, or no longer does. */
        ShowIntention: components["schemas"]["IntentionAdded"] | components["schemas"]["IntentionRemoved"];
        /**
         * @description Where links lead. A link whose address is `null` is not shown, except `catalogue`, for which the portal's own
         *     origin stands in. The names are chosen here.
         */
        SettingsUrls: {
            /**
             * Format: uri
             * @description The catalogue site, without language and without a closing slash.
             */
            catalogue: string | null;
            /**
             * Format: uri
             * @description The booking site.
             */
            booking: string | null;
            /** Format: uri */
            moreFromProvider: string | null;
            /** Format: uri */
            homeOffer: string | null;
            /** Format: uri */
            business: string | null;
            /** Format: uri */
            privacy: string | null;
            /** Format: uri */
            terms: string | null;
            /**
             * Format: uri
             * @description The terms of the loyalty club, which whoever joins it accepts.
             */
            loyaltyTerms: string | null;
            /** Format: uri */
            faq: string | null;
        };
        /** @description Public keys of third parties, `null` for one that is not used. The names are chosen here. */
        SettingsKeys: {
            tagManager: string | null;
            maps: string | null;
        };
        /** @description What may be uploaded. */
        FileUploadParams: {
            /** @description Bytes. */
            maxFileSize: number;
            allowedMimeTypes: string[];
        };
        /** @description An attribute of the element. Chosen here. */
        InjectionAttribute: {
            name: string;
            value: string;
        };
        /** @description A third-party element. */
        Injection: {
            /** @description Place it in the head. */
            inHead: boolean;
            /** @description Place it in the body, inside `noscript`. */
            inNoScript: boolean;
            element: string;
            /** @description Text content. The portal never runs it. */
            value: string | null;
            attributes: components["schemas"]["InjectionAttribute"][];
        };
        /** @description What this market has. A page whose flag is off does not exist for the customer. */
        FeatureFlags: {
            offersMenuDisplayed: boolean;
            subscriptionEnabled: boolean;
            moreFromProviderMenuEnabled: boolean;
            clubProviderEnabled: boolean;
            providerBusinessEnabled: boolean;
            providerHomeEnabled: boolean;
            advantagesEnabled: boolean;
            goodiesEnabled: boolean;
            myFriendsEnabled: boolean;
            contactBlockDisplayed: boolean;
            statisticsEnabled: boolean;
            myInterestEnabled: boolean;
            notificationsEnabled: boolean;
        };
        /** @description What the header shows. Chosen here. */
        HeaderSettings: {
            /** @description No header at all. */
            disabled: boolean;
            /** @description A header without its navigation. */
            navDisabled: boolean;
            /** @description Whether the navigation shows on a phone too. */
            mobileEnabled: boolean;
        };
        /** @description What the footer shows. Chosen here. */
        FooterSettings: {
            /** @description No footer at all. */
            disabled: boolean;
            /** @description The light footer, with the privacy preferences only. */
            light: boolean;
        };
        /**
         * @description The market's OpenID provider and how tokens are used. The portal's public client identifier at the provider
         *     belongs to the market and is not sent. The names are chosen here.
         */
        AuthSettings: {
            /**
             * Format: uri
             * @description The issuer, exactly as it stands in tokens.
             */
            authority: string;
            /** Format: uri */
            authorizationEndpoint: string;
            /** Format: uri */
            tokenEndpoint: string;
            /** Format: uri */
            endSessionEndpoint: string;
            /** @description Scopes to ask for, separated by spaces. */
            scope: string;
            /** @description Whether a token may be fetched in a hidden frame when there is no refresh token. */
            silentFrame: boolean;
            /** @description Whether calls go out without a token when none can be had, in place of a new sign-in. */
            optionalToken: boolean;
            /**
             * @description Absolute addresses that may receive the token. An entry is exact (query and fragment are not compared), or a
             *     prefix when it ends with `*`.
             */
            allowedUrls: string[];
            /** @description Path to go to when a sign-in fails. `/` when `null`. */
            errorPath: string | null;
            /** @description Life of the cookie that marks a signed-in browser. `null` means one hour. */
            sessionCookieSeconds: number | null;
        };
        /** @description Who asks for the proof. Chosen here. */
        CaptchaSettings: {
            provider: string;
            /**
             * Format: uri-reference
             * @description Where a challenge is fetched, absolute or from the portal's root.
             */
            challengeUrl: string;
        };
        /** @description Hosts that may show the portal inside them. Chosen here. */
        EmbedSettings: {
            /** @description Name of the message handler that the iOS application registers. */
            iosHandler: string | null;
            /** @description Name of the object that the Android application exposes. */
            androidBridge: string | null;
            /** @description Origins of pages that may frame the portal and receive its events. */
            parentOrigins: string[];
        };
        /** @description How this market's portal is set up. */
        Settings: {
            urls: components["schemas"]["SettingsUrls"];
            keys: components["schemas"]["SettingsKeys"];
            /** @description Slug of the zone (`getZone`) that stands for a visitor who chose none. */
            defaultCity: string;
            /** @description Lowest age in years at which an account can be made. */
            ageRestriction: number;
            fileUploadParams: components["schemas"]["FileUploadParams"];
            /**
             * @description Value of `X-Mobile-Key` in the catalogue's calls, `null` when none is asked for. Public, as everything here. What a header can
             *     hold: visible ASCII.
             */
            mobileKey: string | null;
            /** @description Third-party elements to place in the page after consent. */
            injections: components["schemas"]["Injection"][];
            featureFlags: components["schemas"]["FeatureFlags"];
            header: components["schemas"]["HeaderSettings"];
            footer: components["schemas"]["FooterSettings"];
            /**
             * @description The identity provider. `null` is a mistake of the operator: nobody can sign in, and the portal says that the
             *     configuration must be specified.
             */
            auth: components["schemas"]["AuthSettings"] | null;
            /** @description `null` when no form asks for a proof that a person fills it in. */
            captcha: components["schemas"]["CaptchaSettings"] | null;
            embed: components["schemas"]["EmbedSettings"];
        };
        /** @description A survey to which the customer is invited. Chosen here. */
        Survey: {
            id: string;
            title: string;
            /** @description Plain text, in the language asked for. */
            description: string | null;
            /**
             * Format: uri
             * @description Where it is answered, outside the portal.
             */
            url: string;
        };
        /** @description The survey of the moment, if there is one. Chosen here. */
        SurveyAnswer: {
            /** @description `null` when there is none for this customer. */
            survey: components["schemas"]["Survey"] | null;
        };
        /** @description A building of a cinema. The names of the address lines are chosen here. */
        Theater: {
            name: string;
            addressLine1: string;
            addressLine2: string | null;
            zip: string;
            city: string;
            /** @description Where its entrance is, or `null`. */
            gpsPosition: components["schemas"]["GpsPosition"] | null;
        };
        /** @description A cinema of the catalogue. */
        CatalogueCinema: {
            /** @description The identifier to which favourites refer. Chosen here. */
            id: string;
            /** @description Whether it can be visited. The values are chosen here. */
            status: string;
            /** @description Names the cinema in addresses and in `getCinema`. */
            slug: string;
            /** @description Names its city in addresses and in `getZone`. */
            citySlug: string;
            name: string;
            /** @description Technologies and services, in the language asked for. */
            tags: string[];
            /** @description Whether a person in a wheelchair can visit. */
            hasPmrService: boolean;
            hallCount: number;
            seatCount: number;
            /**
             * Format: uri-reference
             * @description Wide picture, absolute or from the portal's root.
             */
            backdrop: string | null;
            /** @description Plain text, in the language asked for. */
            description: string | null;
            /** @description The cinema's code in the ticketing system. */
            vistaRef: string | null;
            /** Format: uri */
            googleMyBusinessUrl: string | null;
            /** @description IANA name of the time zone in which its showings are shown. Chosen here. */
            timeZone: string;
            /** @description Its buildings. Most have one. */
            theaters: components["schemas"]["Theater"][];
        };
        /** @description A cinema close by. The names are chosen here. */
        NearbyCinema: {
            id: string;
            /** @description Names the cinema in addresses. */
            slug: string;
            name: string;
            city: string;
            /** @description Metres as the crow flies. `null` when one of the two is not on the map. */
            distance: number | null;
        };
        /** @description A cinema with what its own page needs beyond the catalogue. */
        CinemaDetail: components["schemas"]["CatalogueCinema"] & {
            /** @description Other cinemas of the market that can be visited instead, the nearest first. */
            nearbyCinemas: components["schemas"]["NearbyCinema"][];
        };
        /** @description A showing, named as in a booking. Chosen here. */
        CinemaSession: {
            /**
             * @description Identifier of the showing within its cinema. The address at which it is booked, and shared, is
             *     `{booking site}/{language}/V{cinema's id}S{showing's id}/booking`.
             */
            id: string;
            startDate: components["schemas"]["DateTime"];
            /** @description When the hall empties. Later than `startDate`, possibly on the next day. */
            endDate: components["schemas"]["DateTime"];
            /** @description Language version, as the cinema writes it. `null` for a show without words. */
            version: string | null;
            auditoriumName: string;
            /** @description Technologies and services of the showing. */
            specificities: components["schemas"]["Specificity"][];
            /** @description False once it is sold out or its sale is closed. */
            bookable: boolean;
        };
        /**
         * @description What one cinema does with a show of the catalogue. The flags are about this cinema and may differ from those of
         *     the market. The names of the early flags and of the orders are chosen here.
         */
        CinemaShow: {
            /** @description Which show of `listShows` it is. */
            slug: string;
            /** @description Whether a place can be booked here. */
            bookable: boolean;
            /** @description In its first week here. */
            isNew: boolean;
            /** @description Its first day here is still to come. It may have previews all the same. */
            isComingSoon: boolean;
            /** @description Whether there are previews here, before its first day. */
            isEarly: boolean;
            /** @description Whether every showing here is a preview. Never true without `isEarly`. */
            isEarlyOnly: boolean;
            /** @description Place among the shows that have showings here, lowest first. `null` for one without showings. */
            order: number | null;
            /** @description Place among the shows whose first day here is still to come, lowest first. `null` for any other. */
            comingSoonOrder: number | null;
            /**
             * @description The showings that have not begun, of the next seven days at least, the earliest first. Empty for a show that
             *     is only announced. Chosen here.
             */
            sessions: components["schemas"]["CinemaSession"][];
        };
        /** @description What a zone's cinemas do with a show of the catalogue. */
        ZoneShow: {
            /** @description Which show of `listShows` it is. */
            slug: string;
            /** @description Its first day is still to come in every cinema of the zone. It may have previews all the same. */
            isComingSoon: boolean;
            /** @description Whether a place can be booked in at least one cinema of the zone. */
            bookable: boolean;
        };
        /** @description A city or region with what can be seen in its cinemas. */
        Zone: {
            /** @description As it was asked for. */
            slug: string;
            /** @description In the language asked for. Chosen here. */
            name: string;
            /** @description Slugs of its cinemas, by name, those that are closed for a while too. Chosen here. */
            cinemas: string[];
            /** @description What is on or announced in its cinemas, in the order in which to show it. */
            shows: components["schemas"]["ZoneShow"][];
        };
        /** @description A film about a show. */
        Trailer: {
            /** @description Which show of `listShows` it is about. Chosen here. */
            slug: string;
            /**
             * @description Where the video is: for `youtube` the video's identifier and never an address, for `s3` the `https` address of
             *     the file. The portal plays nothing else.
             */
            externalId: string;
            /** @description Who plays it. */
            videoType: string;
            /** @description In the language asked for. */
            title: string;
            /**
             * Format: uri-reference
             * @description Still picture to show before it plays, absolute or from the portal's root.
             */
            snapshot: string | null;
            /** @description True for the one to show when there is room for one. At most one for each show and language. */
            isMain: boolean;
            /** @description ISO 639-1 code of the language that is spoken or subtitled, `null` when there are no words. */
            language: string | null;
        };
        /** @description A show to link to. */
        FooterShow: {
            title: string;
            slug: string;
            /** @description True leads to the film's page, false to the entertainment page. */
            movie: boolean;
        };
        /** @description A link. */
        FooterElement: {
            title: string;
            /**
             * @description Absolute, or a path from the portal's root. Editors type it, so the portal follows only `https` and paths, and
             *     treats everything else as plain text.
             */
            url: string;
            newTab: boolean;
            /** @description True opens the consent preferences in place of the address. */
            cookie: boolean;
        };
        /** @description A titled list of links. */
        FooterColumn: {
            title: string;
            elements: components["schemas"]["FooterElement"][];
        };
        /** @description The chain's page on a social network. */
        SocialNetwork: {
            /** Format: uri */
            url: string;
            /** @description Name of the network and of its icon. */
            label: string;
        };
        /** @description What the editors put in the footer. */
        Footer: {
            /** @description Shows to link to, in the order in which to show them. */
            shows: components["schemas"]["FooterShow"][];
            columns: components["schemas"]["FooterColumn"][];
            socialNetworks: components["schemas"]["SocialNetwork"][];
        };
        /** @description Something the editors want customers to know. */
        Alert: {
            /** @description Plain text, in the language asked for. */
            messageContent: string;
            /** @description A warning is shown before other alerts. */
            isWarning: boolean;
            updatedAt: components["schemas"]["DateTime"];
            /** @description Only for accounts of this type; for everybody when `null`. */
            ecAccountType: string | null;
        };
        /** @description A genre or kind of event. Chosen here. */
        InterestOption: {
            id: string;
            /** @description In the language asked for. */
            label: string;
        };
        /** @description What a customer can be interested in. */
        Interests: {
            genres: components["schemas"]["InterestOption"][];
            events: components["schemas"]["InterestOption"][];
        };
        /** @description A theme. */
        FaqType: {
            /** @description What `createCase` sends as `type`. */
            id: string;
            /** @description In the language asked for. */
            title: string;
        };
        /** @description A sub-theme. */
        FaqSubType: {
            /** @description What `createCase` sends as `topic`. */
            id: string;
            /** @description In the language asked for. */
            title: string;
            /** @description `id` of the theme that it belongs to. */
            type: string;
            /** @description `id` of the topic whose articles may answer the question at once, or `null`. */
            topicId: string | null;
        };
        /** @description A motif. */
        FaqSubject: {
            /** @description What `createCase` sends as `reason`. */
            id: string;
            /** @description In the language asked for. A case is listed under it. */
            title: string;
            /** @description `id` of the sub-theme that it belongs to. */
            subType: string;
        };
        /**
         * @description What a new case can be about: themes, their sub-themes and the motifs of these, each list in the order in which to
         *     show it. The tree is three lists, and each entry names the one above it. The members of the entries are chosen here.
         */
        FaqData: {
            /** @description The themes. */
            types: components["schemas"]["FaqType"][];
            /** @description The sub-themes of all themes. A theme without one is chosen by itself. */
            subTypes: components["schemas"]["FaqSubType"][];
            /** @description The motifs of all sub-themes. A sub-theme without one is chosen by itself. */
            subjects: components["schemas"]["FaqSubject"][];
        };
        /** @description What articles are grouped by. */
        FaqTopic: {
            id: string;
            /** @description In the language asked for. */
            title: string;
        };
        /** @description A question with its answer. The members are chosen here. */
        FaqArticle: {
            /** @description The same in every language. */
            id: string;
            /** @description The question, plain text, in the language asked for. */
            title: string;
            /**
             * @description The answer as HTML, in the language asked for. Editors write it and nobody has cleaned it: the portal shows
             *     paragraphs, headings, lists, emphasis, line breaks and links, and drops everything else with all that it does.
             */
            content: string;
            /** @description The topic under which it is listed, or `null` when it belongs to none. */
            topic: components["schemas"]["FaqTopic"] | null;
            /** @description When an editor last changed it. */
            updatedAt: components["schemas"]["DateTime"];
            /** @description Its place among all articles. The lowest is shown first; numbers may be missing. */
            order: number;
        };
        /**
         * @description The token of the link. It stands for one reader and one newsletter, cannot be guessed, and works for 90 days
         *     (chosen here). It is a secret: it belongs in no log.
         */
        NewsletterToken: string;
        /**
         * @description What the link at the foot of a newsletter is about. It tells no more of the reader than the mail itself did, since
         *     mails are forwarded. All names but `category` are chosen here.
         */
        Newsletter: {
            /**
             * @description Kind of newsletter: the week's films, personal tips, news about the account, or service. The portal shows `name`
             *     alone for one that it does not know.
             */
            category: string;
            /** @description What readers know it by, in the language asked for. */
            name: string;
            /**
             * @description The address that gets it, with all but the first character before the `@` replaced by one `…`: enough to know
             *     which of one's mailboxes is meant.
             */
            mail: string;
            /** @description Whether the address still gets it. */
            subscribed: boolean;
        };
        /** @description The link that was opened. */
        NewsletterLink: {
            token: components["schemas"]["NewsletterToken"];
        };
    };
    responses: {
        /** @description No token was sent, or it has expired or been revoked. The portal renews it once, then asks to sign in. */
        Unauthorized: {
            headers: {
                /** @description The challenge of RFC 6750. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is good and its customer may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server, or one that it depends on, is away for a while. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing was changed. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is good and its customer may not do this, or the form's challenge is missing, wrong or used. */
        ForbiddenOrCaptcha: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The form's challenge is missing, wrong or used. The portal keeps what was typed and asks for another. */
        CaptchaRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter is refused. */
        UnknownLanguage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
         *     language stands in for one that the market does not have.
         */
        AcceptLanguage: string;
        /**
         * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
         *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
         */
        CaptchaChallenge: string;
        /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
        Language: string;
        /** @description `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here. */
        MobileKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Salutation = components['schemas']['Salutation'];
export type DecimalAmount = components['schemas']['DecimalAmount'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type Money = components['schemas']['Money'];
export type Addon = components['schemas']['Addon'];
export type PassType = components['schemas']['PassType'];
export type Plan = components['schemas']['Plan'];
export type SubscriptionState = components['schemas']['SubscriptionState'];
export type BankCard = components['schemas']['BankCard'];
export type AccountStatistics = components['schemas']['AccountStatistics'];
export type TrackingData = components['schemas']['TrackingData'];
export type AccountInterest = components['schemas']['AccountInterest'];
export type Identity = components['schemas']['Identity'];
export type Loyalty = components['schemas']['Loyalty'];
export type Account = components['schemas']['Account'];
export type ProblemField = components['schemas']['ProblemField'];
export type Problem = components['schemas']['Problem'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type InterestChoice = components['schemas']['InterestChoice'];
export type AccountUpdate = components['schemas']['AccountUpdate'];
export type IdentityProvider = components['schemas']['IdentityProvider'];
export type IdentityToUnlink = components['schemas']['IdentityToUnlink'];
export type LinkedAccount = components['schemas']['LinkedAccount'];
export type IdentityLink = components['schemas']['IdentityLink'];
export type IdentityToLink = components['schemas']['IdentityToLink'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type AccountInvoice = components['schemas']['AccountInvoice'];
export type DateTime = components['schemas']['DateTime'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type PasswordMail = components['schemas']['PasswordMail'];
export type CredentialsCheck = components['schemas']['CredentialsCheck'];
export type CredentialsChecked = components['schemas']['CredentialsChecked'];
export type EmailChange = components['schemas']['EmailChange'];
export type NotificationsUpdate = components['schemas']['NotificationsUpdate'];
export type Advantage = components['schemas']['Advantage'];
export type PointsMovement = components['schemas']['PointsMovement'];
export type PointsHistory = components['schemas']['PointsHistory'];
export type GoodieQuantity = components['schemas']['GoodieQuantity'];
export type GoodieGift = components['schemas']['GoodieGift'];
export type Goodie = components['schemas']['Goodie'];
export type SubscriptionInvoice = components['schemas']['SubscriptionInvoice'];
export type Supplement = components['schemas']['Supplement'];
export type Consumption = components['schemas']['Consumption'];
export type SubscriptionEnd = components['schemas']['SubscriptionEnd'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionReceipt = components['schemas']['SubscriptionReceipt'];
export type SubscriptionCancellation = components['schemas']['SubscriptionCancellation'];
export type SupplementInvoicingChange = components['schemas']['SupplementInvoicingChange'];
export type SupplementInvoicing = components['schemas']['SupplementInvoicing'];
export type SuspensionChange = components['schemas']['SuspensionChange'];
export type CancelReason = components['schemas']['CancelReason'];
export type PhotoStatus = components['schemas']['PhotoStatus'];
export type CardSubscriptionStatus = components['schemas']['CardSubscriptionStatus'];
export type PhotoType = components['schemas']['PhotoType'];
export type PassCard = components['schemas']['PassCard'];
export type CardAttachment = components['schemas']['CardAttachment'];
export type Picture = components['schemas']['Picture'];
export type CardPhoto = components['schemas']['CardPhoto'];
export type PrepaidGift = components['schemas']['PrepaidGift'];
export type Prepaid = components['schemas']['Prepaid'];
export type PrepaidNumber = components['schemas']['PrepaidNumber'];
export type PrepaidOffer = components['schemas']['PrepaidOffer'];
export type PrepaidReference = components['schemas']['PrepaidReference'];
export type VoucherNumber = components['schemas']['VoucherNumber'];
export type GiftCardNumber = components['schemas']['GiftCardNumber'];
export type FavouriteCinema = components['schemas']['FavouriteCinema'];
export type FavouriteCinemasChange = components['schemas']['FavouriteCinemasChange'];
export type GivenName = components['schemas']['GivenName'];
export type InfixName = components['schemas']['InfixName'];
export type FamilyName = components['schemas']['FamilyName'];
export type FriendStatus = components['schemas']['FriendStatus'];
export type Friend = components['schemas']['Friend'];
export type FriendInvitation = components['schemas']['FriendInvitation'];
export type InvitedFriend = components['schemas']['InvitedFriend'];
export type FriendReference = components['schemas']['FriendReference'];
export type Specificity = components['schemas']['Specificity'];
export type BookingSession = components['schemas']['BookingSession'];
export type PaymentMean = components['schemas']['PaymentMean'];
export type Payment = components['schemas']['Payment'];
export type CountedItem = components['schemas']['CountedItem'];
export type ConcessionItem = components['schemas']['ConcessionItem'];
export type Concessions = components['schemas']['Concessions'];
export type ClickAndServe = components['schemas']['ClickAndServe'];
export type BookingShow = components['schemas']['BookingShow'];
export type GpsPosition = components['schemas']['GpsPosition'];
export type BookingCinema = components['schemas']['BookingCinema'];
export type Ticket = components['schemas']['Ticket'];
export type Booking = components['schemas']['Booking'];
export type BookingRefusal = components['schemas']['BookingRefusal'];
export type BookingOutcome = components['schemas']['BookingOutcome'];
export type CaseAttachment = components['schemas']['CaseAttachment'];
export type CaseMessage = components['schemas']['CaseMessage'];
export type Case = components['schemas']['Case'];
export type CaseCreation = components['schemas']['CaseCreation'];
export type CaseClosing = components['schemas']['CaseClosing'];
export type CaseComment = components['schemas']['CaseComment'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactReceipt = components['schemas']['ContactReceipt'];
export type ShowToRate = components['schemas']['ShowToRate'];
export type IgnoredShow = components['schemas']['IgnoredShow'];
export type Show = components['schemas']['Show'];
export type ShowFeelings = components['schemas']['ShowFeelings'];
export type RatingGiven = components['schemas']['RatingGiven'];
export type RatingRemoved = components['schemas']['RatingRemoved'];
export type ShowRating = components['schemas']['ShowRating'];
export type IntentionAdded = components['schemas']['IntentionAdded'];
export type IntentionRemoved = components['schemas']['IntentionRemoved'];
export type ShowIntention = components['schemas']['ShowIntention'];
export type SettingsUrls = components['schemas']['SettingsUrls'];
export type SettingsKeys = components['schemas']['SettingsKeys'];
export type FileUploadParams = components['schemas']['FileUploadParams'];
export type InjectionAttribute = components['schemas']['InjectionAttribute'];
export type Injection = components['schemas']['Injection'];
export type FeatureFlags = components['schemas']['FeatureFlags'];
export type HeaderSettings = components['schemas']['HeaderSettings'];
export type FooterSettings = components['schemas']['FooterSettings'];
export type AuthSettings = components['schemas']['AuthSettings'];
export type CaptchaSettings = components['schemas']['CaptchaSettings'];
export type EmbedSettings = components['schemas']['EmbedSettings'];
export type Settings = components['schemas']['Settings'];
export type Survey = components['schemas']['Survey'];
export type SurveyAnswer = components['schemas']['SurveyAnswer'];
export type Theater = components['schemas']['Theater'];
export type CatalogueCinema = components['schemas']['CatalogueCinema'];
export type NearbyCinema = components['schemas']['NearbyCinema'];
export type CinemaDetail = components['schemas']['CinemaDetail'];
export type CinemaSession = components['schemas']['CinemaSession'];
export type CinemaShow = components['schemas']['CinemaShow'];
export type ZoneShow = components['schemas']['ZoneShow'];
export type Zone = components['schemas']['Zone'];
export type Trailer = components['schemas']['Trailer'];
export type FooterShow = components['schemas']['FooterShow'];
export type FooterElement = components['schemas']['FooterElement'];
export type FooterColumn = components['schemas']['FooterColumn'];
export type SocialNetwork = components['schemas']['SocialNetwork'];
export type Footer = components['schemas']['Footer'];
export type Alert = components['schemas']['Alert'];
export type InterestOption = components['schemas']['InterestOption'];
export type Interests = components['schemas']['Interests'];
export type FaqType = components['schemas']['FaqType'];
export type FaqSubType = components['schemas']['FaqSubType'];
export type FaqSubject = components['schemas']['FaqSubject'];
export type FaqData = components['schemas']['FaqData'];
export type FaqTopic = components['schemas']['FaqTopic'];
export type FaqArticle = components['schemas']['FaqArticle'];
export type NewsletterToken = components['schemas']['NewsletterToken'];
export type Newsletter = components['schemas']['Newsletter'];
export type NewsletterLink = components['schemas']['NewsletterLink'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnexpected = components['responses']['Unexpected'];
export type ResponseForbiddenOrCaptcha = components['responses']['ForbiddenOrCaptcha'];
export type ResponseCaptchaRefused = components['responses']['CaptchaRefused'];
export type ResponseUnknownLanguage = components['responses']['UnknownLanguage'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterCaptchaChallenge = components['parameters']['CaptchaChallenge'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterMobileKey = components['parameters']['MobileKey'];
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description The server failed. With the code `CLI-ACC-001` it is this customer who cannot be loaded. The portal cannot go
             *     on without them, and sends the visitor to the catalogue's error page with that code either way.
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The customer after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The identity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityToUnlink"];
            };
        };
        responses: {
            /** @description The identities that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityLink"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such identity, or not any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The identity is the one that the account was made with. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not as it should be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The identity that the customer has just signed in with. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityToLink"];
            };
        };
        responses: {
            /** @description Every identity, the new one last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityLink"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The identity belongs to another account, or the customer has one of this provider. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token or the provider is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities, the oldest link first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityLink"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInvoice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is noted. The account is deleted later. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account cannot be deleted now, or is going to be. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordMail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCredentials: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new address and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsCheck"];
            };
        };
        responses: {
            /** @description The second step is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialsChecked"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description The account has no password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password or the address is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls in a short time, or too many wrong passwords (`too-many-tries`). */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new address, twice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The customer after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description The first step is to be done again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An address is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsUpdate"];
            };
        };
        responses: {
            /** @description The customer after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A choice is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdvantages: {
        parameters: {
            query?: {
                /**
                 * @description `points` leaves only the advantages that were bought with points (those with `loyaltyPoints`). Without it, the
                 *     list is whole.
                 */
                type?: "points";
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advantages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advantage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointsHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGoodies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the wallet holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goodie"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No cancellation is pending, it is one that stays, or the subscription is over. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCancellation"];
            };
        };
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is cancelled or over already, or the days to withdraw are over. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reason is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSupplementInvoicing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which of the two. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplementInvoicingChange"];
            };
        };
        responses: {
            /** @description How supplements are debited now, and what the next debit comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplementInvoicing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Debits are stopped, for now or for good. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The action is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoSuspension: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No pause is planned, it has begun, or the subscription is over. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSuspension: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspensionChange"];
            };
        };
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The subscription cannot be paused, is paused or going to be already, is not paused, or is over. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The action is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoPlanChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No change of plan is pending, or the subscription is over. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCancelReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer never had a subscription. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The contract is not made out yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The `id` of an invoice of `getSubscription`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such invoice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The accounting system has not taken it yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, the one updated last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassCard"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is printed on the card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardAttachment"];
            };
        };
        responses: {
            /** @description The card that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description The card is in an account already, this one or another. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The number is unknown, the name is not the one on the card, or a field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBankCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank card is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no bank card. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A subscription is paid with it. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCardPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The `photoId` of a card. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Picture"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No card of the customer has this photo. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCardPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The photo and the card that it is for. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CardPhoto"];
            };
        };
        responses: {
            /** @description The card with its new photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such card. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The card is not active. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The photo is too large. The message says how large it may be. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is of a type that the card does not take. The message lists those that it does. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A part of the form is missing or empty. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrepaids: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prepaid cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepaid"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrepaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The number on the card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepaidNumber"];
            };
        };
        responses: {
            /** @description The prepaid cards that remain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepaid"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No prepaid card of the customer is meant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the card forbids it. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The number is missing or no number. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPrepaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The number on the card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepaidNumber"];
            };
        };
        responses: {
            /** @description The card that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepaid"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description The number is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerPrepaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The card and whom it is for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepaidOffer"];
            };
        };
        responses: {
            /** @description The card, on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepaid"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description No prepaid card of the customer is meant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the card forbids it. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPrepaidOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The card that is on offer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepaidReference"];
            };
        };
        responses: {
            /** @description The card, which is the customer's own again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepaid"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description No prepaid card of the customer is meant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the card forbids it. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    dissociatePrepaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepaidReference"];
            };
        };
        responses: {
            /** @description The prepaid cards that remain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepaid"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description No prepaid card of the customer is meant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the card forbids it. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is printed on the voucher. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherNumber"];
            };
        };
        responses: {
            /** @description The voucher that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goodie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description The number is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The number and the secret code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardNumber"];
            };
        };
        responses: {
            /** @description The gift card that was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goodie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description A field is refused. Nothing was changed, but a wrong code was counted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavouriteCinemas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteCinema"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavouriteCinemas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which cinemas. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteCinemasChange"];
            };
        };
        responses: {
            /** @description The favourites afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteCinema"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A field is refused. Nothing was removed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavouriteCinemas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which cinemas. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteCinemasChange"];
            };
        };
        responses: {
            /** @description The favourites afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteCinema"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There would be more than five. Nothing was added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A cinema is refused. Nothing was added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFriends: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Friends and invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Friend"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteFriend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whom to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FriendInvitation"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedFriend"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The list is full. Nobody was invited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address is refused. Nobody was invited. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFriend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which friend or invitation. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FriendReference"];
            };
        };
        responses: {
            /** @description Those who remain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Friend"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such friend or invitation, or not any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is refused. Nothing was removed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptFriend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which invitation. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FriendReference"];
            };
        };
        responses: {
            /** @description They are friends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Friend"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such invitation, or not any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It cannot be accepted. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description `true` asks for the bookings of the past, in place of those to come. Chosen here. */
                history?: boolean;
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendTickets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The booking: its `id` in `listTickets`. What the two parts of this path mean is chosen here. */
                a: string;
                /** @description The language of the mail, as an ISO 639-1 code: one of the market's. */
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it was sent, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOutcome"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such booking. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A path parameter is refused. Nothing was sent. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The booking's `id` in `listTickets`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it was cancelled, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOutcome"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such booking. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseCreation"];
            };
        };
        responses: {
            /** @description The new case. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCaptcha"];
            /** @description A file, or all of them together, are too big. Nothing was made. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is of a type that is not taken, or the body is no form. Nothing was made. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field or the number of files is refused. Nothing was made. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The case, by its `id`. */
                id: string;
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseClosing"];
            };
        };
        responses: {
            /** @description The case, closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such case. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The case is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCaseComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The case, by its `id`. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseComment"];
            };
        };
        responses: {
            /** @description The case with the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no such case. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The case is closed or full. Nothing was added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The message is refused. Nothing was added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The solved challenge of the form, as the provider in `captcha` of the settings gives it: proof that a person fills
                 *     it in. Required while the settings name a provider; each is accepted once. The header's name is chosen here.
                 */
                "X-Captcha-Challenge"?: components["parameters"]["CaptchaChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CaptchaRefused"];
            /** @description A field is refused. Nothing was sent. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShowsToRate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shows, the latest visit first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowToRate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    ignoreShowToRate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which show. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IgnoredShow"];
            };
        };
        responses: {
            /** @description What is left to rate, the latest visit first. The shape is chosen here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowToRate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The show is not among those to rate. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeShowsToRate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is kept any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientShows: {
        parameters: {
            query?: {
                /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shows, the latest change first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowFeelings"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownLanguage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateShow: {
        parameters: {
            query?: {
                /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The signed-in customer's `id`. */
                clientId: string;
                /** @description The show's `slug`. */
                slug: string;
            };
            cookie?: never;
        };
        /** @description The rating, or its removal. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowRating"];
            };
        };
        responses: {
            /** @description The show, with what the customer thinks of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowFeelings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The customer may not do this, or the path names another customer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such show. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The show has no rating that could be taken back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field or a query parameter is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateShowBySalesforceId: {
        parameters: {
            query?: {
                /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The signed-in customer's `id`. */
                clientId: string;
                /** @description The show's `salesforceShowId`. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The rating, or its removal. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowRating"];
            };
        };
        responses: {
            /** @description The show, with what the customer thinks of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowFeelings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The customer may not do this, or the path names another customer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such show. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The show has no rating that could be taken back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field or a query parameter is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateShowIntention: {
        parameters: {
            query?: {
                /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The signed-in customer's `id`. */
                clientId: string;
                /** @description The show's `slug`. */
                slug: string;
            };
            cookie?: never;
        };
        /** @description The wish, or its removal. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowIntention"];
            };
        };
        responses: {
            /** @description The show, with what the customer thinks of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowFeelings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The customer may not do this, or the path names another customer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such show. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The show is not on the wishlist. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field or a query parameter is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurvey: {
        parameters: {
            query?: {
                /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownLanguage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCinemas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cinemas, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueCinema"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCinema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here. */
                "X-Mobile-Key"?: components["parameters"]["MobileKey"];
            };
            path: {
                /** @description The cinema's `slug`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cinema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CinemaDetail"];
                };
            };
            /** @description The market has no such cinema. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCinemaShows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here. */
                "X-Mobile-Key"?: components["parameters"]["MobileKey"];
            };
            path: {
                /** @description The cinema's `slug`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CinemaShow"][];
                };
            };
            /** @description The market has no such cinema. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here. */
                "X-Mobile-Key"?: components["parameters"]["MobileKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shows, by `order`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Show"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getZone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here. */
                "X-Mobile-Key"?: components["parameters"]["MobileKey"];
            };
            path: {
                /** @description The zone's slug. */
                zone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Zone"];
                };
            };
            /** @description The market has no such zone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrailers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description `mobileKey` of the settings, when they hold one: it opens the mobile catalogue. The header's name is chosen here. */
                "X-Mobile-Key"?: components["parameters"]["MobileKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trailers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trailer"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFooter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Footer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query: {
                /** @description Where the alerts are shown. `ec` are the account pages, the only place today. */
                type: "ec";
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts, the latest change first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A query parameter is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The genres and events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interests"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFaqData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqData"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFaqTopic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The topic, by its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqTopic"];
                };
            };
            /** @description There is no such topic. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaqArticles: {
        parameters: {
            query: {
                /**
                 * @description For which pages the articles are written. `ec` are the account pages, the only place today, as for `listAlerts`.
                 *     The name and the value are chosen here.
                 */
                category: "ec";
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqArticle"][];
                };
            };
            /** @description The category is unknown or missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsletter: {
        parameters: {
            query: {
                /** @description The token of the link that was opened. */
                token: components["schemas"]["NewsletterToken"];
            };
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newsletter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            /** @description No newsletter has this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link is too old. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, or cannot be one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The link that was opened. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLink"];
            };
        };
        responses: {
            /** @description The reader has left it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            /** @description No newsletter has this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link is too old. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, or cannot be one. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeAllNewsletters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as an ISO 639-1 code. Texts and messages of the answer are in it; the market's first
                 *     language stands in for one that the market does not have.
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The link that was opened. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLink"];
            };
        };
        responses: {
            /** @description The reader has left them all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            /** @description No newsletter has this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link is too old. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, or cannot be one. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
}
