/** Catalogue, illustrations: seeded chance, so that one address always gives one picture. */

export type Rng = {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A number between two bounds. */
  between: (low: number, high: number) => number
  /** A whole number between two bounds, both included. */
  whole: (low: number, high: number) => number
  /** One of a list. */
  pick: <Item>(list: readonly Item[]) => Item
  /** True with the given probability. */
  chance: (probability: number) => boolean
  /** A copy of the list in another order. */
  shuffle: <Item>(list: readonly Item[]) => Item[]
}

/** FNV-1a, 32 bits: spreads a text over the whole range before it becomes a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** A stream of chance that depends on nothing but the text (an integer mixer with full 32-bit period). */
export function seeded(text: string): Rng {
  let state = hash(text)
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => low + Math.floor((high - low + 1) * next())
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[Math.floor(next() * list.length)] as Item
  }
  const shuffle = <Item>(list: readonly Item[]): Item[] => {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = whole(0, last)
      const kept = copy[last] as Item
      copy[last] = copy[other] as Item
      copy[other] = kept
    }
    return copy
  }
  return { next, between, whole, pick, chance: (probability) => next() < probability, shuffle }
}
