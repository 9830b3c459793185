/**
 * bench: figures of a visit as Lighthouse would mark them; the curves and weights are
 * those of its mobile preset (v10 and later).
 */
import type { Feel } from './visit.ts'

/** Where a curve gives 0.9 and where 0.5. */
type Curve = { good: number; middling: number }
const curves: Record<keyof Feel, Curve & { weight: number }> = {
  firstPaintMs: { good: 1_800, middling: 3_000, weight: 10 },
  largestPaintMs: { good: 2_500, middling: 4_000, weight: 25 },
  blockedMs: { good: 200, middling: 600, weight: 30 },
  shift: { good: 0.1, middling: 0.25, weight: 25 },
}

/** The error function, by Abramowitz and Stegun 7.1.26; right to seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}

/** A log-normal curve through its two points: 1 for nothing, 0.5 at the middling. */
export function markOf(value: number, { good, middling }: Curve): number {
  if (value <= 0) return 1
  /** Where the complementary error function, halved, is 0.9. */
  const atGood = 0.9061938024368232
  const spread = Math.log(good / middling) / -atGood
  return Math.min(1, (1 - erf(Math.log(value / middling) / Math.abs(spread))) / 2)
}

/** 0 to 100. The speed index, a tenth of Lighthouse's score, needs a film of the page and is left out. */
export function scoreOf(feel: Feel): number {
  const parts = Object.entries(curves) as [keyof Feel, Curve & { weight: number }][]
  const weight = parts.reduce((sum, [, one]) => sum + one.weight, 0)
  const marks = parts.reduce((sum, [name, one]) => sum + one.weight * markOf(feel[name], one), 0)
  return Math.round((100 * marks) / weight)
}
