/** feeds: areas as records state them: a number, and a unit that is said or fixed by the format. */
import type { AreaKind } from '#contract/vocabulary/vocabulary.ts'
import { squareMetresPer, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { AreaDraft } from '#server/listings/index.ts'
import { elementAt } from '../../records/record.ts'
import type { MapContext } from '../format.ts'
import type { Notation } from '../numbers.rules.ts'
import type { Reading } from '../reading.ts'
import { unitOfWords } from '../words/units.rules.ts'

export type AreaField = {
  kind: AreaKind
  path: string
  /** Where the upper end of a range stands. */
  mostAt?: string
  /** The unit of the format, for records that name none; without it, an area without unit is left out and told. */
  unit?: AreaUnit
  /** Where the record names the unit. */
  unitAt?: string
  notation?: Notation
}

/** The areas; the first of each kind counts. */
export function areasFrom(reading: Reading, fields: readonly AreaField[], context: MapContext): AreaDraft[] {
  const areas: AreaDraft[] = []
  for (const field of fields) {
    if (areas.some(({ kind }) => kind === field.kind)) continue
    const area = areaFrom(reading, field, context)
    if (area) areas.push(area)
  }
  return areas
}

/** "120 m2" and "850 sq. ft" name the unit beside the number. */
const besideNumber = /^[\d.,\s]*\d\s*([^\d\s.,]\D{0,30}\d?)$/

function areaFrom(
  reading: Reading,
  { kind, path, mostAt, unit, unitAt, notation }: AreaField,
  { note, settings: { areaUnit } }: MapContext,
): AreaDraft | null {
  const at = elementAt(reading.element, path)
  const beside = besideNumber.exec(at?.text.trim().slice(0, 60) ?? '')?.[1] ?? null
  const value = at ? reading.number(path, { most: 1e10, notation, unit: beside }) : null
  if (!at || !value) return null
  const named = (unitAt ? reading.text(unitAt) : null) ?? beside
  const assumed = unit ?? areaUnit
  const found = named ? unitOfWords(named) : assumed ? { unit: assumed, m2: squareMetresPer[assumed] } : null
  if (!named && !unit && areaUnit) note('area.assumed', at, { field: unitAt ?? path, value: areaUnit })
  if (found) {
    const max = (mostAt && reading.number(mostAt, { most: 1e10, notation })) || 0
    const range = max > value && { max: { value: max, valueM2: max * found.m2 } }
    return { kind, valueM2: value * found.m2, value, unit: found.unit ?? named ?? 'm2', ...range }
  }
  note('area.unit', (unitAt && reading.at(unitAt)) || at, { field: unitAt ?? path, value: named })
  return null
}
