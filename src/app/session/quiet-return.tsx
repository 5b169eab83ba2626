import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '#src/app/boot/when-idle.ts'
import { comeIn } from './come-in.ts'

/**
 * For public pages, which are drawn without asking who is there: once the page is there and nothing waits for it, a customer who signed in
 * on this browser lately is known again, and one whose session has run out is a visitor. Pages that need a customer find out before that.
 */
export function QuietReturn() {
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { session } = context
  const [wasSignedIn] = useState(() => session.isSignedIn)

  const findOut = useEffectEvent(async () => {
    if (!wasSignedIn) return comeIn(context, router)
    await session.accessToken()
  })

  const redraw = useEffectEvent(() => {
    if (wasSignedIn && !session.isSignedIn) void router.invalidate()
  })

  useEffect(
    () =>
      whenIdle(() => {
        // Who cannot be asked after stays what they are.
        findOut().catch(console.error).then(redraw)
      }),
    [],
  )
  return null
}
