import { useNavigate, useRouterState } from '@tanstack/react-router'

/** How many posters are shown at first, and how many more each time: full rows, whatever the width. */
export const programmeStep = 24

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many of a list are shown. */
    shown?: number
  }
}

/** How much of a list is shown. It belongs to the step in the history: coming back finds it as it was, and another search begins anew. */
export function useShownCount() {
  const navigate = useNavigate()
  const limit = useRouterState({ select: ({ location }) => location.state.shown ?? programmeStep })
  function showMore() {
    void navigate({
      to: '.',
      search: (all: object) => all,
      state: (known) => ({ ...known, shown: limit + programmeStep }),
      replace: true,
      resetScroll: false,
    })
  }
  return { limit, showMore }
}
