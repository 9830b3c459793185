/** contract: units of area, without the parser. */

export const areaUnits = ['m2', 'sqft', 'ac', 'ha'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** Square metres in one unit. International foot and acre: exact by definition. */
export const squareMetresPer: Record<AreaUnit, number> = { m2: 1, sqft: 0.09290304, ac: 4046.8564224, ha: 10_000 }
