import { minutesLater, zoned } from '../dates.ts'
import type { PersonaId } from '../personas.ts'
import { longThread } from './long-thread.ts'

/** A message about a case. `received` is true when customer service wrote it. */
export type CaseMessageSeed = { id: string; body: string; createdAt: string; received: boolean }

/** A case with customer service. The texts are as somebody wrote them, in one language. */
export type CaseSeed = {
  id: string
  number: string
  /** Ids out of the tree of themes; the title of the last one heads the case. `null` when nobody chose. */
  type: string | null
  topic: string | null
  reason: string | null
  createdAt: string
  closed: boolean
  description: string | null
  attachments: { name: string; type: string; size: number }[]
  messages: CaseMessageSeed[]
}

const day = 24 * 60

/** A thread out of texts, with the minutes between one and the next. What customer service wrote begins with `<`. */
function thread(caseId: string, from: Date, minutes: number, texts: readonly string[]): CaseMessageSeed[] {
  return texts.map((text, index) => ({
    id: `${caseId}-${index + 1}`,
    body: text.replace(/^< /, ''),
    createdAt: zoned(minutesLater(from, (index + 1) * minutes)),
    received: text.startsWith('< '),
  }))
}

/** Cases with customer service, the latest first. */
export function casesOn(now: Date): Partial<Record<PersonaId, CaseSeed[]>> {
  const ago = (days: number) => minutesLater(now, -days * day)
  const late = ago(4)
  const dispute = ago(38)
  const loop = ago(96)
  const children = ago(6)
  return {
    'pass-holder': [
      {
        id: 'case-5101',
        number: 'C-5101-26',
        type: 'booking',
        topic: 'booking-refund',
        reason: 'refund-late',
        createdAt: zoned(late),
        closed: false,
        description:
          'Bonjour,\n\nJ’ai annulé deux places pour « Kilomètre 412 » au Kinora Gerland il y a dix jours. Le montant n’est toujours pas revenu sur ma carte.\n\nMerci d’avance,\nMargaux d’Almeida',
        attachments: [{ name: 'releve-novembre.pdf', type: 'application/pdf', size: 184_320 }],
        messages: thread('case-5101', late, 15 * 60, [
          '< Bonjour Margaux,\n\nMerci pour le relevé. Le remboursement est bien parti de chez nous ; votre banque l’a renvoyé parce que la carte a été remplacée entre-temps.\n\nPréférez-vous un virement ?\n\nInès, service client Kinora',
          'Ah, c’est vrai, j’ai reçu une nouvelle carte début novembre. Un virement me va très bien.',
          '< Parfait. Il nous faut l’IBAN du compte : envoyez-nous seulement les quatre derniers chiffres ici, nous vous appelons pour le reste.',
        ]),
      },
      {
        id: 'case-4402',
        number: 'C-4402-26',
        type: 'pass',
        topic: 'pass-payment',
        reason: 'debit-unknown',
        createdAt: zoned(dispute),
        closed: false,
        description:
          'Trois suppléments IMAX m’ont été facturés en octobre alors que j’ai l’option Salles premium. Je ne comprends pas ce montant.',
        attachments: [],
        messages: thread('case-4402', dispute, 21 * 60, longThread),
      },
      {
        id: 'case-3977',
        number: 'C-3977-26',
        type: 'cinema',
        topic: 'cinema-access',
        reason: 'hearing-loop-down',
        createdAt: zoned(loop),
        closed: true,
        description: 'La boucle magnétique de la salle 4 de Belleville ne fonctionnait pas mardi soir.',
        attachments: [],
        messages: thread('case-3977', loop, 30 * 60, [
          '< Bonjour, merci de nous l’avoir signalé. Un technicien passe vendredi.',
          '< La boucle est réparée. Une place vous attend dans vos chèques pour revoir le film dans de bonnes conditions.',
          'Quelle rapidité, merci beaucoup !',
        ]),
      },
    ],
    'family-nl': [
      {
        id: 'case-6203',
        number: 'C-6203-26',
        type: 'wallet',
        topic: 'wallet-add',
        reason: 'code-refused',
        createdAt: zoned(children),
        closed: false,
        description:
          'Mijn dochter kreeg voor haar verjaardag een cadeaukaart, maar bij het toevoegen staat er dat het nummer niet bestaat. De kaart is gekocht bij Kinora aan ’t IJ.',
        attachments: [{ name: 'cadeaukaart.jpg', type: 'image/jpeg', size: 731_904 }],
        messages: thread('case-6203', children, 20 * 60, [
          '< Dag Sanne, wat vervelend voor je dochter. Op de foto zien we dat de kaart bij de kassa niet is geactiveerd. Heb je de kassabon nog?',
          'Die heb ik net gevonden: 14 november, 17.32 uur, kassa 2.',
        ]),
      },
    ],
  }
}
