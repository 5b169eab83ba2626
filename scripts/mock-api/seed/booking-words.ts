import { same, type Text } from '../text.ts'

/** What a booking can say about a showing, its seats, its payment and what goes with it: icon names and codes, in words. */
export const specificityNames = {
  imax: same('IMAX'),
  dolby: same('Dolby Cinema'),
  '4dx': same('4DX'),
  screenx: same('ScreenX'),
  'carbon-arc': { fr: 'Lanterne à arc', nl: 'Booglamp', en: 'Carbon arc' },
} satisfies Record<string, Text>

export const seatTypes = {
  classic: { fr: 'Fauteuil classique', nl: 'Gewone stoel', en: 'Classic seat' },
  recliner: { fr: 'Fauteuil inclinable', nl: 'Verstelbare stoel', en: 'Recliner' },
  duo: { fr: 'Fauteuil duo', nl: 'Duostoel', en: 'Love seat' },
} satisfies Record<string, Text>

export const meanNames = {
  pass: { fr: 'Pass', nl: 'Pass', en: 'Pass' },
  card: { fr: 'Carte bancaire', nl: 'Bankpas', en: 'Bank card' },
  voucher: { fr: 'Place prépayée', nl: 'Vooruitbetaalde plaats', en: 'Prepaid ticket' },
  giftcard: { fr: 'Carte cadeau', nl: 'Cadeaukaart', en: 'Gift card' },
} satisfies Record<string, Text>

export const optionNames = {
  glasses: { fr: 'Lunettes 3D', nl: '3D-bril', en: '3D glasses' },
  booster: { fr: 'Rehausseur', nl: 'Stoelverhoger', en: 'Booster seat' },
} satisfies Record<string, Text>

export const snackNames = {
  popcorn: { fr: 'Pop-corn salé', nl: 'Zoute popcorn', en: 'Salted popcorn' },
  lemonade: { fr: 'Citronnade', nl: 'Citroenlimonade', en: 'Lemonade' },
  coffee: { fr: 'Café', nl: 'Koffie', en: 'Coffee' },
} satisfies Record<string, Text>
