/**
 * web/listings: where everything on the life line's chart lies. Across
 * in thousandths of the plot, down in pixels.
 */
import type { Stretch } from './life-line.ts'

/** Pixels from the top: the highest and lowest line of the plot, the bar below it, the words below that. */
export type Frame = {
  top: number
  bottom: number
  bar: number
  height: number
  /** Pixels the plot is likely to have; only for keeping words apart. */
  width: number
  /** Whether there is room for what happened beside what it cost. */
  isRoomy: boolean
}

export const wideFrame: Frame = { top: 54, bottom: 278, bar: 288, height: 340, width: 660, isRoomy: true }
export const narrowFrame: Frame = { top: 47, bottom: 218, bar: 228, height: 280, width: 290, isRoomy: false }

/** Width of the plot in the chart's own unit. */
export const across = 1000

/** A life with one price or none needs no scale, so its chart is low. */
const lowFrame = { top: 44, bottom: 60, bar: 82, height: 136 }
const silentFrame = { top: 0, bottom: 1, bar: 8, height: 62 }

const pricesOf = (stretches: readonly Stretch[], currency: string): number[] => [
  ...new Set(stretches.flatMap((one) => (hasHeight(one, currency) ? [one.amount] : []))),
]

/** The frame for as many prices as a life has. */
export function frameFor(stretches: readonly Stretch[], frame: Frame): Frame {
  const { length } = pricesOf(stretches, currencyOf(stretches))
  return length > 1 ? frame : { ...frame, ...(length === 1 ? lowFrame : silentFrame) }
}

/** The line is drawn in the last currency that a price was asked in. */
const currencyOf = (stretches: readonly Stretch[]): string =>
  stretches.findLast(({ amount }) => amount !== null)?.currency ?? stretches.at(-1)?.currency ?? ''

export type Line = { x1: number; y1: number; x2: number; y2: number }
/** A stretch of one state, whatever its prices; times in milliseconds. */
export type Span = {
  from: number
  to: number
  state: Stretch['state']
  begins: number
  ends: number
  squeezed: boolean
}
export type Dot = { x: number; y: number; isNow: boolean }

export type LifeChart = {
  /** Amounts in minor units with their height. */
  ticks: { amount: number; y: number }[]
  steps: Line[]
  falls: Line[]
  rises: Line[]
  /** Off the market, from the last price before to the first after. */
  gaps: Line[]
  spans: Span[]
  dots: Dot[]
  /** The currency the line is drawn in. */
  currency: string
  x: (time: number) => number
  y: (amount: number) => number
}

/** The share of the width that time off the market may take, each time. */
const mostOff = 0.16

/** Time to scale while on the market; long absences are squeezed, because nothing happens in them. */
function timeScale(stretches: readonly Stretch[]): {
  x: (time: number) => number
  squeezed: ReadonlySet<Stretch>
} {
  const onMarket = stretches.reduce(
    (sum, { from, to, state }) => (state === 'off' ? sum : sum + to - from),
    0,
  )
  const longest = onMarket > 0 ? onMarket * mostOff * 1.2 : Infinity
  const squeezed = new Set(stretches.filter(({ from, to, state }) => state === 'off' && to - from > longest))
  const lengths = stretches.map((one) => (squeezed.has(one) ? longest : one.to - one.from))
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
  const starts: number[] = []
  let sum = 0
  for (const length of lengths) {
    starts.push((sum / whole) * across)
    sum += length
  }
  const x = (time: number): number => {
    const at = stretches.findLastIndex(({ from }) => time >= from)
    const stretch = stretches[at]
    const start = starts[at] ?? 0
    const length = lengths[at] ?? 0
    if (!stretch || stretch.to === stretch.from) return time <= (stretches[0]?.from ?? 0) ? 0 : start
    const share = Math.min(1, (time - stretch.from) / (stretch.to - stretch.from))
    return start + (share * length * across) / whole
  }
  return { x, squeezed }
}

