/** web/content: the name of a text, from an address. */
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * In small letters. What cannot be the name of a text is one that
 * nothing has, so that it is missing like any other.
 */
export function nameIn(asked: string): string {
  const lower = asked.toLowerCase()
  return pattern.test(lower) && lower.length <= 80 ? lower : 'no-such-text'
}
