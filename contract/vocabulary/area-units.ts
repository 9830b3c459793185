/** contract: units of area, without the parser. */

export const areaUnits = ['m2', 'sqft', 'ac', 'ha'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** Square metres in one unit. International foot and acre: exact by definition. */
export const squareMetresPer: Record<AreaUnit, number> = {
  m2: 1,
  sqft: 0.09290304,
  ac: 4046.8564224,
  ha: 10_000,
}

const squareFeetPer = new Map<string, number>([
  ['m2', 10.7639],
  ['ac', 43_560],
  ['ha', 107_639],
])

/**
 * Square feet by the specification's factors: any other unit counts as
 * square feet, and what is no number gives 0.
 */
export function toSquareFeet(value: unknown, unit: string): number {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN)
  return Number.isFinite(number) ? number * (squareFeetPer.get(unit) ?? 1) : 0
}
