/**
 * web/platform: names one after the other, as an address has them, where
 * some of them run the other way than the page.
 */

/** What nobody gave is left out. */
export type Name = string | null | undefined

/** First a mark that says which way the row runs; each name is isolated, as `<bdi>` would have it. */
const mark = { start: '\u200F', isolate: '\u2068', end: '\u2069' }

/**
 * A row runs as its page does. Where that is from right to left, a Latin name at its beginning must not turn
 * the others round: an element that asks its first letter for a direction is answered by the mark.
 */
export function namesInARow(names: readonly Name[], dir: 'ltr' | 'rtl', comma: string): string {
  const given = names.filter((name) => Boolean(name))
  return dir === 'ltr' || given.length === 0
    ? given.join(comma)
    : mark.start + given.map((name) => mark.isolate + name + mark.end).join(comma)
}
