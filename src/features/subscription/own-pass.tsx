import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OwnPart } from '#src/app/screens/own-part.tsx'

const OwnPassWords = lazyRouteComponent(() => import('./own-pass-words.tsx'), 'OwnPassWords')

/** How the customer's own subscription stands, on a page about passes. @param children what everybody else reads there. */
export function OwnPass({ children }: { children: ReactNode }) {
  return (
    <OwnPart skeleton={children} otherwise={children}>
      <OwnPassWords />
    </OwnPart>
  )
}
