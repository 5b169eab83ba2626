import { config } from 'zod/mini'

// Zod tries whether it may compile code while it builds a schema, which a strict content security policy reports as an
// attack. This file has to be imported before the first schema.
config({ jitless: true })
