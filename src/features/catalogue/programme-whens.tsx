import { useLingui } from '@lingui/react/macro'
import { programmeWhens } from './programme-rules.ts'
import styles from './programme-whens.module.css'
import { whenNames } from './programme-words.ts'
import { WhenLink } from './when-link.tsx'

/** The parts of a programme. What else the address looks for goes along from one to the other. */
export function ProgrammeWhens() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`When`}>
      <ul className={styles.list}>
        {programmeWhens.map((when) => (
          <li key={when}>
            <WhenLink when={when} className={styles.link ?? ''}>
              {i18n._(whenNames[when])}
            </WhenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
