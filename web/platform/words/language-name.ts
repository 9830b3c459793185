/** web/platform: what a language is called on pages. */

const names = new Intl.DisplayNames('en-GB', { type: 'language' })

/** `French`, `Brazilian Portuguese`; the tag itself where it is unknown. */
export function languageName(lang: string): string {
  try {
    return names.of(lang) ?? lang
  } catch {
    return lang
  }
}
