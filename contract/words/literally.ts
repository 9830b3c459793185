/** contract: words: texts as parts of regular expressions. */

/** A pattern that finds just this text, with whatever flags, in JavaScript and in PostgreSQL (9.7.3). */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
