/** The social networks that there is a drawing of, as they write themselves. */
const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
} as const

/**
 * A social network by its label in the footer's data. Only networks count: a label may be the name of any other drawing by chance.
 *
 * @returns the label itself as the name, and no icon, for a network that we do not know.
 */
export function networkOf(label: string): { name: string; icon?: keyof typeof networks } {
  const known = label.trim().toLowerCase()
  return isNetwork(known) ? { name: networks[known], icon: known } : { name: label }
}

function isNetwork(label: string): label is keyof typeof networks {
  return Object.hasOwn(networks, label)
}
