import { useLate } from '#src/app/boot/use-late.ts'

/** The footer lies below every page, so its code comes after theirs. */
export function LateFooter() {
  const late = useLate(() => import('./footer.tsx'))
  return late && <late.Footer />
}
