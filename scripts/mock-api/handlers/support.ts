import type { Handlers } from '../call.ts'
import { caseHandlers } from './cases.ts'
import { contactHandlers } from './contact.ts'
import { faqHandlers } from './faq.ts'

export const supportHandlers = { ...caseHandlers, ...contactHandlers, ...faqHandlers } satisfies Handlers
