import type { Handlers } from '../call.ts'
import { goodieTexts } from '../seed/wallet.ts'

export const walletHandlers: Handlers = {
  listGoodies({ me, language }) {
    const body = me().goodies.map(({ kind, ...goodie }) => ({
      ...goodie,
      subtype: kind,
      name: goodieTexts[kind].name[language],
      description: goodieTexts[kind].description[language],
    }))
    return { status: 200, body }
  },
}
