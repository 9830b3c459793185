/** search: words of plain ASCII text, folded as `search_split` of the database folds them. */

/** Null for text that has other letters, or words so long that the database parts them. */
export function plainWords(text: string): string[] | null {
  if (!/^[\x20-\x7e]*$/.test(text) || /[^ ]{100}/.test(text)) return null
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
