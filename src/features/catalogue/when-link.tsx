import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProgrammeWhen } from './programme-rules.ts'

type WhenLinkProps = { when: ProgrammeWhen; className: string; children: ReactNode }

/** A link to another part of the same programme. It is the current one where it leads to the address that is open. */
export function WhenLink({ when, className, children }: WhenLinkProps) {
  return (
    <Link
      to="."
      search={(all: object) => ({ ...all, when: when === 'now' ? undefined : when })}
      className={className}
      activeOptions={{ exact: true }}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
