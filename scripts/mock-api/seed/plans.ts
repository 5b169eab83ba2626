import type { PassType } from '#src/api/generated/schema.ts'
import { same, type Text } from '../text.ts'

/** A plan that can be subscribed to, with its price a month. */
export type PlanSeed = { code: PassType; title: Text; price: string }

/** The plans that the demo customers have, had or are moving to. */
export const plans = {
  solo: { code: 'CINEPASS', title: same('Pass Solo'), price: '22.90' },
  youth: {
    code: 'CINEPASS_26',
    title: { fr: 'Pass Moins de 26 ans', nl: 'Pass Tot 26', en: 'Pass Under 26' },
    price: '17.90',
  },
  duo: { code: 'CINEPASS_DUO', title: same('Pass Duo'), price: '36.90' },
  gold: { code: 'CINEPASS_GOLD', title: { fr: 'Pass Or', nl: 'Pass Goud', en: 'Pass Gold' }, price: '29.90' },
  staff: {
    code: 'PROVIDER_STAFF',
    title: { fr: 'Pass du personnel', nl: 'Personeelspas', en: 'Staff Pass' },
    price: '0.00',
  },
  family: { code: 'FAMILY', title: { fr: 'Pass Famille', nl: 'Gezinspas', en: 'Family Pass' }, price: '38.00' },
} satisfies Record<string, PlanSeed>

export type PlanId = keyof typeof plans

/** What can be added to a plan, with its price a month. */
export const addons = {
  premium: { title: { fr: 'Salles premium', nl: 'Premiumzalen', en: 'Premium screens' }, price: '5.00' },
  guest: { title: { fr: 'Invité du mois', nl: 'Gast van de maand', en: 'Guest of the month' }, price: '7.50' },
  previews: { title: { fr: 'Avant-premières', nl: 'Voorpremières', en: 'Previews' }, price: '3.00' },
} satisfies Record<string, { title: Text; price: string }>

export type AddonId = keyof typeof addons

/** Extras of a visit that the pass does not cover. */
export const supplements = {
  imax: same('IMAX'),
  '4dx': same('4DX'),
  glasses: { fr: 'Lunettes 3D', nl: '3D-bril', en: '3D glasses' },
} satisfies Record<string, Text>

export type SupplementId = keyof typeof supplements
