/** feeds: Meridian's own codes, however a file spells them. */

/** Blanks, marks and letter case do not matter; null for what is none of the codes. */
export const oneOf = <T extends string>(codes: readonly T[], text: string): T | null =>
  codes.find((code) => code.toLowerCase() === text.replaceAll(/[\s_-]/g, '').toLowerCase()) ?? null
