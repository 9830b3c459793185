/** web/listings: a home's areas in both systems of measure at once. */
import type { Listing } from '#contract/listings/listings.ts'
import type { Area } from '#contract/vocabulary/common.ts'
import { mainAreaKinds, type AreaKind } from '#contract/vocabulary/codes.ts'
import { formatArea, formatPlot } from '#web/platform/formats/units.ts'
import type { Measure } from '#web/platform/kept/preferences.ts'

type Areas = Listing['areas']

/** The area that stands for the home: the first of the kinds that cards and filters compare. */
export const mainArea = (areas: Areas): Areas[number] | null =>
  mainAreaKinds.flatMap((kind) => areas.filter((one) => one.kind === kind))[0] ?? null

export const areaOf = (areas: Areas, kind: AreaKind): Areas[number] | null =>
  areas.find((one) => one.kind === kind) ?? null

const other: Record<Measure, Measure> = { m2: 'sqft', sqft: 'm2' }

/** The visitor's measure first, the other beside it; plots go over to hectares and acres. */
export function bothMeasures(
  { valueM2, max }: Pick<Area, 'valueM2' | 'max'>,
  measure: Measure,
  locale: string,
  isPlot = false,
): [own: string, other: string] {
  const write = isPlot ? formatPlot : formatArea
  const inMeasure = (one: Measure) => write(valueM2, one, locale, max?.valueM2)
  return [inMeasure(measure), inMeasure(other[measure])]
}