/** Steps of 1, 2, 2.5 or 5 times a power of ten, at most six of them, that hold every amount. */
export function amountTicks(amounts: readonly number[]): number[] {
  const least = Math.min(...amounts)
  const most = Math.max(...amounts)
  const span = Math.max(most - least, most * 0.08, 1)
  const raw = span / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * ([1, 2, 2.5, 5, 10].find((times) => times * power >= raw) ?? 10)
  const first = Math.max(0, Math.floor((least - step * 0.2) / step) * step)
  const ticks: number[] = []
  for (let at = first; ticks.length < 2 || (ticks.at(-1) ?? 0) < most; at += step) ticks.push(at)
  return ticks
}

const hasHeight = (one: Stretch | undefined, currency: string): one is Stretch & { amount: number } =>
  one !== undefined && one.amount !== null && one.currency === currency

/** The chart of a home's life. Amounts asked in another currency than the last one asked have no height. */
export function chartOf(stretches: readonly Stretch[], frame: Frame): LifeChart {
  const { x, squeezed } = timeScale(stretches)
  const currency = currencyOf(stretches)
  const prices = pricesOf(stretches, currency)
  const ticks = prices.length > 1 ? amountTicks(prices) : []
  const least = ticks[0] ?? 0
  const most = ticks.at(-1) ?? 2 * (prices[0] ?? 1)
  const y = (amount: number) =>
    frame.bottom - ((amount - least) / (most - least)) * (frame.bottom - frame.top)
  return {
    ticks: ticks.map((amount) => ({ amount, y: y(amount) })),
    ...linesOf(stretches, currency, x, y),
    spans: spansOf(stretches, x, squeezed),
    dots: dotsOf(stretches, currency, x, y),
    currency,
    x,
    y,
  }
}

type Scale = (value: number) => number

function spansOf(stretches: readonly Stretch[], x: Scale, squeezed: ReadonlySet<Stretch>): Span[] {
  const spans: Span[] = []
  for (const one of stretches) {
    const last = spans.at(-1)
    if (last?.state === one.state && !last.squeezed && !squeezed.has(one))
      Object.assign(last, { to: x(one.to), ends: one.to })
    else
      spans.push({
        from: x(one.from),
        to: x(one.to),
        state: one.state,
        begins: one.from,
        ends: one.to,
        squeezed: squeezed.has(one),
      })
  }
  return spans
}

type Lines = Pick<LifeChart, 'steps' | 'falls' | 'rises' | 'gaps'>

function linesOf(stretches: readonly Stretch[], currency: string, x: Scale, y: Scale): Lines {
  const lines: Lines = { steps: [], falls: [], rises: [], gaps: [] }
  let last: (Stretch & { amount: number }) | null = null
  for (const one of stretches) {
    if (one.state === 'off' || !hasHeight(one, currency)) continue
    const from = x(one.from)
    const height = y(one.amount)
    if (last && last.to < one.from)
      lines.gaps.push({ x1: x(last.to), y1: y(last.amount), x2: from, y2: height })
    else if (last && last.amount !== one.amount) {
      lines[one.amount < last.amount ? 'falls' : 'rises'].push({
        x1: from,
        y1: y(last.amount),
        x2: from,
        y2: height,
      })
    }
    lines.steps.push({ x1: from, y1: height, x2: x(one.to), y2: height })
    last = one
  }
  return lines
}

/** More dots than this would hide the line they stand on. */
const mostDots = 24

function dotsOf(stretches: readonly Stretch[], currency: string, x: Scale, y: Scale): Dot[] {
  const dots: Dot[] = []
  const put = (time: number, amount: number, isNow = false) => dots.push({ x: x(time), y: y(amount), isNow })
  stretches.forEach((one, index) => {
    const before = stretches[index - 1]
    if (one.state === 'off') {
      if (hasHeight(before, currency)) put(before.to, before.amount)
    } else if (hasHeight(one, currency) && one.state !== before?.state) put(one.from, one.amount)
  })
  const last = stretches.at(-1)
  const shown = dots.length > mostDots ? dots.filter((_, index) => index === 0) : dots
  if (last && last.state !== 'off' && hasHeight(last, currency))
    shown.push({ x: x(last.to), y: y(last.amount), isNow: true })
  return shown
}
