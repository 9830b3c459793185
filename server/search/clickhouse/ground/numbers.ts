/**
 * search: words and places as numbers of 64 bits, which whoever writes and whoever
 * asks reckon alike without asking each other.
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const known = new LRUCache<string, bigint>({ max: 200_000 })

/**
 * The first eight bytes of the SHA-256 of a text: two of ten million words
 * are the same number once in 370,000 worlds.
 */
export function numberOf(text: string): bigint {
  const found = known.get(text)
  if (found !== undefined) return found
  const number = hash('sha256', text, 'buffer').readBigUInt64LE(0)
  known.set(text, number)
  return number
}

/** Numbers as a list of SQL. */
export const listed = (numbers: readonly bigint[]): string => numbers.join()
