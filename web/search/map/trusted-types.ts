/** web/search/map: the one Trusted Types policy: nothing may be turned into code but our own worker's address. */

type Policy = { createScriptURL: (url: string) => string; createHTML: (html: string) => string }
type Factory = { createPolicy: (name: string, policy: Policy) => unknown; defaultPolicy: unknown }

/** Allows `new Worker(…)` for addresses of this site; everything else stays refused. Does nothing in browsers without Trusted Types. */
export function allowOwnWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const url = new URL(address, window.location.href)
      if (url.origin !== window.location.origin) throw new TypeError(`No worker from ${url.origin}`)
      return url.href
    },
    createHTML: () => {
      throw new TypeError('No markup from text')
    },
  })
}
