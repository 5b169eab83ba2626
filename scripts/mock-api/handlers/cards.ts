import { readFile } from 'node:fs/promises'
import type { CardSubscriptionStatus, PassCard } from '#src/api/generated/schema.ts'
import type { AnyCall, Handlers } from '../call.ts'
import { dayOf, zoned } from '../dates.ts'
import { type Language, personas } from '../personas.ts'
import { photoFile } from '../photo-file.ts'
import { problem, refused } from '../problems.ts'
import { type CardSeed, looseCardsOn, type PhotoSeed } from '../seed/cards.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'
import type { Customer, World } from '../world.ts'
import { endOf, hasEnded, nextDebit } from './debits.ts'

const sentences = {
  noCardNumber: {
    fr: 'Aucune carte ne porte ce numéro. Vérifiez-le sur la carte.',
    nl: 'Geen enkele kaart heeft dit nummer. Kijk het na op de kaart.',
    en: 'No card has this number. Check it on the card.',
  },
  otherName: {
    fr: 'Ce nom n’est pas celui qui figure sur la carte.',
    nl: 'Dit is niet de naam die op de kaart staat.',
    en: 'This is not the name on the card.',
  },
  'card-attached': {
    fr: 'Cette carte est déjà dans votre compte.',
    nl: 'Deze kaart staat al in je account.',
    en: 'This card is in your account already.',
  },
  'card-taken': {
    fr: 'Cette carte est rattachée à un autre compte. Notre service client peut vous aider.',
    nl: 'Deze kaart hoort bij een ander account. Onze klantenservice helpt je verder.',
    en: 'This card belongs to another account. Our customer service can help.',
  },
  'bank-card-none': {
    fr: 'Aucune carte bancaire n’est enregistrée.',
    nl: 'Er is geen bankpas bekend.',
    en: 'There is no bank card.',
  },
  'bank-card-in-use': {
    fr: 'Votre abonnement est prélevé sur cette carte. Remplacez-la, ou attendez le dernier prélèvement pour la supprimer.',
    nl: 'Je abonnement wordt van deze bankpas afgeschreven. Vervang hem, of wacht tot na de laatste afschrijving.',
    en: 'Your subscription is debited from this card. Replace it, or wait until after the last debit.',
  },
  'picture-unknown': {
    fr: 'Nous ne trouvons pas cette photo.',
    nl: 'We kunnen deze foto niet vinden.',
    en: 'We cannot find this photo.',
  },
  'card-unknown': {
    fr: 'Nous ne trouvons pas cette carte dans votre compte.',
    nl: 'We kunnen deze kaart niet vinden in je account.',
    en: 'We cannot find this card in your account.',
  },
  'card-inactive': {
    fr: 'Cette carte n’est plus active : sa photo ne peut pas être changée.',
    nl: 'Deze kaart werkt niet meer: de foto kan niet worden gewijzigd.',
    en: 'This card is no longer active: its photo cannot be changed.',
  },
  '10001': {
    fr: 'Cette photo est trop lourde. Elle peut faire {limit} au plus.',
    nl: 'Deze foto is te groot. Hij mag hoogstens {limit} zijn.',
    en: 'This photo is too large. It may have {limit} at most.',
  },
  '10002': {
    fr: 'Ce fichier n’est pas une photo que nous pouvons utiliser. Formats acceptés : {limit}.',
    nl: 'Dit bestand is geen foto die we kunnen gebruiken. Toegestaan: {limit}.',
    en: 'This file is not a photo that we can use. Accepted: {limit}.',
  },
  empty: { fr: 'Ce fichier est vide.', nl: 'Dit bestand is leeg.', en: 'This file is empty.' },
  refusal: {
    fr: 'On ne voit pas bien votre visage. Prenez une photo de face, bien éclairée, sur un fond clair et sans lunettes de soleil.',
    nl: 'Je gezicht is niet goed te zien. Neem een foto recht van voren, met genoeg licht, voor een lichte achtergrond en zonder zonnebril.',
    en: 'Your face is hard to see. Take a photo from the front, well lit, on a light background and without sunglasses.',
  },
}

