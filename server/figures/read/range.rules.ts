/**
 * figures: pure: a span of hours or days that ends now, its steps, and the span before up to the same hour.
 */
import type { FigureDays } from '#contract/figures/figure-names.ts'
import { hourMs } from '#contract/vocabulary/spans.ts'

const dayMs = 24 * hourMs

export type Range = {
  step: 'hour' | 'day'
  /** The first moment, and the one after the last; whole hours. */
  from: Date
  until: Date
  /** The span before, up to the same hour of its last day. */
  before: { from: Date; until: Date }
  /** Where each step begins. */
  steps: Date[]
}

/** A day is the last 24 hours, several are days of UTC of which today is the last. */
export function rangeOf(days: FigureDays, now: Date): Range {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs
  const until = hour + hourMs
  const isDay = days === '1'
  const length = Number(days)
  const from = isDay ? until - dayMs : Math.floor(hour / dayMs) * dayMs - (length - 1) * dayMs
  const stepMs = isDay ? hourMs : dayMs
  const steps = Array.from({ length: isDay ? 24 : length }, (_, index) => new Date(from + index * stepMs))
  return {
    step: isDay ? 'hour' : 'day',
    from: new Date(from),
    until: new Date(until),
    before: { from: new Date(from - length * dayMs), until: new Date(until - length * dayMs) },
    steps,
  }
}

/** The place of a moment among the steps of a range. */
export const stepIndex = ({ step, from }: Range, at: Date): number =>
  Math.floor((at.getTime() - from.getTime()) / (step === 'hour' ? hourMs : dayMs))
