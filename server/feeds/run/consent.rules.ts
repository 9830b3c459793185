/**
 * feeds: pure decisions about what may be done without asking a person, and what a person has said yes to.
 */
import { shrinksTooMuch } from '../findings/file-checks.rules.ts'
import type { HeldFor } from './runs.store.ts'

export type Stock = {
  /** Homes on the market. */
  live: number
  /** Of those, homes that are not in the file. */
  missing: number
  /** Homes of the file that were not on the market. */
  fresh: number
  /** The most that were on the market at the end of a run of the last days. */
  largest: number
  limitPct: number
}

/** Homes that leap to another price, currency or size in the same way. */
export type Leaping = {
  /** `price ×100`. */
  by: string
  homes: number
  /** Homes that leapt in runs of late without anybody's yes. */
  before: number
  /** Some of them, with what is and what would be. */
  examples: readonly string[]
}

/** Fewer are single slips, however small the stock. */
const fewestLeaps = 3

/** Whether so many homes leap that it is rather the file that is wrong. */
export const leapsTooMuch = ({ live, limitPct }: Stock, leaping: Leaping | null): leaping is Leaping =>
  leaping !== null &&
  leaping.homes > 0 &&
  leaping.homes + leaping.before >= fewestLeaps &&
  (leaping.homes + leaping.before) * 100 > live * limitPct

type Consent = {
  /** What a person looked at; null when nobody did. */
  seenDiff: string | null
  accepted: boolean
  leaping?: Leaping | null
}

/**
 * Why a run must wait for a person; null when it may go on. What was looked
 * at and what would be done must be the same.
 * Homes may not vanish a little at a time either: the stock that would be
 * left is held against the largest of late, too.
 */
export function heldFor(
  stock: Stock,
  diff: string,
  { seenDiff, accepted, leaping = null }: Consent,
): HeldFor | null {
  if (seenDiff !== null && seenDiff !== diff) return 'changed'
  if (accepted) return null
  if (shrinksTooMuch(stock) || shrinksSlowly(stock)) return 'shrinking'
  return leapsTooMuch(stock, leaping) ? 'leaping' : null
}

/**
 * Whether the stock would be smaller by more than the limit than it
 * was of late. New homes make up for old ones.
 */
const shrinksSlowly = ({ live, missing, fresh, largest, limitPct }: Stock): boolean =>
  missing > 0 && (largest - (live - missing + fresh)) * 100 > largest * limitPct