type Refusal = 'card-attached' | 'card-taken' | 'bank-card-none' | 'bank-card-in-use' | 'picture-unknown'
type PhotoRefusal = 'card-unknown' | 'card-inactive' | '10001' | '10002'

function no(language: Language, status: number, code: Refusal | PhotoRefusal, detail: string, limit = '') {
  return problem(language, status, { code, detail, message: sentences[code][language].replace('{limit}', limit) })
}

const statuses = { actif: 'active', impayé: 'unpaid', suspendu: 'suspended' } as const

function statusOf(subscription: SubscriptionSeed, now: Date): CardSubscriptionStatus {
  if (hasEnded(subscription, dayOf(now))) return 'canceled'
  return subscription.blockedReason ? 'blocked' : statuses[subscription.status]
}

/** A card as the contract shows it. One that carries the subscription follows its status. */
function cardIn(
  { language, now }: Pick<AnyCall, 'language' | 'now'>,
  card: CardSeed,
  { subscription }: Pick<Customer, 'subscription'>,
): PassCard {
  const { label, lastnames, photo, ...rest } = card
  const carries = subscription !== null && subscription.cardNumber === card.displayNumber
  const status = carries && statusOf(subscription, now)
  return {
    ...rest,
    label: label[language],
    code: card.active ? `K${digits(card.displayNumber)}` : null,
    photoId: photo?.id ?? null,
    photoStatus: photo?.status ?? null,
    photoRefusal: photo?.status === 'KO' ? sentences.refusal[language] : null,
    isADI: carries ? subscription.openEnded : card.isADI,
    subscriptionStatus: status || card.subscriptionStatus,
  }
}

function digits(number: string): string {
  return number.replace(/\D/g, '')
}

/** A name without what a printer or a keyboard makes of it: capitals, accents, apostrophes, hyphens, spaces. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}

/** Every card that there is, with the customer who has it, if anybody does. */
function knownCards(world: World, now: Date): { card: CardSeed; owner: string | undefined }[] {
  const owned = personas.flatMap(({ id }) => (world.customer(id)?.cards ?? []).map((card) => ({ card, owner: id })))
  return [...owned, ...looseCardsOn(now).map((card) => ({ card, owner: undefined }))]
}

/** Whether the bank card is still needed: for debits to come, or for what was not paid. */
function needed({ subscription }: Customer, now: Date): boolean {
  if (!subscription) return false
  if (subscription.unpaid > 0 || nextDebit(subscription, now)) return true
  return !subscription.cancelPending && (endOf(subscription, now)?.lastDebitDate ?? null) !== null
}

/** How large a photo may be, in words. Rounded down, so that what is promised is taken. */
function sizeInWords(language: Language, bytes: number): string {
  const large = bytes >= 1_000_000
  const amount = Math.floor(bytes / (large ? 100_000 : 100)) / 10
  const unit = large ? 'megabyte' : 'kilobyte'
  return new Intl.NumberFormat(language, { style: 'unit', unit }).format(amount).replaceAll('\u202f', '\u00a0')
}

/** `ph-2049-1` becomes `ph-2049-2`: another photo has another id. */
function nextPhotoId({ id, photo }: CardSeed): string {
  const [, stem, count] = /^(.*)-(\d+)$/.exec(photo?.id ?? '') ?? []
  return stem === undefined ? `${id.replace('card', 'ph')}-1` : `${stem}-${Number(count) + 1}`
}

