/** feeds: areas as records state them: a number, and a unit that is said or fixed by the format. */
import type { AreaKind } from '#contract/vocabulary/vocabulary.ts'
import type { AreaDraft } from '#server/listings/index.ts'
import { elementAt, type Element } from '../../records/record.ts'
import { readArea, type AreaText } from '../words/area-text.rules.ts'
import type { MapContext } from '../format.ts'
import type { Notation } from '../numbers.rules.ts'
import type { Reading } from '../reading.ts'
import { unitOfWords } from '../words/units.rules.ts'

export type AreaField = {
  kind: AreaKind
  path: string
  /** Where the upper end of a range stands. */
  mostAt?: string
  /**
   * A word for the format's unit, for records that name none; without it,
   * an area without unit is left out and told.
   */
  unit?: string
  /** Where the record names the unit. */
  unitAt?: string
  notation?: Notation
}

/** More than this no area has, in any unit. */
const most = 1e10
/** Square metres; less than that is no home. */
const smallest = 10

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

/** One area; null where none is said, and with a note where it cannot be read. */
export function areaFrom(reading: Reading, field: AreaField, context: MapContext): AreaDraft | null {
  const { kind, path, mostAt, notation = 'decimal' } = field
  const at = elementAt(reading.element, path)
  const said = at?.text.trim() ? readArea(at.text, notation) : null
  if (!at || !isStated(said, at, path, context)) return null
  const unit = unitFrom(reading, { ...field, at, beside: said.unit }, context)
  if (!unit) return null
  const value = plausible(said.value, at, { notation, m2: unit.m2, path }, context)
  const max = said.max ?? ((mostAt && reading.number(mostAt, { most, notation })) || 0)
  const range = max > value && { max: { value: max, valueM2: max * unit.m2 } }
  return { kind, valueM2: value * unit.m2, value, unit: unit.name, ...range }
}

type Judged = { notation: Notation; m2: number; path: string }

/**
 * Nobody measures a square metre to its thousandths: `1.250` square
 * metres are a thousand and more, as in Germany.
 */
function plausible(value: number, at: Element, { notation, m2, path }: Judged, { note }: MapContext): number {
  const isThousands =
    notation === 'decimal' && value * m2 < smallest && /^\d{1,2}\.\d{3}(?!\d)/.test(at.text.trim())
  if (isThousands) note('number.ambiguous', at, { field: path, value: at.text.trim() })
  return isThousands ? value * 1_000 : value
}

/** Whether an area is said at all; what cannot be one is noted. */
function isStated(said: AreaText | null, at: Element, field: string, { note }: MapContext): said is AreaText {
  const value = at.text.trim()
  if (value === '' || said?.value === 0) return false
  const isBelievable = said !== null && said.value > 0 && (said.max ?? said.value) <= most
  if (!said) note('number.unreadable', at, { field, value })
  else if (!isBelievable) note('number.implausible', at, { field, value })
  else if (said.ambiguous) note('number.ambiguous', at, { field, value })
  return isBelievable
}

type Asked = AreaField & {
  at: Element
  /** The unit that stands beside the number. */
  beside: string | null
}

/**
 * The unit beside the number, else in its own field, else of the format,
 * else of the feed; two that differ are none.
 */
function unitFrom(
  reading: Reading,
  { path, unit, unitAt, at, beside }: Asked,
  { note, settings: { areaUnit } }: MapContext,
): { name: string; m2: number } | null {
  const apart = unitAt ? reading.text(unitAt) : null
  const near = beside ? unitOfWords(beside) : null
  const far = apart ? unitOfWords(apart) : null
  const named = beside ?? apart
  const field = unitAt ?? path
  const differ = near && far && Math.abs(near.m2 - far.m2) > 1e-9
  if (differ || (named && !(near ?? far)) || (beside && !near)) {
    note('area.unit', (unitAt && reading.at(unitAt)) || at, {
      field,
      value: differ ? `${beside}, ${apart}` : named,
    })
    return null
  }
  if (!named && !unit && areaUnit) note('area.assumed', at, { field, value: areaUnit })
  const words = named ?? unit ?? areaUnit
  const found = near ?? far ?? (words ? unitOfWords(words) : null)
  if (found) return { name: found.unit ?? words ?? 'm2', m2: found.m2 }
  note('area.unit', (unitAt && reading.at(unitAt)) || at, { field, value: named })
  return null
}
