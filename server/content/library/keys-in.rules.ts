/** content: which pictures a text names; pure. */

const named = /\]\(\s*picture:([0-9a-f]{16})\b/g

/** Each once, in the order of the text. */
export const keysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(named)].map(([, key = '']) => key)),
]
