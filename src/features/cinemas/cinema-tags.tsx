import { plainWords } from '#src/app/i18n/plain-words.ts'
import { TechTags } from '#src/ui/tech-tag.tsx'
import styles from './cinema-tags.module.css'

/** Technologies that are drawn with their screens; whatever else a cinema has is said in words. */
const technologies = ['imax', 'dolby', '4dx', 'screenx']

/** What a cinema has: its technologies, then its services. */
export function CinemaTags({ tags }: { tags: readonly string[] }) {
  const all = [...new Set(tags)]
  const isTechnology = (tag: string) => technologies.some((known) => plainWords(tag).startsWith(known))
  const services = all.filter((tag) => !isTechnology(tag))
  if (all.length === 0) return null
  return (
    <div className={styles.tags}>
      <TechTags names={all.filter(isTechnology)} />
      {services.length > 0 && <p>{services.join(' · ')}</p>}
    </div>
  )
}
