/** places: looks folded spellings up: exact ones, and the best of all that begin with what was typed. */
import { keyPenalty } from './build-keys.ts'
import { blockSize, type Gazetteer, keyKinds } from './gazetteer.ts'

/**
 * A found entry; `score` is its rank less what the way it was found costs. `whole` when nothing was left to
 * type, `byName` when by its own name and no other spelling.
 */
export type Match = { entry: number; score: number; whole: boolean; byName?: boolean }

/** Numbers of the first key that is not before `bytes`, and of the first that does not begin with them. */
function rangeOf(g: Gazetteer, bytes: Buffer): { from: number; to: number } {
  return { from: boundary(g, bytes, false), to: boundary(g, bytes, true) }
}

function boundary(g: Gazetteer, bytes: Buffer, afterPrefix: boolean): number {
  let low = 0
  let high = g.keyEntry.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = g.keyAt[middle] ?? 0
    const order = compareBytes(g.keyBytes, start, (g.keyAt[middle + 1] ?? 0) - start, bytes)
    if (order < 0 || (afterPrefix && order === 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Below 0 when the key is before `bytes`, 0 when it begins with them, else above. */
function compareBytes(keys: Uint8Array, start: number, length: number, bytes: Buffer): number {
  for (let i = 0; i < bytes.length; i++) {
    if (i >= length) return -1
    const difference = (keys[start + i] ?? 0) - (bytes[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Every entry with exactly this folded spelling; the same entry may come twice. */
export function exactMatches(g: Gazetteer, folded: string): Match[] {
  const bytes = Buffer.from(folded)
  const matches: Match[] = []
  for (let k = boundary(g, bytes, false); k < g.keyEntry.length; k++) {
    const start = g.keyAt[k] ?? 0
    const length = (g.keyAt[k + 1] ?? 0) - start
    if (length !== bytes.length || compareBytes(g.keyBytes, start, length, bytes) !== 0) break
    matches.push(matchOf(g, k))
  }
  return matches
}

const matchOf = (g: Gazetteer, key: number): Match => {
  const packed = g.keyEntry[key] ?? 0
  const entry = packed & 0x3fff_ffff
  const keyKind = packed >>> 30
  const score = (g.rank[entry] ?? 0) - (keyPenalty[keyKind] ?? 0)
  return { entry, score, whole: true, byName: keyKind === keyKinds.name }
}

/** What a whole name is worth over a beginning; little in short words, which are mostly beginnings. */
const wholeBonus = (length: number): number => (length <= 3 ? 0.6 : 1.5)
/**
 * Two letters that begin some other name of a place say little of it ("sa"
 * is no Germany, though Finns call it Saksa).
 */
const shortAlternate = 1.2

/** Whether an entry is looked for at all. */
export type IsMeant = (entry: number) => boolean
export const anything: IsMeant = () => true

/** The best `limit` entries whose spelling begins with `folded`, best first. */
export function prefixMatches(g: Gazetteer, folded: string, limit: number, isMeant = anything): Match[] {
  const bytes = Buffer.from(folded)
  const { from, to } = rangeOf(g, bytes)
  const best = new BestOf(limit, isMeant)
  // Whole names stand first in the range; they alone earn a bonus,
  // so blocks after them are judged without it.
  let k = from
  for (; k < to && (g.keyAt[k + 1] ?? 0) - (g.keyAt[k] ?? 0) === bytes.length; k++) {
    const { entry, score } = matchOf(g, k)
    best.add(entry, score + wholeBonus(folded.length), true)
  }
  while (k < to) {
    const block = Math.floor(k / blockSize)
    const end = Math.min(to, (block + 1) * blockSize)
    if ((g.blockBest[block] ?? 0) > best.worst) for (; k < end; k++) addBeginning(g, k, folded.length, best)
    k = end
  }
  return best.sorted()
}

function addBeginning(g: Gazetteer, key: number, length: number, best: BestOf): void {
  const { entry, score } = matchOf(g, key)
  const isShort = length <= 3 && (g.keyEntry[key] ?? 0) >>> 30 >= keyKinds.alternate
  best.add(entry, isShort ? score - shortAlternate : score, false)
}

/** Keeps the best few entries, each once. */
class BestOf {
  private readonly limit: number
  private readonly isMeant: IsMeant
  private readonly kept: Match[] = []
  worst = -Infinity

  constructor(limit: number, isMeant: IsMeant) {
    this.limit = limit
    this.isMeant = isMeant
  }

  add(entry: number, score: number, whole: boolean): void {
    if (score <= this.worst || !this.isMeant(entry)) return
    const known = this.kept.find((match) => match.entry === entry)
    if (known) known.score = Math.max(known.score, score)
    else if (this.kept.length < this.limit) this.kept.push({ entry, score, whole })
    else this.kept[this.indexOfWorst()] = { entry, score, whole }
    if (this.kept.length === this.limit) this.worst = this.kept[this.indexOfWorst()]?.score ?? -Infinity
  }

  private indexOfWorst(): number {
    let at = 0
    for (let i = 1; i < this.kept.length; i++)
      if ((this.kept[i]?.score ?? 0) < (this.kept[at]?.score ?? 0)) at = i
    return at
  }

  sorted(): Match[] {
    return this.kept.toSorted((a, b) => b.score - a.score || a.entry - b.entry)
  }
}
