/**
 * tests: how far what repeats itself is repeated. `npm test` does enough of it to see a rule broken; `npm
 * test -- deep` does all of it, for those files that ask here (docs/decisions/0109-how-deep-tests-look.md).
 */

const isDeep = process.env.TEST_DEPTH === 'deep'

/** How many of a random kind: worlds, questions, files. */
export const times = (usual: number, deep: number): number => (isDeep ? deep : usual)

/** Of a list of like things every so-manieth, the first among them; all of them in depth. */
export const someOf = <T>(list: readonly T[], every: number): T[] =>
  list.filter((_, at) => isDeep || at % every === 0)

/**
 * Of columns those that a row is held against: so many that every
 * column meets some row; all of them in depth.
 */
export const columnsOf = <T>(columns: readonly T[], row: number, many: number): T[] =>
  columns.filter((_, at) => isDeep || (at - row * many + columns.length * (row + 1)) % columns.length < many)
