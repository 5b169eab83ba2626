/**
 * The provider's library, loaded without its remark on the version of Node: the one this project pins is older than it
 * likes, and runs it. Everything else it has to say is heard.
 */
async function load() {
  const warn = console.warn
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

export const { Provider, errors } = await load()
