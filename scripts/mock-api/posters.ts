import { apple, kites, lolly, needle, road, tram } from './posters/day.ts'
import { matches, nettle, saltPans, whale, windows, zero } from './posters/night.ts'
import { type Poster, sheet } from './posters/press.ts'
import { cups, curtain, glass, longTitle, pocket, stairs } from './posters/rooms.ts'
import { unnamed } from './posters/unnamed.ts'

/** The posters of the demo films, by slug. Every other slug gets one that is made up from its name. */
const drawn: Record<string, Poster> = {
  'sel-de-nuit': saltPans,
  'le-dernier-tramway': tram,
  noord: needle,
  'les-cerfs-volants-de-malo': kites,
  'atelier-zero': zero,
  'une-pomme-pour-deux': apple,
  'de-glasblazers': glass,
  'vertige-du-mardi': stairs,
  'l-orchestre-de-poche': pocket,
  zomerijs: lolly,
  'mille-fenetres': windows,
  'kilometre-412': road,
  'la-nuit-des-baleines': whale,
  brandnetel: nettle,
  'cinq-tasses-de-the': cups,
  'la-fanfare': longTitle,
  'la-traversee': curtain,
  'la-nuit-du-court': matches,
}

/** The upright picture of a film, as SVG of two by three with its title in it. */
export function posterOf(slug: string): string {
  const { ground, art, title } = drawn[slug] ?? unnamed(slug)
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${art}${title}</svg>`
}

/** The wide picture of a film or a cinema, sixteen by nine: the middle of the poster, without words. */
export function backdropOf(slug: string): string {
  const { ground, art } = drawn[slug] ?? unnamed(slug)
  const { width } = sheet
  const height = (width * 9) / 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 92 ${width} ${height}" width="1280" height="720"><path d="M0 0h${width}v396H0z" fill="${ground}"/>${art}</svg>`
}
