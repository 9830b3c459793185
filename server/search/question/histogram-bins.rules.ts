/** search: the fixed logarithmic bins of the price and area histograms. */
import { squareMetresPer, type AreaUnit } from '#contract/vocabulary/common.ts'
import { perMonth, purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'

type Span = { from: number; to: number }

export const priceBins = 40
export const areaBins = 24

/** Whole euros, rents per month: where most homes are; beyond lie the first and the last bin. */
const priceSpans: Record<Purpose, Span> = {
  sale: { from: 10_000, to: 10_000_000 },
  rent: { from: 100, to: 20_000 },
  rentShort: { from: 300, to: 60_000 },
  lease: { from: 100, to: 100_000 },
}
/** Square metres. */
const areaSpans: Record<Purpose, Span> = {
  sale: { from: 15, to: 1_500 },
  rent: { from: 10, to: 600 },
  rentShort: { from: 10, to: 1_000 },
  lease: { from: 20, to: 20_000 },
}

/** `bins` + 1 whole numbers, each the same factor above the one before. */
const logarithmic = ({ from, to }: Span, bins: number): number[] =>
  Array.from({ length: bins + 1 }, (_, at) => Math.round(from * (to / from) ** (at / bins)))

const edgesOf = Object.fromEntries(
  purposes.map((purpose) => [
    purpose,
    { price: logarithmic(priceSpans[purpose], priceBins), area: logarithmic(areaSpans[purpose], areaBins) },
  ]),
) as Record<Purpose, { price: number[]; area: number[] }>

/** Edges in whole euros (per month for rents), as prices are stored. */
export const priceEdges = (purpose: Purpose): readonly number[] => edgesOf[purpose].price
/** Edges in whole square metres. */
export const areaEdges = (purpose: Purpose): readonly number[] => edgesOf[purpose].area

type Shown = { purpose: Purpose; perEuro: number; period: 'week' | 'month' | 'year'; areaUnit: AreaUnit }

/** The same edges in the asked currency and period. */
export const shownPriceEdges = ({ purpose, perEuro, period }: Shown): number[] =>
  priceEdges(purpose).map((edge) => readable((edge * perEuro) / (purpose === 'sale' ? 1 : perMonth[period])))

/** The same edges in the asked unit of area. */
export const shownAreaEdges = ({ purpose, areaUnit }: Shown): number[] =>
  areaEdges(purpose).map((edge) => readable(edge / squareMetresPer[areaUnit]))

/** Whole from a hundred up, four digits below. */
const readable = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(4)))
