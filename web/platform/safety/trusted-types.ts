/**
 * web/platform: the site's one Trusted Types policy: text becomes markup only
 * when it is a drawing or holds no tag at all.
 */

type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, policy: Policy) => unknown; defaultPolicy: unknown }

/** React asks for an empty script to learn what a script element is; it never runs. */
const emptyScript = '<script></script>'

/** The parser asks the policy too, about the very text that it is given here. */
let beingRead: string | null = null

/** A document that has no window runs nothing and loads nothing. */
function parse(html: string): Document {
  const before = beingRead
  beingRead = html
  try {
    return new DOMParser().parseFromString(html, 'text/html')
  } finally {
    beingRead = before
  }
}

/** Answers the drawing that a text is, read by `parse`; null for anything else. */
type ReadDrawing = (html: string, parse: (html: string) => Document) => string | null

/**
 * Few pages show drawings made of text: until one says how they are told from anything else, there are none.
 */
let drawingOf: ReadDrawing = () => null
export const admitDrawings = (read: ReadDrawing): void => {
  drawingOf = read
}

/**
 * Text without a tag, React's empty script, and drawings such as
 * PhotoSwipe's buttons. @throws TypeError otherwise.
 */
export function harmless(html: string): string {
  if (html === beingRead || html === emptyScript || !html.includes('<')) return html
  const drawing = drawingOf(html, parse)
  if (drawing === null) throw new TypeError('This text must not become markup.')
  return drawing
}

/** Only addresses of this site may become scripts or workers. */
export function ownAddress(address: string): string {
  const url = new URL(address, window.location.href)
  if (url.origin !== window.location.origin) throw new TypeError(`No script from ${url.origin}`)
  return url.href
}

/**
 * Declares the policy once, before anything else runs; browsers
 * without Trusted Types have nothing to declare.
 */
export function declareTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: ownAddress,
    createHTML: harmless,
  })
}
