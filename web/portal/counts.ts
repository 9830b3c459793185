/**
 * web/portal: counts of long lists: the server counts up to ten
 * thousand, of more it says that there are more.
 */
import { mostCounted } from '#contract/http/counts.ts'

/** `9,999`, `10,000+`. With words the server counts up to less, and says up to what. */
export const sayCount = (count: number, number: (value: number) => string, most = mostCounted): string =>
  count > most ? `${number(most)}+` : number(count)
