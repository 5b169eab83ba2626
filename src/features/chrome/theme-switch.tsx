import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '#src/app/theme/theme.ts'
import { moonIcon, sunIcon, systemIcon } from '#src/ui/page-icons.ts'
import { Segmented } from '#src/ui/segmented.tsx'

/** By day, by night, or as the system says. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const [theme, setTheme] = useState(chosenTheme)

  function choose(next: Theme) {
    chooseTheme(next)
    setTheme(next)
  }

  return (
    <Segmented
      legend={t`Appearance`}
      options={[
        { value: 'system', label: t`System`, icon: systemIcon },
        { value: 'light', label: t`Light`, icon: sunIcon },
        { value: 'dark', label: t`Dark`, icon: moonIcon },
      ]}
      value={theme}
      onChange={choose}
    />
  )
}
