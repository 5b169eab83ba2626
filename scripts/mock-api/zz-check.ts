import type { Handlers } from './call.ts'
export const a: Handlers = { getAcount: () => ({ status: 200, body: null }) }
export const b: Handlers = { getFooter: () => ({ status: 200, body: { shows: [] } }) }
export const c: Handlers = { getFooter: () => ({ status: 404, body: { shows: [], columns: [], socialNetworks: [] } }) }
export const d: Handlers = { updateAccount: ({ body }) => ({ status: 200, body: body.shoeSize }) }
