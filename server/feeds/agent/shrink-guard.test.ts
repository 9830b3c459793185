/**
 * feeds: the guard over many runs: homes vanish neither at once nor a little
 * at a time, and what is replaced is not gone.
 */
import { expect, test } from 'vitest'
import { heldFor } from '../run/consent.rules.ts'

const nobody = { seenDiff: null, accepted: false }

/**
 * So many runs, each of which misses this share of what is live; answers
 * how many are left, and how many runs waited.
 */
function after(runs: number, { from, share, fresh = 0 }: { from: number; share: number; fresh?: number }) {
  const stock = { live: from, largest: from, held: 0 }
  for (let run = 0; run < runs; run += 1) {
    const missing = Math.floor(stock.live * share)
    const ask = { live: stock.live, missing, fresh, largest: stock.largest, limitPct: 30 }
    if (heldFor(ask, 'diff', nobody) !== null) stock.held += 1
    else stock.live += fresh - missing
    stock.largest = Math.max(stock.largest, stock.live)
  }
  return stock
}

test('ten runs that each stay below the limit cannot take more together than one may', () => {
  for (const share of [0.05, 0.12, 0.29]) {
    const { live, held } = after(10, { from: 133, share })
    expect(live).toBeGreaterThanOrEqual(133 * 0.7)
    expect(held).toBeGreaterThan(0)
  }
})

test('one run may not take more than the limit either, ten times over', () => {
  expect(after(10, { from: 133, share: 0.31 })).toMatchObject({ live: 133, held: 10 })
})

test('a stock that renews itself is never held', () => {
  expect(after(10, { from: 100, share: 0.25, fresh: 25 })).toMatchObject({ live: 100, held: 0 })
})

test('a person’s yes holds for what was looked at, and for nothing else', () => {
  const stock = { live: 100, missing: 90, fresh: 0, largest: 100, limitPct: 30 }
  expect(heldFor(stock, 'seen', { seenDiff: 'seen', accepted: true })).toBeNull()
  expect(heldFor(stock, 'other', { seenDiff: 'seen', accepted: true })).toBe('changed')
})
