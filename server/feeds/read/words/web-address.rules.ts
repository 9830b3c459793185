/** feeds: addresses of the web as records write them. */

/** A complete web address, with blanks and letters escaped that had to be; null when it is none. */
export function webAddress(text: string): string | null {
  const whole = text.trim()
  if (whole.length > 2_000 || !URL.canParse(whole)) return null
  const url = new URL(whole)
  if (!['http:', 'https:'].includes(url.protocol) || !url.hostname.includes('.')) return null
  // Only what must be escaped is: an address that is right is kept letter by letter.
  return /[\s"<>\\^`{|}\u0080-\uffff]/.test(whole) ? url.href : whole
}
