/** search: amounts a person would name: the next round number from a value on, or down to it. */

/** Two digits that count: 612,345 becomes 620,000 or 610,000. */
const stepOf = (value: number): number => Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, value))) - 1))

export const roundUp = (value: number): number => Math.ceil(value / stepOf(value)) * stepOf(value)
export const roundDown = (value: number): number => Math.floor(value / stepOf(value)) * stepOf(value)

const kilometres = [0.5, 1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500]
const days = [1, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1_095, 1_825, 3_650]

const upTo = (values: readonly number[], least: number): number | null =>
  values.find((value) => value >= least) ?? null

/** Metres; null beyond every radius that may be asked for. */
export function roundRadius(metres: number): number | null {
  const km = upTo(kilometres, metres / 1_000)
  return km === null ? null : km * 1_000
}

/** Null beyond ten years. */
export const roundDays = (least: number): number | null => upTo(days, least)
