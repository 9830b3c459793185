/** contract: how long something takes, in the words people read. */

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Whole seconds in the largest unit that says them exactly: `5 minutes`, `1 hour`, `90 seconds`. */
export function durationWords(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1]
  const count = seconds / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
