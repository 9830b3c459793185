/**
 * contract: words: how a language is written that more than one country has, and what Intl leaves out of it.
 */

/** The Portuguese of our texts is that of Portugal: `Polónia`, `6818 €`. */
export const localeOf = (language: string): string => (language === 'pt' ? 'pt-PT' : language)

/** In French the first day of a month is its first, every other one a number: `1er janvier`, `2 janvier`. */
export const dayWritten = (date: string, locale: string): string =>
  locale === 'fr' ? date.replace(/(?<![\p{L}\p{Nd}])1(?= \p{Ll})/u, '1er') : date
