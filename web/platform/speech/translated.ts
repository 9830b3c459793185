/** web/platform: whether the page translator has written over texts of the page. */

/** Says in which language it wrote; null when it gave all texts back. Then the page is in `own` again. */
export function markTranslated(language: string | null, own: string): void {
  const { documentElement } = document
  documentElement.lang = language ?? own
  documentElement.toggleAttribute('data-translated', language !== null)
}

export const isTranslated = (): boolean => document.documentElement.hasAttribute('data-translated')
