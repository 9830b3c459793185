/** web/platform: the site's one Trusted Types policy: text becomes markup only when it is a drawing or holds no tag at all. */

type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, policy: Policy) => unknown; defaultPolicy: unknown }

/** A drawing as PhotoSwipe writes its buttons: nothing but these tags, quoted attributes that do not run, links within. */
const attribute = String.raw`\s+(?!on|style)(?:xlink:href|href)="#[^"<>]*"|\s+(?!on|style|href|xlink)[a-z][a-z\d:_-]*="[^"<>]*"`
const tag = String.raw`<\/?(?:svg|g|path|use|circle|rect|line|polyline|polygon|ellipse)(?:${attribute})*\s*\/?>`
const drawing = new RegExp(String.raw`^(?:\s*${tag})*\s*$`, 'i')
/** React asks for an empty script to learn what a script element is; it never runs. */
const emptyScript = '<script></script>'

/** Text without a tag, React's empty script, and drawings. */
export const isHarmless = (html: string): boolean => !html.includes('<') || html === emptyScript || drawing.test(html)

/** Only addresses of this site may become scripts or workers. */
export function ownAddress(address: string): string {
  const url = new URL(address, window.location.href)
  if (url.origin !== window.location.origin) throw new TypeError(`No script from ${url.origin}`)
  return url.href
}

/** Declares the policy once, before anything else runs; browsers without Trusted Types have nothing to declare. */
export function declareTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: ownAddress,
    createHTML: (html) => {
      if (!isHarmless(html)) throw new TypeError('This text must not become markup.')
      return html
    },
  })
}
