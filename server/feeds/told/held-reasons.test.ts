/** feeds: why a run waits is said in every language, with the words of the file as they are. */
import { describe, expect, it } from 'vitest'
import { findReviewed, reviewedLanguages } from '#server/translation/index.ts'
import { heldReason } from '../run/held-reason.ts'

const stock = { live: 4000, missing: 2120, fresh: 3, largest: 4100, limitPct: 30 }
const leaping = { by: 'price ×100', homes: 2000, before: 0, examples: ['A-1: €100 → €10000', 'A-2: 1 → 100'] }

describe.each(reviewedLanguages)('%s', (language) => {
  it.each([
    ['changed', heldReason('changed', stock), []],
    ['shrinking', heldReason('shrinking', stock), ['2120', '4000', '30 %']],
    ['shrinking slowly', heldReason('shrinking', { ...stock, missing: 4 }), ['3999', '4100', '14']],
    ['leaping', heldReason('leaping', stock, leaping), ['2000', 'price ×100', 'A-1: €100 → €10000']],
    ['leaping again', heldReason('leaping', stock, { ...leaping, before: 7 }), ['7', 'A-2: 1 → 100']],
  ])('says %s', (_, reason, kept) => {
    const said = findReviewed(reason, language)
    expect(said).not.toBeNull()
    expect(said).not.toBe(reason)
    for (const one of kept) expect(said).toContain(one)
  })
})
