import { useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { failureToast } from '#src/app/effects/failure-toast.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { isRefused } from '#src/app/router/guards.ts'
import type { RouterContext } from '#src/app/router/page.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { comeIn } from './come-in.ts'
import { keepWanted, takeWanted, wantedHere } from './wanted-note.ts'

/** Does something that takes a customer, or has them sign in first. A second press while that is under way does nothing. */
export type CustomerAction<Wanted> = ((wanted: Wanted) => void) & {
  /** Whether the way to the sign-in page is under way: for a button's `busy`. */
  isLeaving: boolean
}

/** How a customer's wish is carried out. */
export type Performance<Wanted> = {
  /** Whether something is what can be wanted here: anything may stand in a browser's storage. */
  isWanted: (kept: unknown) => kept is Wanted
  /** Does it, and tells what came of it. */
  perform: (wanted: Wanted) => void
}

/**
 * Something on a public page that only a customer can do, such as a wish. Somebody who is signed in and registered does it at once. Anybody
 * else is sent to sign in, and to register if they have to, comes back to the page, and finds it done, once, with the focus on it.
 *
 * It is not done for whoever signs in later, from elsewhere or as somebody else, nor for somebody who comes back without having registered.
 *
 * @param name what is done and about what, such as `wish-noord`: also the id of the element that takes the focus, or of what is round it.
 * @param performance is left out for visitors where what does it is loaded for customers alone: it is then done by the hook of the same
 * name that is drawn when they are back.
 */
export function useCustomerAction<Wanted>(name: string, performance?: Performance<Wanted>): CustomerAction<Wanted> {
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const isUnderWay = useRef(false)
  const { isSignedIn } = context.session
  // A page that is still arriving would take the focus for its heading.
  const hasArrived = useRouterState({
    select: ({ location, resolvedLocation }) => resolvedLocation?.pathname === location.pathname,
  })

  async function act(wanted: Wanted): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      const way = isSignedIn ? await wayIn(context) : 'sign-in'
      if (way === 'open' && performance) return performance.perform(wanted)
      keepWanted({ name, wanted, isAsked: way === 'register' })
      if (way === 'register') return goToRegister()
      setLeaving(true)
      if (!isSignedIn && (await comeIn(context, router))) return
      await context.session.signIn(presentAddress(), currentLanguage(), { isOpenPage: true, keepWanted: true })
    } catch (error) {
      takeWanted(name)
      toasts.show(failureToast(error, { otherwise: defaultError }))
    } finally {
      isUnderWay.current = false
      setLeaving(false)
    }
  }

  function goToRegister(): void {
    const params = { language: currentLanguage() }
    void router.navigate({ to: '/$language/register', params, search: { target: presentAddress() }, replace: true })
  }

  const arrive = useEffectEvent(async (isCustomer: boolean) => {
    if (!wantedHere(name)) return
    // Here again as a visitor: they thought better of it.
    if (!isCustomer) return void takeWanted(name)
    if (!performance) return
    try {
      const way = await wayIn(context)
      const taken = takeWanted(name)
      if (!taken) return
      if (way === 'open') return done(taken.wanted)
      if (way !== 'register' || taken.isAsked) return
      keepWanted({ ...taken, isAsked: true })
      goToRegister()
    } catch (error) {
      if (takeWanted(name)) toasts.show(failureToast(error, { otherwise: defaultError }))
    }
  })

  const done = useEffectEvent((kept: unknown) => {
    if (performance?.isWanted(kept)) performance.perform(kept)
    // Once the change is drawn: of several answers, the one that holds takes the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => focusOn(name)))
  })

  useEffect(() => {
    if (hasArrived) void arrive(isSignedIn)
  }, [hasArrived, isSignedIn])

  return Object.assign((wanted: Wanted) => void act(wanted), { isLeaving })
}

/** What stands between somebody and what takes a customer. @throws ApiError, SessionError when it cannot be found out. */
async function wayIn({ session, queryClient }: RouterContext): Promise<'open' | 'register' | 'sign-in'> {
  try {
    if (!(await session.accessToken())) return 'sign-in'
    const { registered } = await queryClient.ensureQueryData(apiQuery('/api/accounts/me'))
    session.isUntried = false
    return registered ? 'open' : 'register'
  } catch (error) {
    if (isRefused(error) && !session.isUntried) return 'sign-in'
    throw error
  }
}

/** Whether something kept is an answer to yes or no, for a `Performance`. */
export function isYesOrNo(kept: unknown): kept is boolean {
  return typeof kept === 'boolean'
}

function presentAddress(): string {
  return location.pathname + location.search + location.hash
}

function focusOn(id: string): void {
  const place = document.getElementById(id)
  const focusable = place?.matches('button, a, [tabindex]')
    ? place
    : place?.querySelector<HTMLElement>('[tabindex="0"]')
  focusable?.focus()
}
