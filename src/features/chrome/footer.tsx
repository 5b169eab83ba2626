import { useRouteContext } from '@tanstack/react-router'
import { LightFooter } from './light-footer.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The footer that the settings ask for. */
export function Footer() {
  const { footer } = useRouteContext({ from: '__root__' }).settings
  if (footer.disabled) return null
  return footer.light ? <LightFooter /> : <SiteFooter />
}
