/** search: the bins of the histograms. */
import { describe, expect, it, test } from 'vitest'
import { areaUnits } from '#contract/vocabulary/common.ts'
import { purposes } from '#contract/vocabulary/vocabulary.ts'
import {
  areaBins,
  areaEdges,
  priceBins,
  priceEdges,
  shownAreaEdges,
  shownPriceEdges,
} from './histogram-bins.rules.ts'

const rising = (edges: readonly number[]) =>
  edges.every((edge, at) => at === 0 || edge > (edges[at - 1] ?? Infinity))

describe.each(purposes)('edges for %s', (purpose) => {
  it('are whole, rising, and one more than the bins', () => {
    expect(priceEdges(purpose)).toHaveLength(priceBins + 1)
    expect(areaEdges(purpose)).toHaveLength(areaBins + 1)
    for (const edges of [priceEdges(purpose), areaEdges(purpose)]) {
      expect(rising(edges)).toBe(true)
      expect(edges.every(Number.isInteger)).toBe(true)
    }
  })

  it('keep rising in every currency, period and unit that is shown', () => {
    for (const perEuro of [0.3, 1, 16_820.88])
      for (const period of ['week', 'month', 'year'] as const)
        for (const areaUnit of areaUnits) {
          const shown = { purpose, perEuro, period, areaUnit }
          expect(rising(shownPriceEdges(shown))).toBe(true)
          expect(rising(shownAreaEdges(shown))).toBe(true)
        }
  })
})

test('rents are told for the asked period, prices of sales are not', () => {
  const shown = { perEuro: 2, areaUnit: 'ha' as const }
  expect(shownPriceEdges({ ...shown, purpose: 'rent', period: 'year' })[0]).toBe(2_400)
  expect(shownPriceEdges({ ...shown, purpose: 'sale', period: 'year' })[0]).toBe(20_000)
  expect(shownAreaEdges({ ...shown, purpose: 'sale', period: 'month' })[0]).toBe(0.0015)
})
