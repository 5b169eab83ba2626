import type { Page } from '@playwright/test'

/** How many animations a customer would see at this moment. What only lets no press through for a while is not seen. */
export function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isUnseen = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.getKeyframes().every((at) => 'pointerEvents' in at)
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return running.filter(({ effect }) => !isUnseen(effect)).length
  })
}
