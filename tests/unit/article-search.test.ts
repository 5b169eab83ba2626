import { describe, expect, test } from 'vitest'
import { type ArticleId, articles, topics } from '#scripts/mock-api/seed/faq.ts'
import type { FaqArticle } from '#src/api/contract.ts'
import { articleSearch } from '#src/features/support/article-search.ts'

/** The help centre as the mock API answers it in a language. */
function helpCentre(language: 'fr' | 'nl' | 'en'): FaqArticle[] {
  return articles.map(({ id, topic, order, said }) => ({
    id,
    ...said[language],
    topic: { id: topic, title: topics[topic][language] },
    updatedAt: '2026-01-01T12:00:00+01:00',
    order,
  }))
}

const queries: Record<'fr' | 'nl' | 'en', readonly [query: string, first: ArticleId][]> = {
  fr: [
    ['ou sont mes billet', 'find-my-tickets'],
    ['retrouvé mes bilets', 'find-my-tickets'],
    ['sans reseau', 'tickets-without-network'],
    ['entrer sans résau', 'tickets-without-network'],
    ['pas recu mes billets', 'tickets-not-received'],
    ['billets par mail pas reçus', 'tickets-not-received'],
    ['anuler reservation', 'cancel-a-booking'],
    ['annulation d’une réservasion', 'cancel-a-booking'],
    ['rembourssement', 'when-is-my-refund'],
    ['quand serai je rembourser', 'when-is-my-refund'],
    ['foto refusée', 'photo-of-the-pass'],
    ['photo du pass refusee', 'photo-of-the-pass'],
    ['mettre en pose mon pass pause', 'pause-the-pass'],
    ['resilier', 'cancel-the-pass'],
    ['résilliation abonement', 'cancel-the-pass'],
    ['prelevement refuse', 'payment-refused'],
    ['suplements', 'paid-extras'],
    ['ajouter cheque cinema', 'add-a-voucher'],
    ['code carte cadau', 'gift-card-code'],
    ['offrir place carnet', 'share-a-ticket'],
    ['gagner des poins', 'earn-points'],
    ['points expire', 'points-expire'],
    ['changer adresse mail', 'change-my-address'],
    ['suprimer mon compte', 'delete-my-account'],
    ['fauteuil roulan', 'wheelchair-seats'],
    ['malentendant entendre', 'hear-and-see-better'],
    ['chqèue', 'add-a-voucher'],
  ],
  nl: [
    ['waar zijn mijn tikets', 'find-my-tickets'],
    ['tickets vinden', 'find-my-tickets'],
    ['zonder intrenet', 'tickets-without-network'],
    ['geen internet', 'tickets-without-network'],
    ['tickets niet gekregen email', 'tickets-not-received'],
    ['tickets niet gekreegen', 'tickets-not-received'],
    ['anuleren', 'cancel-a-booking'],
    ['resevering annuleren', 'cancel-a-booking'],
    ['geld trug', 'when-is-my-refund'],
    ['wanneer geld terug', 'when-is-my-refund'],
    ['foto afgekeurt', 'photo-of-the-pass'],
    ['pass pauzeeren', 'pause-the-pass'],
    ['abonement opzeggen', 'cancel-the-pass'],
    ['abonnement op zeggen', 'cancel-the-pass'],
    ['incaso mislukt', 'payment-refused'],
    ['toeslag', 'paid-extras'],
    ['voucer toevoegen', 'add-a-voucher'],
    ['cadeukaart code', 'gift-card-code'],
    ['strippekaart weggeven', 'share-a-ticket'],
    ['punte sparen', 'earn-points'],
    ['verloopen punten', 'points-expire'],
    ['email adres wijzigen', 'change-my-address'],
    ['acount verwijderen', 'delete-my-account'],
    ['rolstoel', 'wheelchair-seats'],
    ['slecht horend film horen', 'hear-and-see-better'],
    ['voucehr', 'add-a-voucher'],
  ],
  en: [
    ['cancle booking', 'cancel-a-booking'],
    ['refund money back', 'when-is-my-refund'],
    ['wheelchiar', 'wheelchair-seats'],
    ['delete acount', 'delete-my-account'],
  ],
}

describe.each(['fr', 'nl', 'en'] as const)('in %s', (language) => {
  const search = articleSearch(helpCentre(language))

  test.each(queries[language])('“%s” finds %s first', (query, first) => {
    expect(search(query)[0]?.id).toBe(first)
  })
})

describe('the search', () => {
  const search = articleSearch(helpCentre('fr'))

  test.each(['', '   ', '?!', 'comment je peux', 'xyzzyxyzzy'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([])
  })

  test.each([
    ['fr', 'où est-ce que c’est dans notre'],
    ['nl', 'hoe kan ik dat met mijn'],
    ['nl', 'naar waar of wanneer'],
    ['en', 'how do I get this with your'],
    ['en', 'a b c'],
  ] as const)('finds nothing in %s for words that say nothing: %s', (language, query) => {
    expect(articleSearch(helpCentre(language))(query)).toEqual([])
  })

  test('finds something while a word is being typed', () => {
    expect(search('rési')[0]?.id).toBe('cancel-the-pass')
  })

  test('reads the words of an article, not its markup', () => {
    expect(search('strong')).toEqual([])
  })

  test('takes an article that comes twice, or has no topic, as one', () => {
    const [article] = helpCentre('fr')
    if (!article) throw new Error('There are no articles.')
    expect(articleSearch([article, { ...article, topic: null }])('billets')).toHaveLength(1)
  })
})
