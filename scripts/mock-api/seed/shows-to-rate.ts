import type { PersonaId } from '../personas.ts'

/** What somebody saw and was not asked about yet, by the film's slug, the latest visit first. */
export const showsToRate: Partial<Record<PersonaId, readonly string[]>> = {
  'pass-holder': ['la-fanfare', 'zomerijs', 'atelier-zero'],
  unpaid: ['sel-de-nuit'],
  leaving: ['une-pomme-pour-deux'],
  'family-nl': ['kilometre-412', 'le-dernier-tramway'],
}
