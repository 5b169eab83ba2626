import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Code that no page is drawn from: it comes once the page is there and the browser has nothing better to do, or at once when it is wanted.
 * Where it does not come, the next page asks again.
 *
 * @param load gets it, by `import()`
 * @param failed is told that it did not come although it was wanted
 * @returns `undefined` until it is there
 */
export function useLate<Code>(load: () => Promise<Code>, isWanted = false, failed?: () => unknown): Code | undefined {
  const [code, setCode] = useState<Code>()
  const isThere = useRouterState({ select: ({ status }) => status === 'idle' })
  const get = useEffectEvent(async () => {
    try {
      // Awaited and not chained: a style sheet that does not come fails before what is chained to the import.
      const loaded = await load()
      setCode(() => loaded)
    } catch {
      if (isWanted) failed?.()
    }
  })
  useEffect(() => {
    if (!code && isWanted) void get()
  }, [code, isWanted])
  useEffect(() => {
    if (!code && !isWanted && isThere) return whenIdle(() => void get())
  }, [code, isWanted, isThere])
  return code
}
