/** places: borders that people cross without being checked; what lies behind any other is not near. */

/** ISO 3166-1. Countries of one list keep no checks at the borders between them. */
const open: readonly (readonly string[])[] = [
  // The Schengen area, and the small states it surrounds.
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK AD AX MC SJ SM VA',
  // The Common Travel Area.
  'GB GG IE IM JE',
  // One island in two halves.
  'MF SX',
  'BT IN',
  'IN NP',
].map((countries) => countries.split(' '))

/** Whether people go from one country into the other as within one. */
export const isOpenBorder = (a: string, b: string): boolean =>
  a === b || open.some((countries) => countries.includes(a) && countries.includes(b))
