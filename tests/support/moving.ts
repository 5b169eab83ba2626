import type { Page } from '@playwright/test'

/** How many animations a customer would see at this moment. What only lets no press through for a while is not seen. */
export function moving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && !effect.getKeyframes().every((at) => 'pointerEvents' in at),
        ).length,
  )
}
