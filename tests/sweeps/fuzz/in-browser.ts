/** What is seen of a page that has come to rest. */
export type Seen = {
  /** It did not come to rest in time. */
  isBusy: boolean
  /** Everything that is written on it, in names and labels as well. */
  text: string
  hasHeading: boolean
  /** What sticks out of the page or of a dialog, so that one has to scroll sideways. */
  sideways: string[]
}

/** In the browser, before a page runs: counts the calls that are under way. */
export function countCalls(): void {
  const fetched = window.fetch.bind(window)
  const counts = { underWay: 0, made: 0 }
  Object.assign(window, { calls: counts })
  window.fetch = async (...call) => {
    counts.underWay++
    counts.made++
    try {
      return await fetched(...call)
    } finally {
      counts.underWay--
    }
  }
}

/** In the browser: waits until nothing more comes, and looks. */
export async function see(limit: number): Promise<Seen> {
  const end = performance.now() + limit
  const counts: { underWay: number; made: number } = Reflect.get(window, 'calls')
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const idle = () => new Promise((rest) => requestIdleCallback(rest, { timeout: 500 }))
  const loaded = () => performance.getEntriesByType('resource').length
  const isAtRest = () =>
    counts.underWay === 0 && document.readyState === 'complete' && document.querySelector('h1') !== null
  const isBusy = () => document.querySelector('[aria-busy=true]') !== null
  let quiet = 0
  let before = ''
  while (quiet < 3 && performance.now() < end) {
    await nextFrame()
    const now = `${counts.made} ${loaded()}`
    quiet = isAtRest() && !isBusy() && now === before ? quiet + 1 : 0
    before = now
    // Parts that come when there is nothing better to do.
    if (quiet === 2) await idle()
  }
  return { isBusy: quiet < 3, text: writtenOn(document.body), hasHeading: isAtRest(), sideways: stickingOut() }

  function writtenOn(root: Element): string {
    const parts: string[] = [document.title, document.body.innerText]
    for (const element of root.querySelectorAll('[aria-label],[alt],[title],[href],[value],[placeholder],[src]')) {
      for (const name of ['aria-label', 'alt', 'title', 'href', 'value', 'placeholder', 'src']) {
        parts.push(element.getAttribute(name) ?? '')
      }
    }
    return parts.join('\n')
  }

  function stickingOut(): string[] {
    const frames = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
    return frames.flatMap((frame) => {
      const { overflowX, overflowY } = getComputedStyle(frame)
      // What goes sideways on purpose, such as a row of tickets, does not go down.
      const scrolls = frame === document.documentElement || (overflowX === 'auto' && overflowY === 'auto')
      if (!scrolls || frame.scrollWidth <= frame.clientWidth) return []
      const right = frame === document.documentElement ? frame.clientWidth : frame.getBoundingClientRect().right
      const wide = [...frame.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > right + 0.5)
      return wide.slice(-2).map((one) => {
        const path = [one, one.parentElement, one.parentElement?.parentElement]
        const names = path.map((part) => `${part?.tagName.toLowerCase()}.${part?.getAttribute('class') ?? ''}`)
        return `${names.join(' < ')}: ${one.textContent.slice(0, 40)}`
      })
    })
  }
}
