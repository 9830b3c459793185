/** web/platform: the chosen language in localStorage, under the specification's name. */

/** Stores the language; one that stands there already only where it may be replaced. */
export function keepLanguage(language: string, { replace }: { replace: boolean }): void {
  try {
    if (replace || localStorage.getItem('language') === null) localStorage.setItem('language', language)
  } catch {
    // Storage is switched off; the cookie says it all the same.
  }
}

/** Null when none was chosen in this browser, or it cannot be read. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}
