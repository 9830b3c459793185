/** search: a question that waits for homes: read once, then asked of every home that changes. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { flagNames } from '#contract/search/flags.ts'
import { drawnEdges, type DrawnEdges } from '../columnar/scan/drawn-edges.rules.ts'
import { rectanglesOf, type Rectangle } from '../columnar/scan/rectangles.rules.ts'
import { dayOf, toAsked, type Asked } from '../question/asked.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { bitsOf } from '../question/feature-bits.rules.ts'

/** The words of a question as texts of homes are folded. */
export type WishWords = {
  /** Words that must all be said, the last one perhaps unfinished; null when none are asked for. */
  words: readonly string[] | null
  /** Phrases, a space around each word. */
  phrases: readonly string[]
  /** Words of which none may be said. */
  not: readonly string[] | null
}

export type Wish = WishWords & {
  asked: Asked
  /** Where a match may lie; null for anywhere. */
  rectangles: readonly Rectangle[] | null
  drawn: DrawnEdges | null
  features: { low: number; high: number }
  /** One bit for each flag that is asked for. */
  flags: number
  /** Days since listing, and until a home must be free: they move with the clock. */
  sinceDays: number | null
  availableBy: string | null
}

type Known = {
  /** Units of the asked currency for one euro. */
  perEuro: number
  words: WishWords
}

/** Ages are left out of `asked`: they are counted when a home comes by. */
const noMoment = new Date(0)

export function wishOf(question: SearchQuestion, { perEuro, words }: Known): Wish {
  const { since, available, ...lasting } = question
  const asked = toAsked(lasting as SearchQuestion, { perEuro, now: noMoment, words: null, ranks: null })
  const bits = bitsOf(asked.features ?? [])
  return {
    ...words,
    asked,
    rectangles: rectanglesOf(asked),
    drawn: asked.areas && drawnEdges(asked.areas),
    features: { low: Number(BigInt.asIntN(32, bits)), high: Number(BigInt.asIntN(32, bits >> 32n)) },
    flags: asked.flags.reduce((sum, flag) => sum | (1 << flagNames.indexOf(flag)), 0),
    sinceDays: since ?? null,
    availableBy: available ?? null,
  }
}

/** Since which microsecond of 1970 a home must have been listed. */
export const listedSince = (days: number, now: Date): number => (now.getTime() - days * dayMs) * 1_000

/** By which day since 1970-01-01 a home must be free. */
export const freeBy = (text: string, now: Date): number => dayOf(text, now)
