/** Catalogue, illustrations: how many houses make a terrace, and where they begin. */
import type { Stage } from '../../stage.ts'

export type Range = { units: number; width: number; left: number; right: number }

/** A row of equal houses, centred. */
export function range(
  stage: Stage,
  counts: readonly [number, number],
  widths: readonly [number, number],
): Range {
  const units = stage.house.whole(...counts)
  const width = Math.round(stage.house.between(...widths))
  const left = 480 - (units * width) / 2
  return { units, width, left, right: left + units * width }
}
