/** regions: whose data a region's tiles are. */

/** A licence's line as text: tiles often bring it with links. */
export const plainAttribution = (text: string | undefined): string =>
  (text ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim() || '© OpenStreetMap contributors'
