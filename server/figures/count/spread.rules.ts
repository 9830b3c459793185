/**
 * figures: pure: durations as counts of steps, which processes can add up; a
 * step is a fourth of an octave, from 0.1 ms on.
 */

const perOctave = 4
const smallest = 0.1
/** Some four months. */
const highest = 140

/** A duration and how often it was seen. */
export type StepCount = { step: number; answers: number }

/** The step a duration belongs to. Every value of it is within 10 % of `middleOf`. */
export const stepOf = (milliseconds: number): number =>
  Math.min(
    highest,
    Math.max(0, Math.round(perOctave * Math.log2(Math.max(smallest, milliseconds) / smallest))),
  )

/** The duration a step stands for, in milliseconds. */
export const middleOf = (step: number): number => smallest * 2 ** (step / perOctave)

/** The duration below or at which this share of answers lies; null where there are none. */
export function shareOf(steps: readonly StepCount[], share: number): number | null {
  const sorted = steps.filter(({ answers }) => answers > 0).toSorted((a, b) => a.step - b.step)
  const total = sorted.reduce((sum, { answers }) => sum + answers, 0)
  let left = Math.ceil(total * share)
  for (const { step, answers } of sorted) {
    left -= answers
    if (left <= 0) return middleOf(step)
  }
  return null
}
