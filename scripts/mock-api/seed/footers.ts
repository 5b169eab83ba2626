import type { Footer, FooterElement } from '#src/api/generated/schema.ts'
import type { Language, Market } from '../personas.ts'
import type { Text } from '../text.ts'
import { filmOf } from './films.ts'

type Link = { title: Text; path: string; newTab?: true; cookie?: true }

const columns: readonly { title: Text; links: readonly Link[] }[] = [
  {
    title: { fr: 'La maison', nl: 'Over ons', en: 'About us' },
    links: [
      { title: { fr: 'Qui nous sommes', nl: 'Wie we zijn', en: 'Who we are' }, path: '/about' },
      { title: { fr: 'Travailler avec nous', nl: 'Werken bij ons', en: 'Work with us' }, path: '/jobs', newTab: true },
      { title: { fr: 'Offrir une carte cadeau', nl: 'Een cadeaukaart geven', en: 'Give a gift card' }, path: '/gifts' },
    ],
  },
  {
    title: { fr: 'Bon à savoir', nl: 'Goed om te weten', en: 'Good to know' },
    links: [
      { title: { fr: 'Conditions générales', nl: 'Algemene voorwaarden', en: 'Terms' }, path: '/terms' },
      { title: { fr: 'Données personnelles', nl: 'Privacy', en: 'Privacy' }, path: '/privacy' },
      {
        title: { fr: 'Gérer les cookies', nl: 'Cookies instellen', en: 'Cookie choices' },
        path: '/cookies',
        cookie: true,
      },
      {
        title: { fr: 'Accessibilité : partiellement conforme', nl: 'Toegankelijkheid', en: 'Accessibility' },
        path: '/accessibility',
      },
    ],
  },
]

const networks: Record<Market, readonly string[]> = {
  fr: ['instagram', 'tiktok', 'youtube', 'facebook'],
  nl: ['instagram', 'tiktok', 'linkedin', 'facebook'],
}

const shows = [
  'sel-de-nuit',
  'atelier-zero',
  'noord',
  'le-dernier-tramway',
  'les-cerfs-volants-de-malo',
  'la-traversee',
]

/** The footer of a market, in a language. */
export function footers(market: Market, language: Language): Footer {
  const home = `https://www.kinora.example/${market}`
  const element = ({ title, path, newTab, cookie }: Link): FooterElement => ({
    title: title[language],
    url: cookie ? '/' : `${home}${path}`,
    newTab: newTab ?? false,
    cookie: cookie ?? false,
  })
  return {
    shows: shows.map(filmOf).map(({ title, slug, movie }) => ({ title, slug, movie })),
    columns: columns.map(({ title, links }) => ({ title: title[language], elements: links.map(element) })),
    socialNetworks: networks[market].map((label) => ({
      url: `https://social.example/${label}/kinora-${market}`,
      label,
    })),
  }
}
