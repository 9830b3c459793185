/**
 * feeds: words reduced to what they have in common whoever writes
 * them: small letters, no accents, single spaces.
 */

/** `Ático-Dúplex ` → `atico duplex`. */
export const folded = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
