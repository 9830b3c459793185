/** main: words made safe for XML 1.0. */

/** Anything but the characters that an XML document may hold. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const text = (words: string): string =>
  words.replace(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const attribute = (words: string): string => text(words).replaceAll('"', '&quot;')