export const cardHandlers = {
  listCards(call) {
    const customer = call.me()
    const latest = customer.cards.toSorted((one, other) => (one.lastUpdateDate < other.lastUpdateDate ? 1 : -1))
    return { status: 200, body: latest.map((card) => cardIn(call, card, customer)) }
  },

  attachCard(call) {
    const { me, now, language, world, body, change } = call
    const found = knownCards(world, now).find(({ card }) => digits(card.displayNumber) === digits(body.cardNumber))
    const fits = found?.card.lastnames.some((name) => plainName(name) === plainName(body.lastname))
    if (!found || !fits) {
      const error = found
        ? refused(language, '/lastname', 'name-mismatch', sentences.otherName[language])
        : refused(language, '/cardNumber', 'unknown-value', sentences.noCardNumber[language])
      const detail = `Refused: ${error.pointer}.`
      return { status: 422, body: problem(language, 422, { detail, errors: [error] }) }
    }
    if (found.owner !== undefined) {
      const mine = found.owner === me().id
      const detail = `The card is in ${mine ? 'this' : 'another'} account.`
      return { status: 409, body: no(language, 409, mine ? 'card-attached' : 'card-taken', detail) }
    }
    const card = { ...found.card, lastUpdateDate: zoned(now) }
    const customer = change((draft) => draft.cards.push(card))
    return { status: 200, body: cardIn(call, card, customer) }
  },

  deleteBankCard({ me, now, language, change }) {
    const customer = me()
    if (!customer.account.card) {
      return { status: 404, body: no(language, 404, 'bank-card-none', 'There is no bank card.') }
    }
    if (needed(customer, now)) {
      return { status: 409, body: no(language, 409, 'bank-card-in-use', 'A subscription is paid with it.') }
    }
    change((draft) => {
      draft.account.card = null
    })
    return { status: 204, body: undefined }
  },

  async getCardPicture({ me, language, path }) {
    const photo = me().cards.find((card) => card.photo?.id === path.id)?.photo
    if (!photo) {
      const detail = `No card of the customer has the photo ${path.id}.`
      return { status: 404, body: no(language, 404, 'picture-unknown', detail) }
    }
    const sent = photo.sent && (await photoFile(photo.sent))
    if (sent?.type === 'image/jpeg') return { status: 200, body: sent.bytes }
    const drawn = new URL(`../photos/${photo.portrait}.jpg`, import.meta.url)
    return { status: 200, body: new Uint8Array(await readFile(drawn)) }
  },

  async updateCardPhoto(call) {
    const { me, now, language, parts, change } = call
    const part = (name: string) => parts.find((one) => one.name === name)?.bytes
    const id = part('cardId')?.toString('utf8') ?? ''
    const card = me().cards.find((one) => one.id === id)
    if (!card) return { status: 404, body: no(language, 404, 'card-unknown', `The customer has no card ${id}.`) }
    if (!card.active) return { status: 409, body: no(language, 409, 'card-inactive', 'The card is not active.') }
    const bytes = new Uint8Array(part('photo') ?? [])
    if (bytes.length === 0) {
      const errors = [refused(language, '/photo', 'too-short', sentences.empty[language])]
      return { status: 422, body: problem(language, 422, { detail: 'Refused: /photo.', errors }) }
    }
    if (bytes.length > card.maxFileSize) {
      const detail = `The photo has ${bytes.length} bytes, the card allows ${card.maxFileSize}.`
      return { status: 413, body: no(language, 413, '10001', detail, sizeInWords(language, card.maxFileSize)) }
    }
    const { type = 'of no known type' } = await photoFile(bytes)
    if (!card.allowedMimeTypes.includes(type)) {
      const detail = `The photo is ${type}, the card allows ${card.allowedMimeTypes.join(', ')}.`
      const allowed = card.allowedMimeTypes.map((one) => one.replace('image/', '').toUpperCase()).join(', ')
      return { status: 415, body: no(language, 415, '10002', detail, allowed) }
    }
    const photo: PhotoSeed = {
      id: nextPhotoId(card),
      status: 'PENDING',
      portrait: card.photo && card.photo.status !== 'KO' ? card.photo.portrait : 'curls',
      sent: bytes,
    }
    const after = { ...card, photo, lastUpdateDate: zoned(now) }
    const customer = change((draft) => {
      draft.cards = draft.cards.map((one) => (one.id === id ? after : one))
      const { subscription } = draft
      if (subscription?.cardNumber === card.displayNumber && subscription.blockedReason === 'incorrect_photo') {
        draft.subscription = { ...subscription, blockedReason: null }
      }
    })
    return { status: 200, body: cardIn(call, after, customer) }
  },
} satisfies Handlers
