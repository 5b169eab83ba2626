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
         *     last one, so that an open balance can be paid. What may be done with it is in `subscriptionState` of the account.
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
    "/api/accounts/me/goodies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's vouchers, gift cards and prepaid tickets
         * @description Everything in the customer's wallet, those that can be spent first, then by the day on which they expire. Those
         *     that are used or expired stay in the list for a year.
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description The bookings whose showing has not ended, or ended less than six hours ago, in no particular order. The portal
         *     keeps those that are `CONFIRMED` and sorts them by the start of the showing.
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
    "/api/v4/client/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows on which the customer has an opinion
         * @description Every film or event that the customer put on the wishlist, rated or marked as seen, the latest change first.
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
            /** @description Whether the customer has a subscription, in whatever state. */
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
             * @description Identifies the kind of problem. `about:blank` when the status says it all.
             */
            type: string;
            /** @description Short English summary of the kind of problem, for logs. The same for every occurrence. */
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
            /** @description Stable code that programs and support staff may rely on. */
            code: string;
            /** @description One or two sentences that may be shown to the customer, in the language asked for. */
            message: string;
            /** @description The refused fields, when the status is 422. */
            errors?: components["schemas"]["ProblemField"][];
        };
        /** @description As people write it, with or without a country code. */
        PhoneNumber: string | null;
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
            interest?: components["schemas"]["AccountInterest"];
            /** @description ISO 639-1 code. */
            preferredLanguage?: string | null;
            /** @description Identifier of a cinema from `listCinemas`. */
            favoriteCinema?: string | null;
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
            /** @description The plan and its addons. */
            subscriptionAmount: components["schemas"]["Money"];
            /** @description What came on top, newest first. */
            supplements: components["schemas"]["Supplement"][];
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
        };
        /** @description How many places it pays for. */
        GoodieQuantity: {
            initial: number;
            remaining: number;
        };
        /** @description A gift that is on its way or received. */
        GoodieGift: {
            /** Format: date */
            date: string;
            /**
             * Format: email
             * @description Address of the receiver.
             */
            mail: string;
        };
        /** @description A voucher, gift card or prepaid ticket in the customer's wallet. */
        Goodie: {
            id: string;
            /** @description What it is. The values are chosen here. */
            type: string;
            /** @description Whether it can be spent. */
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
            /** @description Whether it may be given to somebody or removed. */
            shareable: boolean;
            /** @description To whom it is given, or `null`. */
            given: components["schemas"]["GoodieGift"] | null;
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
        /**
         * Format: date-time
         * @description An instant, RFC 3339, with its offset from UTC.
         */
        DateTime: string;
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
        /** @description Where it is shown. */
        BookingCinema: {
            id: string;
            name: string;
            address: string | null;
            city: string;
            postalCode: string | null;
            /** @description Where its entrance is, or `null`. */
            gpsPosition: components["schemas"]["GpsPosition"] | null;
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
            /** @description Identifier of the e-ticket record. */
            id: string;
            /** @description The booking's number, as printed and as support staff ask for it. */
            bookingId: string;
            /** @description Only `CONFIRMED` bookings are shown to the customer. */
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
            /** @description Whether the customer may still cancel it and get the money back. */
            refundable: boolean;
            /**
             * @description One entry for each ticket, in the order of the seats. Chosen here: each ticket carries the code that is shown
             *     at the door.
             */
            tickets: components["schemas"]["Ticket"][];
        };
        /** @description A film or event. */
        Show: {
            /** @description Names the show in addresses. `null` for an old one that is known only by its `salesforceShowId`. */
            slug: string | null;
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
            isNew: boolean;
            isComingSoon: boolean;
            bookable: boolean;
            /** @description Place in the catalogue, lowest first. */
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
            /** @description Slug of the city or region that stands for a visitor who chose none. */
            defaultCity: string;
            /** @description Lowest age in years at which an account can be made. */
            ageRestriction: number;
            fileUploadParams: components["schemas"]["FileUploadParams"];
            /** @description Header value of the mobile catalogue's calls. Public, as everything here. */
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
            slug: string;
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
            /** @description Its buildings. Most have one. */
            theaters: components["schemas"]["Theater"][];
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
        /** @description The server failed. Nothing was changed. */
        Unexpected: {
            headers: {
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
        /** @description The language of the page, as an ISO 639-1 code. It wins over `Accept-Language`. */
        Language: string;
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
export type AccountUpdate = components['schemas']['AccountUpdate'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type AccountInvoice = components['schemas']['AccountInvoice'];
export type SubscriptionInvoice = components['schemas']['SubscriptionInvoice'];
export type Supplement = components['schemas']['Supplement'];
export type Consumption = components['schemas']['Consumption'];
export type Subscription = components['schemas']['Subscription'];
export type GoodieQuantity = components['schemas']['GoodieQuantity'];
export type GoodieGift = components['schemas']['GoodieGift'];
export type Goodie = components['schemas']['Goodie'];
export type FavouriteCinema = components['schemas']['FavouriteCinema'];
export type DateTime = components['schemas']['DateTime'];
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
export type Show = components['schemas']['Show'];
export type ShowFeelings = components['schemas']['ShowFeelings'];
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
export type Theater = components['schemas']['Theater'];
export type CatalogueCinema = components['schemas']['CatalogueCinema'];
export type Alert = components['schemas']['Alert'];
export type FooterShow = components['schemas']['FooterShow'];
export type FooterElement = components['schemas']['FooterElement'];
export type FooterColumn = components['schemas']['FooterColumn'];
export type SocialNetwork = components['schemas']['SocialNetwork'];
export type Footer = components['schemas']['Footer'];
export type InterestOption = components['schemas']['InterestOption'];
export type Interests = components['schemas']['Interests'];
export type Survey = components['schemas']['Survey'];
export type SurveyAnswer = components['schemas']['SurveyAnswer'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnexpected = components['responses']['Unexpected'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnknownLanguage = components['responses']['UnknownLanguage'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterLanguage = components['parameters']['Language'];
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
            500: components["responses"]["Unexpected"];
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
    listTickets: {
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
}
