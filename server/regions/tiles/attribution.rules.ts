/** regions: whose data a region's tiles are. */

/** Beside OpenStreetMap's contributors, who are named anyway; each once. */
export const creditsOf = (attributions: readonly string[]): string[] =>
  [
    ...new Set(attributions.map((one) => one.replace(/©?\s*OpenStreetMap( contributors)?/, '').trim())),
  ].filter((credit) => credit !== '')

/** A licence's line as text: tiles often bring it with links. */
export const plainAttribution = (text: string | undefined): string =>
  (text ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim() || '© OpenStreetMap contributors'
