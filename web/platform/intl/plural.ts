/** web/platform: English plurals: the count in the visitor's digits, the word in the page's language. */
import { formatter } from './formatters.ts'

/** `1 home`, `214 homes`. `many` is needed only where an s does not do. */
export const plural = (count: number, one: string, many = `${one}s`, locale = 'en-GB'): string =>
  `${formatter(locale, {}).format(count)} ${count === 1 ? one : many}`
