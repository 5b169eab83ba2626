import { useNavigate } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'

/** Puts another ticket in place of the one that is open, in the address too: the way back leads past both. */
export function useShowTicket(): (id: string) => void {
  const navigate = useNavigate()
  return (ticket) =>
    void navigate({
      to: '/$language/tickets',
      params: { language: currentLanguage() },
      search: ({ dialog }) => ({ dialog, ticket }),
      replace: true,
      resetScroll: false,
    })
}
