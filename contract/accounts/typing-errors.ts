/** contract: how many typing errors lie between what was typed and a name. */

const rowLength = 128
/** Three rows of the table, reused: a lookup measures some hundred names. */
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const

/**
 * Optimal string alignment distance (insertions, deletions, substitutions, swaps of
 * neighbours) between `typed` and `name` or, for a quarter more, any beginning of `name`,
 * since people stop typing early. Above `limit`: Infinity.
 */
export function typingErrors(typed: string, name: string, limit: number): number {
  const across = Math.min(name.length, typed.length + limit, rowLength - 1)
  if (typed.length - across > limit) return Infinity
  let [before, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let j = 0; j <= across; j++) last[j] = j
  for (let i = 1; i <= typed.length; i++) {
    if (fillRow(row, last, before, { typed, name, i, across }) > limit) return Infinity
    const free = before
    before = last
    last = row
    row = free
  }
  let beginning = Infinity
  for (let j = 0; j <= across; j++) beginning = Math.min(beginning, (last[j] ?? 0) + 0.25)
  const whole = across === name.length ? (last[across] ?? 0) : Infinity
  const errors = Math.min(whole, beginning)
  return errors > limit + 0.25 ? Infinity : errors
}

type Cell = { typed: string; name: string; i: number; across: number }

/** Fills one row of the table and answers its smallest value. */
function fillRow(
  row: Uint8Array,
  last: Uint8Array,
  before: Uint8Array,
  { typed, name, i, across }: Cell,
): number {
  const letter = typed.charCodeAt(i - 1)
  const previous = i > 1 ? typed.charCodeAt(i - 2) : -1
  row[0] = i
  let smallest = i
  for (let j = 1; j <= across; j++) {
    const other = name.charCodeAt(j - 1)
    let value = Math.min(
      (last[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (last[j - 1] ?? 0) + (letter === other ? 0 : 1),
    )
    if (j > 1 && letter === name.charCodeAt(j - 2) && previous === other)
      value = Math.min(value, (before[j - 2] ?? 0) + 1)
    row[j] = value
    if (value < smallest) smallest = value
  }
  return smallest
}

/**
 * How many errors a word of this length may hold: none in short ones, where every error makes another name.
 */
export const errorsAllowed = (length: number): number =>
  length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3
