/**
 * contract: spelling made comparable: "São Paulo", "SAO PAULO" and "sao-paulo"
 * fold to one key, in browser and server alike.
 */

/** Letters that no decomposition takes apart. */
const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  ŋ: 'n',
  ё: 'е',
  ى: 'ي',
  ة: 'ه',
}
const letterPattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Accents of Latin, Cyrillic and Greek, vowel signs of Arabic and Hebrew, and Arabic's lengthening stroke.
 */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g
/** Apostrophes vanish ("L'Aquila" = "Laquila"), other punctuation parts words. */
const apostrophes = /['’`´ʻʼʹ]/g
const separators = /[^\p{L}\p{N}\p{M}]+/gu
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** The folded spelling that names are stored and looked up by. Empty when nothing but punctuation is left. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(marks, '')
    .replace(letterPattern, (letter) => letters[letter] ?? letter)
    .replace(separators, ' ')
    .trim()
}
