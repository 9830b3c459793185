/** web/platform: areas and distances as people read them, in the visitor's measures. */
import { squareMetresPer, toSquareFeet, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import { formatter } from '../intl/formatters.ts'
import type { Measure } from '../kept/preferences.ts'

export const areaUnitWords: Record<AreaUnit, string> = { m2: 'm²', sqft: 'sq ft', ac: 'acres', ha: 'ha' }

/** The same where people write no Latin letters: translate="no", they stand behind figures only. */
const arabicSigns: Record<AreaUnit, string> = { m2: 'م²', sqft: 'قدم²', ac: 'فدان', ha: 'هكتار' }

/** What stands behind a figure, in the script of the language. */
export const areaSign = (unit: AreaUnit, locale: string): string =>
  (/^ar\b/.test(locale) ? arabicSigns : areaUnitWords)[unit]

/** Square metres in another unit. */
export const inUnit = (squareMetres: number, unit: AreaUnit): number =>
  unit === 'sqft' ? toSquareFeet(squareMetres, 'm2') : squareMetres / squareMetresPer[unit]

/** A floor area, or a range of them: `78 m²`, `840 sq ft`, `78–120 m²`. Takes square metres. */
export const formatArea = (squareMetres: number, measure: Measure, locale: string, most?: number): string =>
  withUnit([squareMetres, most].map(unitsOf(measure)), measure, locale, 0)

/** A plot: like a floor area, and from a hectare or an acre upwards in those. Takes square metres. */
export function formatPlot(squareMetres: number, measure: Measure, locale: string, most?: number): string {
  const large: AreaUnit = measure === 'm2' ? 'ha' : 'ac'
  const value = inUnit(squareMetres, large)
  return value < 1
    ? formatArea(squareMetres, measure, locale, most)
    : withUnit([squareMetres, most].map(unitsOf(large)), large, locale, value < 100 ? 1 : 0)
}

const unitsOf = (unit: AreaUnit) => (squareMetres: number | undefined) =>
  squareMetres === undefined ? null : inUnit(squareMetres, unit)

/** From a value to another, or one alone. */
const withUnit = (
  values: readonly (number | null)[],
  unit: AreaUnit,
  locale: string,
  digits: number,
): string => {
  const { format } = formatter(locale, { maximumFractionDigits: digits })
  const figures = values.filter((value) => value !== null).map((value) => format(value))
  const figure = [...new Set(figures)].join('–')
  const sign = areaSign(unit, locale)
  if (sign === areaUnitWords.ac) return figure === '1' ? `${figure} acre` : `${figure} acres`
  return `${figure} ${sign}`
}

const metresPerMile = 1_609.344

type DistanceUnit = 'm' | 'km' | 'yd' | 'mi'

/** As of areas: the signs of people who write no Latin letters. */
const arabicDistanceSigns: Record<DistanceUnit, string> = { m: 'م', km: 'كم', yd: 'ياردة', mi: 'ميل' }

const distanceSign = (unit: DistanceUnit, locale: string): string =>
  /^ar\b/.test(locale) ? arabicDistanceSigns[unit] : unit

/**
 * A distance: `350 m`, `2.4 km`, `27 km`; with square feet go yards and miles. Takes metres. Its units are
 * signs in the script of the language: translate="no"
 */
export function formatDistance(metres: number, measure: Measure, locale: string): string {
  if (measure === 'sqft') {
    const miles = metres / metresPerMile
    if (miles < 0.5) return `${round(metres / 0.9144, 10, locale)} ${distanceSign('yd', locale)}`
    const figure = formatter(locale, { maximumFractionDigits: miles < 10 ? 1 : 0 }).format(miles)
    return `${figure} ${distanceSign('mi', locale)}`
  }
  if (metres < 1_000) return `${round(metres, 10, locale)} ${distanceSign('m', locale)}`
  const figure = formatter(locale, { maximumFractionDigits: metres < 10_000 ? 1 : 0 }).format(metres / 1_000)
  return `${figure} ${distanceSign('km', locale)}`
}

const round = (value: number, step: number, locale: string) =>
  formatter(locale, { maximumFractionDigits: 0 }).format(Math.round(value / step) * step)
