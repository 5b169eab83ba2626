import { daysLater } from '../dates.ts'
import type { PersonaId } from '../personas.ts'

/** Somebody outside the demo, who has an account and never answers. */
export type Acquaintance = { mail: string; firstName: string; infixName: string | null; lastName: string }

/** A friendship or an invitation, as one of the two sees it. Among the demo's people the other one has it under the same id. */
export type FriendSeed = {
  id: string
  other: PersonaId | Acquaintance
  /** `YYYY-MM-DD` */
  date: string | null
  /** `muted` is one that no portal knows yet. */
  status: 'accepted' | 'received' | 'pending' | 'muted'
}

function acquaintance(
  mail: string,
  firstName: string,
  lastName: string,
  infixName: string | null = null,
): Acquaintance {
  return { mail: `${mail}@kinora.example`, firstName, infixName, lastName }
}

const nadia = acquaintance('nadia.ferrand', 'Nadia', 'Ferrand')
const theo = acquaintance('theo.lemoine', 'Théo', 'Lemoine-Castaing')
const jules = acquaintance('jules.perrin', 'Jules', 'Perrin')
const maud = acquaintance('maud.kerguelen', 'Maud', 'Kerguelen')

/** People outside the demo who can be invited by their address. Whoever is not here, and no demo person, is unknown. */
export const acquaintances: readonly Acquaintance[] = [
  acquaintance('camille.brunet', 'Camille', 'Brunet'),
  acquaintance('pieter.vandenberg', 'Pieter-Jan', 'Berg', 'van den'),
  nadia,
  theo,
  jules,
  maud,
]

const given = ['Nadia', 'Basile', 'Fatou', 'Jules', 'Maud', 'Ismaël', 'Lotte', 'Clémence', 'Rachid', 'Oscar']
const family = ['Tessier', 'Le Goff', 'Okonkwo', 'Visser', 'Ribeiro', 'Schmitt', 'Pons', 'Diallo', 'Garnier']

/** As many friends as there may be. */
function sixty(now: Date): FriendSeed[] {
  return Array.from({ length: 60 }, (_, index) => ({
    id: `friend-${100 + index}`,
    other: acquaintance(`friend.${index + 1}`, given[index % 10] ?? '', family[index % 9] ?? ''),
    date: daysLater(now, -20 - index * 37),
    status: 'accepted',
  }))
}

/** People with whom somebody goes to the cinema, or who asked to. */
export function friendsOn(now: Date): Partial<Record<PersonaId, FriendSeed[]>> {
  const friend = (
    number: number,
    other: FriendSeed['other'],
    days: number,
    status: FriendSeed['status'],
  ): FriendSeed => ({
    id: `friend-${String(number).padStart(2, '0')}`,
    other,
    date: daysLater(now, days),
    status,
  })
  return {
    'pass-holder': [
      friend(1, 'unpaid', -412, 'accepted'),
      friend(2, nadia, -258, 'accepted'),
      friend(3, theo, -36, 'accepted'),
      friend(4, 'leaving', -2, 'received'),
      friend(5, jules, 0, 'received'),
      friend(6, 'photo-rejected', -1, 'pending'),
      friend(7, maud, -9, 'pending'),
    ],
    unpaid: [friend(1, 'pass-holder', -412, 'accepted')],
    'photo-rejected': [friend(6, 'pass-holder', -1, 'received')],
    leaving: [...sixty(now).slice(1), friend(4, 'pass-holder', -2, 'pending')],
    'family-nl': [friend(8, 'staff', -700, 'accepted')],
    staff: [friend(8, 'family-nl', -700, 'accepted'), friend(9, nadia, -80, 'muted')],
  }
}
