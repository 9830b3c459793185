/** web/translation: which pages the page translator leaves alone; pure. */

/**
 * Pages that no machine translates (specification, section 2): nothing of them is
 * sent anywhere; the server has written them.
 */
export function isLeftAlone(path: string): boolean {
  const here = path.toLowerCase()
  return here.replace(/\/$/, '') === '/property-listing' || here.startsWith('/property-details/')
}
