import { createHash } from 'node:crypto'
import { thirdParties } from '#src/app/settings/third-parties.ts'

/**
 * Origins that a page needs besides its own, as they stand in a content security policy, separated by spaces. Each place where the build
 * is served has its own. Empty in a deployment that has everything behind one host.
 */
export type Sources = {
  /** The identity provider: its token endpoint is called, and its frame renews a session. */
  identity: string
  /** Other servers that are called: the catalogue's, the captcha's. */
  calls: string
  /** Where pictures and films lie. */
  media: string
  /** Pages that may show the embeddable pages in a frame. The settings name the same in `embed.parentOrigins`. */
  framedBy: string
}

export const noSources: Sources = { identity: '', calls: '', media: '', framedBy: '' }

/**
 * Addresses of documents that may stand in somebody else's frame: the embedded pages, in both spellings, and what a customer meets there
 * on the way to them (the answer of the sign-in, the registration, the error page). Looked for in an address as it was sent, unread: what
 * is written in an odd way is not embeddable.
 */
export const embeddable =
  /^\/(?:(?:[a-z]{2}\/m|m\/[a-z]{2})\/[a-z-]+|callback|[a-z]{2}\/(?:register|error|signed-out))\/?(?:\?|$)/

/** Names of the files that never change: they carry a hash of what is in them. */
export const immutable = /^\/assets\/[\w.-]*-[\w-]{8,}\.\w+$/

/** The service worker. Its address decides which pages are its own: from the root, all of them. */
export const workerPath = '/sw.js'

/** How long a file is kept by browsers and caches on the way. */
export const keeping = { immutable: 'public, max-age=31536000, immutable', other: 'no-cache' } as const

/** Two years, for every name under the host's. Only ever sent over https, where it has a meaning. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/**
 * What every file is sent with. A script of ours that runs as a worker is held to the policy that it came with, so it may not do more than
 * a page may; a picture opened by itself may do nothing.
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** What every document is sent with, besides its content security policy. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Not even to ourselves: the address of a newsletter's link has its secret in it.
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(self), payment=(), usb=(), serial=(), midi=(), display-capture=()',
  // A sign-in may open a window of its own and has to hear from it; nobody else's window may hold on to ours.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** The inline code of a page, by its hashes, in the form that a policy names it. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** Reads the hashes of whatever stands inline in a built page. */
export function inlineHashes(html: string): InlineHashes {
  const of = (pattern: RegExp) =>
    [...html.matchAll(pattern)].flatMap(([, content]) => (content ? [`'sha256-${sha256(content)}'`] : []))
  return {
    scripts: of(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi),
    styles: of(/<style[^>]*>([\s\S]*?)<\/style>/gi),
  }
}

/**
 * The Trusted Types policies of the portal: each lets one kind of address be run as code, or data stand where code might, and sits beside
 * the only code that uses it.
 */
export const trustedTypes = ['own-worker', 'structured-data', 'third-party-script'] as const

/**
 * The content security policy of a document. No inline code but what the build put there, no code made from text, no plug-in, no form that
 * is sent, no address run as code that a Trusted Types policy did not let pass.
 *
 * @param ancestors who may show the document in a frame, as the policy spells it
 */
export function contentSecurityPolicy(hashes: InlineHashes, sources: Sources, ancestors: string): string {
  const tags = thirdParties.scripts.join(' ')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, tags],
    'style-src': ["'self'", ...hashes.styles],
    // Small pictures are part of the style sheets; a photograph just taken is a `blob:` until it is sent.
    'img-src': ["'self'", 'data:', 'blob:', sources.media, tags],
    'font-src': ["'self'"],
    'media-src': ["'self'", sources.media],
    'connect-src': ["'self'", sources.identity, sources.calls, tags],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", sources.identity, thirdParties.frames.join(' '), thirdParties.players.join(' ')],
    'frame-ancestors': [ancestors],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ')
}

/**
 * Who may show a document in a frame. A frame of our own is how a session is renewed unseen.
 *
 * @param address path and query, as they were sent
 */
export function frameAncestors(address: string, framedBy: string): string {
  return embeddable.test(address) ? `'self' ${framedBy}`.trim() : "'none'"
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
