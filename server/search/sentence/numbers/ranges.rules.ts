/** search: the parameters of a question that follow from a range of money, metres or rooms. */
import { squareMetresPer, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { Bound } from './amounts.rules.ts'
import type { Parameters } from '../sentence.rules.ts'

/** From the least to the most; null where an end is open. */
export type Range = { low: number | null; high: number | null; bound: Bound | null }

export const text = (value: number): string => String(Math.round(value))
export const whole = ({ low, high }: Range) => ({
  low: low === null ? null : Math.floor(low),
  high: high === null ? null : Math.floor(high),
})

export function limits(
  least: 'minBeds',
  most: 'maxBeds',
  { low, high }: { low: number | null; high: number | null },
  bound: Bound | null,
): Parameters {
  // Who says three bedrooms minds no fourth; who says "exactly" does.
  const exact = bound === 'exact' || bound === 'between'
  return {
    ...(low !== null && bound !== 'most' ? { [least]: text(low) } : {}),
    ...(high !== null && (exact || bound === 'most') ? { [most]: text(high) } : {}),
  }
}

type Money = { period: string | null; currency: string | null }

/** A price alone is the most that somebody will pay. */
export function moneyParameters({ low, high, bound }: Range, { period, currency }: Money): Parameters {
  return {
    ...(low !== null && bound !== null && bound !== 'exact' ? { minPrice: text(low) } : {}),
    ...(high !== null ? { maxPrice: text(high) } : {}),
    ...(currency ? { currency } : {}),
    ...(period && period !== 'month' ? { period } : {}),
    ...(period ? { purpose: 'rent' } : {}),
  }
}

/** An area alone is the least that somebody needs. */
export function areaParameters({ low, high, bound }: Range, unit: AreaUnit, isPlot: boolean): Parameters {
  const [least, most] = isPlot ? (['minPlot', 'maxPlot'] as const) : (['minArea', 'maxArea'] as const)
  // Acres and hectares are too coarse for whole numbers, and one question knows one unit.
  const fine = unit === 'ac' || unit === 'ha' ? 'm2' : unit
  const convert = (value: number) => text((value * squareMetresPer[unit]) / squareMetresPer[fine])
  return {
    ...(low !== null ? { [least]: convert(low) } : {}),
    ...(high !== null && bound !== null ? { [most]: convert(high) } : {}),
    ...(fine === 'm2' ? {} : { areaUnit: fine }),
  }
}
