/** demonstration: chance that is no chance: the same seed always throws the same. */

/** A stream of throws. Streams of different names do not disturb each other when one of them is used more. */
export class Dice {
  private state: number

  constructor(seed: string | number, stream: string) {
    this.state = hashOf(`${stream}/${seed}`)
  }

  /** 0 ≤ n < 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  /** Standard normal (Box–Muller). */
  gauss(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K {
    let left = 0
    for (const key in weights) left += weights[key] ?? 0
    left *= this.next()
    for (const key in weights) {
      left -= weights[key] ?? 0
      if (left < 0) return key
    }
    throw new RangeError('nothing to weigh')
  }

  /** Some of the list, in its order, each with its own probability. */
  some<T>(list: readonly (readonly [T, number])[]): T[] {
    return list.filter(([, probability]) => this.chance(probability)).map(([item]) => item)
  }

  /** Sixteen bytes for an identifier. */
  bytes(): Uint8Array {
    const bytes = new Uint8Array(16)
    for (let i = 0; i < 16; i += 4) {
      const word = Math.floor(this.next() * 4_294_967_296)
      for (let k = 0; k < 4; k++) bytes[i + k] = (word >>> (8 * k)) & 255
    }
    return bytes
  }
}

/** FNV-1a with a final stir, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x85ebca6b) ^ (hash >>> 13)
}
