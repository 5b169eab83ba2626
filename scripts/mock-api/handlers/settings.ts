import type { FeatureFlags, Settings } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import type { Market } from '../personas.ts'
import { youngest } from './account.ts'

/** A flag comes on here when its page is in the portal. */
const featureFlags: FeatureFlags = {
  offersMenuDisplayed: true,
  subscriptionEnabled: true,
  moreFromProviderMenuEnabled: true,
  clubProviderEnabled: true,
  providerBusinessEnabled: true,
  providerHomeEnabled: true,
  advantagesEnabled: true,
  goodiesEnabled: true,
  myFriendsEnabled: true,
  contactBlockDisplayed: true,
  statisticsEnabled: true,
  myInterestEnabled: true,
  notificationsEnabled: true,
}

const links: Record<Market, Omit<Settings['urls'], 'catalogue'>> = {
  fr: {
    booking: 'https://reservation.kinora.example',
    moreFromProvider: 'https://www.kinora.example/fr/plus',
    homeOffer: 'https://www.kinora.example/fr/chez-vous',
    business: 'https://www.kinora.example/fr/entreprises',
    privacy: 'https://www.kinora.example/fr/donnees',
    terms: 'https://www.kinora.example/fr/conditions',
    loyaltyTerms: 'https://www.kinora.example/fr/club/conditions',
    faq: 'https://www.kinora.example/fr/aide',
  },
  nl: {
    booking: 'https://reserveren.kinora.example',
    moreFromProvider: 'https://www.kinora.example/nl/meer',
    homeOffer: 'https://www.kinora.example/nl/thuis',
    business: 'https://www.kinora.example/nl/zakelijk',
    privacy: 'https://www.kinora.example/nl/privacy',
    terms: 'https://www.kinora.example/nl/voorwaarden',
    loyaltyTerms: 'https://www.kinora.example/nl/club/voorwaarden',
    faq: 'https://www.kinora.example/nl/hulp',
  },
}

export const settingsHandlers = {
  getSettings({ origin, market }) {
    const authority = `${origin}/identity`
    const body: Settings = {
      urls: { catalogue: null, ...links[market] },
      keys: { tagManager: null, maps: null },
      defaultCity: market === 'fr' ? 'idf' : 'amsterdam',
      ageRestriction: youngest,
      fileUploadParams: {
        maxFileSize: 512_000,
        allowedMimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
      },
      mobileKey: null,
      injections: [],
      featureFlags,
      header: { disabled: false, navDisabled: false, mobileEnabled: true },
      footer: { disabled: false, light: false },
      auth: {
        authority,
        authorizationEndpoint: `${authority}/auth`,
        tokenEndpoint: `${authority}/token`,
        endSessionEndpoint: `${authority}/session/end`,
        scope: 'openid email profile offline_access',
        silentFrame: true,
        optionalToken: false,
        allowedUrls: [`${origin}/api/*`],
        errorPath: null,
        sessionCookieSeconds: null,
      },
      captcha: null,
      embed: { iosHandler: null, androidBridge: null, parentOrigins: [] },
    }
    return { status: 200, body, headers: { 'cache-control': 'private, max-age=60' } }
  },
} satisfies Handlers
