/**
 * contract: words: what a language calls the clock of a time zone: `United Kingdom Time`, `hora de Israel`.
 */

const kept = new Map<string, string>()
/**
 * There are some four hundred zones and seven languages; names in odd capitals are no reason to keep more.
 */
const mostKept = 3_000
/** Zones have had other clocks: in 1970 Lisbon kept that of Paris. */
const lately = Date.UTC(2026, 0)

/**
 * By its country or city where the language says so, else by its part of the world; never an
 * abbreviation. A zone that nobody knows is called what it calls itself.
 */
export function zoneName(timeZone: string, locale: string): string {
  if (/^(?:Etc\/)?(?:UTC|GMT)$/.test(timeZone)) return 'UTC'
  const key = `${locale} ${timeZone}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const short = nameOf(timeZone, locale, 'shortGeneric')
  const name = /^[\p{Lu}\d+:−-]+$/u.test(short) ? nameOf(timeZone, locale, 'longGeneric') : short
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, name)
  return name
}

function nameOf(timeZone: string, locale: string, timeZoneName: 'shortGeneric' | 'longGeneric'): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(lately)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}
