/** ui: pure: where the bars and lines of a chart over time stand, in hundredths of its box. */

export type Series = {
  name: string
  /** One for each step; null where nothing is known. */
  values: readonly (number | null)[]
  /** Bars of a step stand upon one another; lines each for themselves. */
  kind: 'bar' | 'line'
}
export type Tone = 'first' | 'second' | 'third'
export const tones: readonly Tone[] = ['first', 'second', 'third']

/** The next round number (1, 2 or 5 times a power of ten), so that the scale can be read. */
export function roundUp(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((times) => times * power).find((round) => round >= value) ?? value
}

/** The scale: from nothing, or for lines that move little, from just below them. */
export function scaleOf(series: readonly Series[]): { least: number; most: number } {
  const bars = series.filter(({ kind }) => kind === 'bar')
  const lines = series.filter(({ kind }) => kind === 'line')
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  const stacks = Array.from({ length }, (_, step) =>
    bars.reduce((sum, { values }) => sum + (values[step] ?? 0), 0),
  )
  const points = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const highest = Math.max(0, ...stacks, ...points)
  const lowest = bars.length > 0 || points.length === 0 ? 0 : Math.min(...points)
  const spread = highest - lowest
  if (lowest < highest * 0.7 || lowest === 0) return { least: 0, most: roundUp(highest) }
  const unit = roundUp(Math.max(1, spread / 2))
  const least = Math.floor(lowest / unit) * unit
  return { least, most: Math.max(Math.ceil(highest / unit) * unit, least + unit) }
}

export type Bar = { x: number; y: number; width: number; height: number; tone: Tone }

const share = 0.76

/** The bars of all series, those of a step upon one another, the first at the bottom. */
export function barsOf(series: readonly Series[], most: number): Bar[] {
  const bars = series.flatMap((one, index) =>
    one.kind === 'bar' ? [{ ...one, tone: tones[index] ?? 'first' }] : [],
  )
  const steps = bars[0]?.values.length ?? 0
  return Array.from({ length: steps }, (_, step) => {
    let top = 100
    return bars.map(({ values, tone }) => {
      const height = ((values[step] ?? 0) / most) * 100
      top -= height
      return {
        x: ((step + (1 - share) / 2) / steps) * 100,
        y: top,
        width: (share / steps) * 100,
        height,
        tone,
      }
    })
  })
    .flat()
    .filter(({ height }) => height > 0)
}

type Range = { least: number; most: number }

/** Where a value of a step stands. */
function placing(steps: number, { least, most }: Range): (step: number, value: number) => string {
  const last = Math.max(1, steps - 1)
  return (step, value) =>
    `${((step / last) * 100).toFixed(2)} ${(100 - ((value - least) / (most - least)) * 100).toFixed(2)}`
}

/** The last value that is known, as a point. */
export function endOf(values: readonly (number | null)[], scale: Range): string {
  const step = values.findLastIndex((value) => value !== null)
  return step < 0 ? '' : `M${placing(values.length, scale)(step, values[step] ?? 0)}h0`
}

/** A path with gaps where nothing is known; a point that stands alone is a short stroke. */
export function lineOf(values: readonly (number | null)[], { least, most }: Range): string {
  const place = placing(values.length, { least, most })
  let path = ''
  let isDrawing = false
  for (const [step, value] of values.entries()) {
    if (value === null) {
      isDrawing = false
      continue
    }
    const isAlone = !isDrawing && (values[step + 1] ?? null) === null
    path += `${isDrawing ? 'L' : 'M'}${place(step, value)}${isAlone ? 'h0.6' : ''}`
    isDrawing = true
  }
  return path
}
