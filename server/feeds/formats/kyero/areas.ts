/**
 * feeds: the areas of a Kyero record: square metres, as the format says,
 * and what Meridian's own files say beside them.
 */
import { areaKinds } from '#contract/vocabulary/codes.ts'
import type { AreaDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { areaFrom } from '../../read/parts/areas.ts'
import type { Reading } from '../../read/reading.ts'

/** What was measured, in which unit, and the upper end of a range stand beside the whole number. */
export function areasIn(reading: Reading, context: MapContext): AreaDraft[] {
  return (reading.at('surface_area')?.children ?? []).flatMap(({ name, attributes }) => {
    const kind = areaKinds.find((one) => one === (attributes.kind ?? name))
    const path = `surface_area/${name}`
    const stated = kind && areaFrom(reading, { kind, path, unit: 'm2', notation: 'whole' }, context)
    if (!stated) return []
    const exact = exactly(reading, path, 'value')
    const valueM2 = exactly(reading, path, 'm2')
    const most = { value: exactly(reading, path, 'to'), valueM2: exactly(reading, path, 'to_m2') }
    const max = most.value && most.valueM2 ? { max: { value: most.value, valueM2: most.valueM2 } } : undefined
    return exact && valueM2 && attributes.unit
      ? [{ kind, valueM2, value: exact, unit: attributes.unit, ...max }]
      : [{ ...stated, ...max }]
  })
}

/** The number that stands beside a rounded one. */
export function exactly(reading: Reading, path: string, attribute: string): number | null {
  const value = Number(reading.attribute(path, attribute) ?? Number.NaN)
  return value > 0 && value <= 1e10 ? value : null
}
