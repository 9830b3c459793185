/** web/accounts: the four things a password needs, one by one. */

const rules: [words: string, met: (password: string) => boolean][] = [
  ['8 characters', (p) => p.length >= 8],
  ['Uppercase letter', (p) => /\p{Lu}/u.test(p)],
  ['One digit', (p) => /\d/.test(p)],
  ['Special character', (p) => /[^\p{L}\p{N}]/u.test(p)],
]

/** Each rule with whether the password meets it. */
export const metRules = (password: string): { words: string; isMet: boolean }[] =>
  rules.map(([words, met]) => ({ words, isMet: met(password) }))
