/** search: lists of names as codes, and which of the codes stand for lists that hold a name. */

/** Codes of the lists that hold a name: `marks[code] === stamp`. */
export type Holding = { marks: Uint32Array; stamp: number }
export type NameLists = ReturnType<typeof createNameLists>

const emptyCodes: readonly number[] = []

/** Every list that a home has or had, by code in the order of their arrival. */
export function createNameLists(known: readonly (readonly string[])[] = []) {
  /** Lists that end so: a path's last place says most of it, and nothing is put together to look it up. */
  const byLast = new Map<string, number[]>()
  const lists: (readonly string[])[] = []
  const byName = new Map<string, number[]>()
  let marks = new Uint32Array(64)
  let stamp = 0

  function add(list: readonly string[]): number {
    const code = lists.push(list) - 1
    note(byLast, lastOf(list), code)
    for (const name of new Set(list)) note(byName, name, code)
    if (code === marks.length) {
      const more = new Uint32Array(2 * marks.length)
      more.set(marks)
      marks = more
    }
    return code
  }
  for (const list of known) add(list)

  return {
    codeOf: (list: readonly string[]): number =>
      byLast.get(lastOf(list))?.find((code) => isSame(lists[code] as readonly string[], list)) ?? add(list),
    codesHolding: (name: string): readonly number[] => byName.get(name) ?? emptyCodes,
    /** Good until the next call. Null when no list ever held the name. */
    holding: (name: string): Holding | null => {
      const holders = byName.get(name)
      if (!holders) return null
      stamp++
      for (const code of holders) marks[code] = stamp
      return { marks, stamp }
    },
    all: (): readonly (readonly string[])[] => lists,
  }
}

const lastOf = (list: readonly string[]): string => list.at(-1) ?? ''

function note(codes: Map<string, number[]>, name: string, code: number): void {
  const known = codes.get(name)
  if (known) known.push(code)
  else codes.set(name, [code])
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at])
