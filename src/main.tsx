import '#src/ui/theme.css'
import '#src/ui/base.css'
import { provideCallContext } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { showBootFailure } from '#src/app/boot/boot-failure.ts'
import { render } from '#src/app/boot/render.tsx'
import { mutationEffects } from '#src/app/effects/mutation-effects.ts'
import { activateLanguage, currentLanguage, languageOfVisit } from '#src/app/i18n/language.ts'
import { languageOfPath } from '#src/app/i18n/language-of-path.ts'
import { createPortalRouter } from '#src/app/router/router.ts'
import { takeIdentityAnswer } from '#src/app/session/identity-answer.ts'
import { Session } from '#src/app/session/session.ts'
import { isSilentFrame, relaySilentFrame } from '#src/app/session/silent-frame.ts'
import { catalogueHome, settingsQuery } from '#src/app/settings/settings.ts'
import { applyTheme } from '#src/app/theme/theme.ts'
import { currentSite } from '#src/site/current-site.ts'

async function boot(): Promise<void> {
  const identityAnswer = takeIdentityAnswer()
  applyTheme()
  const site = currentSite()
  const queryClient = createQueryClient(mutationEffects)
  const catalog = activateLanguage(languageOfPath(location.pathname, site.market, languageOfVisit()))
  const settings = await queryClient.fetchQuery(settingsQuery())
  const session = new Session({
    auth: settings.auth,
    clientId: site.market.identity.clientId,
    identityAnswer,
    homeAfterSignOut: () => catalogueHome(settings),
    forget: () => queryClient.clear(),
  })
  provideCallContext({
    accessToken: () => session.accessToken(),
    renew: (stale) => session.renew(stale),
    subject: () => session.subject,
    language: currentLanguage,
    allowedUrls: () => settings.auth?.allowedUrls ?? [],
  })
  await Promise.all([catalog, session.restore()])
  render(createPortalRouter({ site, settings, session, queryClient }))
}

if (isSilentFrame()) relaySilentFrame()
else boot().catch(showBootFailure)
