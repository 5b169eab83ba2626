import { redirect } from '@tanstack/react-router'
import { type Flag, isOn } from '#src/app/flags/flags.ts'
import type { RouterContext } from './page.ts'

type Visit = {
  context: RouterContext & { language: string }
  location: { pathname: string; search: object; hash: string }
}

/**
 * Replaces a page whose feature is off by the fallback page, at the address that was asked for, to the last letter.
 *
 * @param fallback the fallback page of the part of the site that the page belongs to.
 */
export function requireFlag(
  { context, location }: Visit,
  flag: Flag,
  fallback: '/$language/unavailable' | '/$language/m/unavailable' = '/$language/unavailable',
): void {
  const { settings, language } = context
  if (isOn(settings, flag)) return
  const { pathname, search, hash } = location
  throw redirect({
    to: fallback,
    params: { language },
    mask: { to: pathname, search, hash, unmaskOnReload: true },
    replace: true,
  })
}
