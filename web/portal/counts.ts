/** web/portal: counts of long lists: the server counts up to ten thousand, of more it says that there are more. */

export const mostCounted = 10_000

/** `9,999`, `10,000+`. */
export const sayCount = (count: number, number: (value: number) => string): string =>
  count > mostCounted ? `${number(mostCounted)}+` : number(count)
