import { ExampleNames, Orphans } from './rules/examples.mjs'
import { Exceptions, StateChanges } from './rules/exceptions.mjs'
import { Captcha, ClientLanguage, PathExamples, Success, Trouble, Words } from './rules/operations.mjs'
import { Bounds, Closed, Complete, Dates, OpenLists, Plain, Typed } from './rules/schemas.mjs'

const rules = {
  bounds: Bounds,
  captcha: Captcha,
  'client-language': ClientLanguage,
  closed: Closed,
  complete: Complete,
  dates: Dates,
  'example-names': ExampleNames,
  exceptions: Exceptions,
  'open-lists': OpenLists,
  orphans: Orphans,
  'path-examples': PathExamples,
  plain: Plain,
  'state-changes': StateChanges,
  success: Success,
  trouble: Trouble,
  typed: Typed,
  words: Words,
}

// biome-ignore lint/style/noDefaultExport: Redocly reads a plugin from its default export.
export default () => ({ id: 'portal', rules: { oas3: rules } })
