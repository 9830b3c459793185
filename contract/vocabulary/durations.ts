/** contract: how long something takes, in the words people read. */
import { daySeconds, hourSeconds } from '#contract/vocabulary/spans.ts'

const units: readonly [seconds: number, say: (count: number) => string][] = [
  [daySeconds, (count) => (count === 1 ? `${count} day` : `${count} days`)],
  [hourSeconds, (count) => (count === 1 ? `${count} hour` : `${count} hours`)],
  [60, (count) => (count === 1 ? `${count} minute` : `${count} minutes`)],
]
const second = (count: number) => (count === 1 ? `${count} second` : `${count} seconds`)

/** Whole seconds in the largest unit that says them exactly: `5 minutes`, `1 hour`, `90 seconds`. */
export function durationWords(seconds: number): string {
  const [size, say] = units.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, second]
  return say(seconds / size)
}
