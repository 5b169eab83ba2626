/** What makes a message of the words in it. */
const macros = new Set(['msg', 't', 'plural', 'select', 'defineMessage'])

/**
 * What is written in a rule and is none: the words of a message, which translators change, and what an error tells whoever
 * reads a log. Stryker loads it into processes that know no TypeScript, so it is plain JavaScript.
 */
export const strykerPlugins = [{ kind: 'Ignore', name: 'no-rule', value: { shouldIgnore } }]

/** @param {import('@babel/core').NodePath} path */
function shouldIgnore({ node, parentPath }) {
  if (node.type === 'TaggedTemplateExpression' && macros.has(node.tag.name)) return 'the words of a message'
  if (node.type === 'CallExpression' && macros.has(node.callee.name)) return 'the words of a message'
  if (node.type === 'NewExpression' && parentPath?.isThrowStatement()) return 'what an error tells'
  return undefined
}
