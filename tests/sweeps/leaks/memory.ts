import type { CDPSession } from '@playwright/test'

/** What a page keeps: its objects in bytes, the nodes of its documents, those outside of them included, and who listens to them. */
export type Memory = { heap: number; nodes: number; listeners: number }

/**
 * How the engine is to be started for this: it makes its own notes of all code once, when it runs first, keeps them, and compiles nothing
 * anew for speed later. Otherwise what it gathers about a page that is used for long, about as much as all objects of the page, would
 * be taken for what the page does not let go.
 */
export const plainEngine =
  '--js-flags=--no-opt --no-sparkplug --no-maglev --no-flush-bytecode --no-lazy-feedback-allocation'

/** What is left once everything that nobody needs any more is gone. Some is only let go by what goes first. */
export async function memoryOf(session: CDPSession): Promise<Memory> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** What has grown by more than a share of it, in words. */
export function grown(before: Memory, after: Memory, share: number): string[] {
  return (['heap', 'nodes', 'listeners'] as const)
    .filter((part) => after[part] > before[part] * (1 + share))
    .map((part) => `${part}: ${before[part]}, then ${after[part]}`)
}
