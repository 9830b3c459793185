/**
 * platform: the headers that tell browsers what an answer may do. Sources: OWASP Secure Headers, CSP Level 3.
 */

export type SecurityPolicy = {
  https: boolean
  /** A map style from elsewhere brings tiles, fonts and sprites from elsewhere. */
  foreignMap: boolean
  /** Origin of a translation service that browsers ask themselves; null when ours stands in between. */
  translator?: string | null
  /** Where browsers send files by themselves; null when all go through us. */
  uploads?: string | null
  /** Vite's development server needs inline scripts and its own socket. */
  development: boolean
}

/** What every answer carries. */
export function securityHeaders(policy: SecurityPolicy): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['x-frame-options', 'DENY'],
    ...(policy.https
      ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
  ]
}

/** What everything that is not a page carries: nothing in it may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * A service worker lives by the policy its own file came with: it has no markup and may ask nobody but us,
 * for the pictures of its notices too. `sandbox` would make it a stranger to its own site.
 */
export const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'"

/**
 * The policy of a page: scripts only from us and with this answer's
 * nonce; MapLibre's worker may come as a blob.
 * Trusted Types allow one policy, `default`, which the pages declare for MapLibre's two sinks.
 */
export function pagePolicy(
  nonce: string,
  { foreignMap, translator, uploads, development, https }: SecurityPolicy,
): string {
  const elsewhere = foreignMap ? ' https:' : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    `font-src 'self'${elsewhere}`,
    ['connect-src', "'self'", foreignMap && 'https:', translator, uploads, development && 'ws:']
      .filter(Boolean)
      .join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
