/** web/translation: which pages are left to the words that people reviewed; pure. */

/** Pages that no machine translates (specification, section 2): only words that people reviewed are said there. */
export function isLeftAlone(path: string): boolean {
  const here = path.toLowerCase()
  return here.replace(/\/$/, '') === '/property-listing' || here.startsWith('/property-details/')
}
