/**
 * web/platform: what every call to the API has in common (specification, section 7): JSON, and credentials.
 */

/**
 * For `fetch`: JSON content type, with questions that have no body too, and the
 * cookies of the one API host, which is ours.
 */
export const ofCalls = {
  headers: { 'content-type': 'application/json' },
  credentials: 'include',
} as const satisfies RequestInit

/** Titles of homes and names of towns are answered in the language the page is written in. */
export const inPagesLanguage = (): { 'accept-language'?: string } => {
  const { lang } = document.documentElement
  return lang ? { 'accept-language': lang } : {}
}
