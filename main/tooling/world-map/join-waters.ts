/**
 * main: the map of the world: waters drawn by hand, joined to the surveyed ones
 * of a tile so that no shore runs through them.
 */
import { union } from 'polyclip-ts'

export type Ring = [x: number, y: number][]

/** Polygons of water in whole units, each its outline and its islands; those that touch become one. */
export function joinWaters(surveyed: readonly Ring[][], byHand: readonly Ring[]): Ring[][] {
  const [first, ...rest] = [...surveyed, ...byHand.map((ring) => [ring])]
  if (!first || byHand.length === 0) return [...surveyed]
  return union(first, ...rest).map((polygon) => polygon.map(inWholeUnits).filter((ring) => ring.length > 3))
}

const inWholeUnits = (ring: readonly (readonly [number, number])[]): Ring =>
  ring.map(([x, y]) => [Math.round(x), Math.round(y)])
