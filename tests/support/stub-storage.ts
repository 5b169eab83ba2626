import { vi } from 'vitest'

/** Puts a browser's cookies and session storage in their place until all globals are unstubbed; `refuses` as in a frame shut off from its origin. */
export function stubStorage({ cookie = '', protocol = 'https:', refuses = false } = {}) {
  const page = { cookie }
  const refused = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', refuses ? Object.defineProperty({}, 'cookie', { get: refused, set: refused }) : page)
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: refuses ? refused : (name: string) => kept.get(name) ?? null,
    setItem: refuses ? refused : (name: string, value: string) => kept.set(name, value),
  })
  return { page, kept }
}
