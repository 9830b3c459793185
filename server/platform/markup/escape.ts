/** platform: text made safe inside markup. */

/** Anything but the characters that an XML 1.0 document may hold (XML 1.0, 2.2). */
const forbiddenInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/**
 * For text and quoted attributes of HTML and SVG: the five signs of
 * markup as numeric references, which both know.
 */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same for XML documents of their own; characters that XML forbids even as references are left out. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(forbiddenInXml, ''))
