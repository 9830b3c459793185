/** places: names a few typing errors away: found by shared trigrams, judged by edit distance. */
import { errorsAllowed, typingErrors } from '#contract/accounts/typing-errors.ts'
import { type Gazetteer, keyKinds, trigramBuckets } from './gazetteer.ts'
import { keyPenalty } from './build-keys.ts'
import { anything, type Match } from './keys.ts'
import { bucketsOf } from './trigrams.ts'

/**
 * How many postings one question may read, and how many names it may measure: what bounds the slowest answer.
 */
const postingBudget = 60_000
const measured = 250
/** What one typing error costs, in decades of population. */
const errorCost = 1.3
/** The first letter is hardly ever wrong: "Praque" is no Iraque. */
const firstCost = 0.8

/** Counts how many trigrams each key shares with the question; kept between questions, cleared by each. */
const tallies = new WeakMap<Gazetteer, { shared: Uint8Array; touched: Uint32Array }>()
const tallyOf = (g: Gazetteer) => {
  const known = tallies.get(g)
  if (known) return known
  const fresh = { shared: new Uint8Array(g.keyEntry.length), touched: new Uint32Array(g.keyEntry.length) }
  tallies.set(g, fresh)
  return fresh
}

/**
 * Up to `limit` entries within the errors that a word of this length may hold, best first;
 * throws where `misspelt` names were not read.
 */
export function fuzzyMatches(g: Gazetteer, folded: string, limit: number, isMeant = anything): Match[] {
  if (g.trigramAt.length === 0) throw new Error('this gazetteer was read without misspelt names')
  const allowed = errorsAllowed(folded.length)
  if (allowed === 0) return []
  const best = new Map<number, { score: number; whole: boolean }>()
  // In short words one error reaches other names of somewhere far too easily.
  const worstKind = folded.length < 6 ? keyKinds.initials : keyKinds.tail
  for (const key of candidates(g, folded)) {
    if ((g.keyEntry[key] ?? 0) >>> 30 > worstKind) continue
    const name = textOf(g, key)
    const errors = typingErrors(folded, name, allowed)
    if (errors === Infinity || !areSpread(folded, name)) continue
    const packed = g.keyEntry[key] ?? 0
    const entry = packed & 0x3fff_ffff
    if (!isMeant(entry)) continue
    const isLed = name[0] === folded[0]
    const score =
      (g.rank[entry] ?? 0) - errorCost * errors - (isLed ? 0 : firstCost) - (keyPenalty[packed >>> 30] ?? 0)
    // A fraction says that only the beginning of the name was typed.
    if (score > (best.get(entry)?.score ?? -Infinity))
      best.set(entry, { score, whole: Number.isInteger(errors) })
  }
  return [...best]
    .map(([entry, { score, whole }]) => ({ entry, score, whole }))
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry)
    .slice(0, limit)
}

/**
 * Every word of a name is like its own: "St Mawes" is no St James,
 * though two errors among eight letters are few.
 */
function areSpread(folded: string, name: string): boolean {
  if (!folded.includes(' ')) return true
  const typed = folded.split(' ')
  const named = name.split(' ')
  return (
    typed.length !== named.length ||
    typed.every((word, at) => {
      const own = named[at] ?? ''
      return word === own || typingErrors(word, own, Math.max(1, errorsAllowed(word.length))) < Infinity
    })
  )
}

const decoder = new TextDecoder()
const textOf = (g: Gazetteer, key: number): string =>
  decoder.decode(g.keyBytes.subarray(g.keyAt[key], g.keyAt[key + 1]))

/** The keys most worth measuring: many shared trigrams, many people. */
function candidates(g: Gazetteer, folded: string): number[] {
  const { shared, touched } = tallyOf(g)
  let found = 0
  let used = 0
  let budget = postingBudget
  for (const { from, to } of rarestFirst(g, folded)) {
    if (used >= 3 && to - from > budget) break
    budget -= to - from
    used++
    for (let i = from; i < to; i++) {
      const key = g.trigramKeys[i] ?? 0
      const tally = shared[key] ?? 0
      if (tally === 0) touched[found++] = key
      shared[key] = tally + 1
    }
  }
  const enough = Math.max(2, Math.ceil(used * 0.34))
  const worth: { key: number; worth: number }[] = []
  for (let i = 0; i < found; i++) {
    const key = touched[i] ?? 0
    const tally = shared[key] ?? 0
    shared[key] = 0
    if (tally >= enough)
      worth.push({ key, worth: tally + 0.35 * (g.rank[(g.keyEntry[key] ?? 0) & 0x3fff_ffff] ?? 0) })
  }
  return worth
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, measured)
    .map(({ key }) => key)
}

const rarestFirst = (g: Gazetteer, folded: string): { from: number; to: number }[] =>
  bucketsOf(folded)
    .filter((bucket) => bucket < trigramBuckets)
    .map((bucket) => ({ from: g.trigramAt[bucket] ?? 0, to: g.trigramAt[bucket + 1] ?? 0 }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))
