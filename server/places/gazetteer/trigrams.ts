/**
 * places: which names share three letters in a row with what was typed: the first sieve for typing errors.
 */
import { bump } from './build-keys.ts'
import { trigramBuckets } from './gazetteer.ts'

const hash = (a: number, b: number, c: number): number =>
  ((Math.imul(Math.imul(a, 31) + b, 961) + c * 7919) >>> 0) % trigramBuckets

/** Buckets of the trigrams of a key; its beginning counts as two spaces, its end as one. */
export function bucketsOf(key: string): number[] {
  const buckets: number[] = []
  let a = 32
  let b = 32
  for (let i = 0; i <= key.length; i++) {
    const c = i < key.length ? key.charCodeAt(i) : 32
    const bucket = hash(a, b, c)
    if (!buckets.includes(bucket)) buckets.push(bucket)
    a = b
    b = c
  }
  return buckets
}

/** Postings: for every bucket the keys in it, ascending. */
export function buildTrigrams(keys: number[], textOf: (key: number) => string) {
  const trigramAt = new Uint32Array(trigramBuckets + 1)
  for (const key of keys) for (const bucket of bucketsOf(textOf(key))) bump(trigramAt, bucket + 1, 1)
  for (let i = 0; i < trigramBuckets; i++) bump(trigramAt, i + 1, trigramAt[i] ?? 0)
  const next = trigramAt.slice()
  const trigramKeys = new Uint32Array(trigramAt[trigramBuckets] ?? 0)
  for (const key of keys)
    for (const bucket of bucketsOf(textOf(key))) trigramKeys[bump(next, bucket, 1) - 1] = key
  return { trigramAt, trigramKeys }
}
