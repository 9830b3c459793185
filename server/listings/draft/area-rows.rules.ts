/** listings: pure: an area as its row keeps it, and back. */
import type { Area } from '#contract/vocabulary/common.ts'

/**
 * The columns of an area, here and in whatever reads them; the
 * upper ends may be left out where there are none.
 */
export type AreaColumns = {
  value_m2: number
  source_value: number
  source_unit: string
  value_m2_max?: number | null
  source_value_max?: number | null
}

export const areaColumns = ({ valueM2, value, unit, max }: Area) => ({
  value_m2: valueM2,
  source_value: value,
  source_unit: unit,
  value_m2_max: max?.valueM2 ?? null,
  source_value_max: max?.value ?? null,
})

export function areaOf(row: AreaColumns): Area {
  const { value_m2_max: valueM2, source_value_max: value } = row
  const max = valueM2 && value ? { valueM2, value } : null
  return { valueM2: row.value_m2, value: row.source_value, unit: row.source_unit, ...(max && { max }) }
}
