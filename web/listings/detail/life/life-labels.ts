/** web/listings: the words on the life line's chart, placed so that none covers another. */
import { across, type Frame, type LifeChart } from './life-geometry.ts'
import type { Stretch } from './life-line.ts'

export type LabelTone = 'value' | 'note' | 'drop' | 'time'

/** `x` in thousandths of the plot, `top` in pixels; `align` says which end of the words stands at `x`. */
export type Label = {
  key: string
  text: string
  x: number
  top: number
  align: 'start' | 'middle' | 'end'
  tone: LabelTone
}

/** How the chart's words are made; times in milliseconds, amounts in minor units. */
export type Speech = {
  money: (amount: number, currency: string) => string
  less: (amount: number, currency: string) => string
  month: (time: number, withYear: boolean) => string
  year: (time: number) => string
  length: (from: number, to: number) => string
  today: string
  state: (stretch: Stretch, before: Stretch | undefined) => string | null
}

/** A wish for a label: the first of its places that is free gets it; wishes come in order of weight. */
type Wish = {
  key: string
  text: string
  tone: LabelTone
  places: readonly Pick<Label, 'x' | 'top' | 'align'>[]
}
type Box = { left: number; right: number; top: number; bottom: number }

const letter: Record<LabelTone, number> = { value: 8.2, note: 6.4, drop: 7, time: 6.4 }
const lineHeight = 16

function boxOf(label: Label, frame: Frame): Box {
  const x = (label.x / across) * frame.width
  const width = label.text.length * letter[label.tone]
  const left = label.align === 'start' ? x : label.align === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: label.top, bottom: label.top + lineHeight }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right + 6 && b.left < a.right + 6 && a.top < b.bottom && b.top < a.bottom

/** Within the width, and not on the bar of states. */
const isInside = ({ left, right, top, bottom }: Box, { width, bar }: Frame) =>
  left >= -2 && right <= width + 10 && (bottom <= bar || top >= bar)

/** Gives each wish the first place where it covers no earlier one and stays inside the frame. */
export function place(wishes: readonly Wish[], frame: Frame): Label[] {
  const placed: Label[] = []
  const boxes: Box[] = []
  for (const { key, text, tone, places } of wishes) {
    for (const spot of places) {
      const label = { key, text, tone, ...spot }
      const box = boxOf(label, frame)
      if (!isInside(box, frame) || boxes.some((other) => overlap(box, other))) continue
      placed.push(label)
      boxes.push(box)
      break
    }
  }
  return placed
}

/** With more falls than this, words beside one of them would cover others. */
const mostFalls = 10

type Turn = { one: Stretch; before: Stretch | undefined; x: number; y: number | null }

/** Every stretch with the one before it and the point where it begins. */
function turnsOf(stretches: readonly Stretch[], { x, y, currency }: LifeChart): Turn[] {
  return stretches.map((one, index) => ({
    one,
    before: stretches[index - 1],
    x: x(one.from),
    y: one.amount === null || one.currency !== currency ? null : y(one.amount),
  }))
}

/**
 * Prices, drops and states along the line: the price now, the first price, prices after an absence, the rest.
 */
export function lineLabels(
  stretches: readonly Stretch[],
  chart: LifeChart,
  frame: Frame,
  speech: Speech,
): Label[] {
  const turns = turnsOf(stretches, chart)
  const shown = turns.filter(({ one, y }) => y !== null && one.state !== 'off')
  const back = shown.filter(({ before }) => before?.state === 'off')
  const isFlat = new Set(shown.map(({ one }) => one.amount)).size < 2
  return place(
    [
      ...shown.slice(-1).map((turn) => lastPrice(turn, chart, speech)),
      ...[...new Set(isFlat ? [] : [...shown.slice(0, 1), ...back])].map((turn) => firstPrice(turn, speech)),
      ...(chart.falls.length > mostFalls ? [] : turns.flatMap((turn) => dropWish(turn, speech)).slice(-1)),
      ...(frame.isRoomy ? turns.flatMap((turn) => stateWish(turn, chart, frame, speech)) : []),
    ],
    frame,
  )
}

const priceWords = ({ one }: Turn, speech: Speech) => speech.money(one.amount ?? 0, one.currency)

function lastPrice(turn: Turn, chart: LifeChart, speech: Speech): Wish {
  const x = chart.x(turn.one.to)
  const align = x > across * 0.94 ? 'end' : 'start'
  const places = [12, -28].map((by) => ({ x, top: (turn.y ?? 0) + by, align }) as const)
  return { key: `now${turn.one.to}`, text: priceWords(turn, speech), tone: 'value', places }
}

function firstPrice(turn: Turn, speech: Speech): Wish {
  const places = [-28, 12].map((by) => ({ x: turn.x, top: (turn.y ?? 0) + by, align: 'start' }) as const)
  return { key: `first${turn.one.from}`, text: priceWords(turn, speech), tone: 'value', places }
}

/** How much a price fell, beside the fall. */
function dropWish({ one, before, x, y }: Turn, speech: Speech): Wish[] {
  const was = before?.amount ?? null
  const now = one.amount
  if (was === null || now === null || y === null || now >= was) return []
  if (before?.currency !== one.currency || before.state === 'off' || one.state === 'off') return []
  const places = [
    { x: x + 8, top: y - 22, align: 'start' },
    { x: x - 8, top: y - 8, align: 'end' },
  ] as const
  return [{ key: `drop${one.from}`, text: speech.less(was - now, one.currency), tone: 'drop', places }]
}

/** What became of the home: above or below the line, or after its last point when it left the market. */
function stateWish({ one, before, x, y }: Turn, chart: LifeChart, frame: Frame, speech: Speech): Wish[] {
  const text = before?.status === one.status ? null : speech.state(one, before)
  if (!text) return []
  const was =
    before && before.amount !== null && before.currency === chart.currency ? chart.y(before.amount) : null
  const height = (one.state === 'off' ? was : y) ?? frame.bottom - 20
  const align = x < across * 0.06 ? 'start' : x > across * 0.94 ? 'end' : 'middle'
  const around = [12, -26].map((by) => ({ x, top: height + by, align }) as const)
  const after = [-8, 10].map((by) => ({ x: x + 14, top: height + by, align: 'start' }) as const)
  return [
    {
      key: `state${one.from}`,
      text,
      tone: 'note',
      places: one.state === 'off' ? [...after, ...around] : around,
    },
  ]
}

/**
 * Months below the bar: the ends, absences with their length, turns of state, and prices where there is room.
 */
export function timeLabels(
  stretches: readonly Stretch[],
  chart: LifeChart,
  frame: Frame,
  speech: Speech,
): Label[] {
  const [first] = stretches
  if (!first) return []
  const row = frame.bar + 16
  const yearBefore = (time: number) =>
    new Date(stretches.findLast(({ from }) => from < time)?.from ?? first.from).getUTCFullYear()
  const month = (time: number, align: Label['align'], weight: number): Weighed => ({
    weight,
    wish: {
      key: `t${time}`,
      text: speech.month(time, new Date(time).getUTCFullYear() !== yearBefore(time)),
      tone: 'time',
      places: [{ x: chart.x(time), top: row, align }],
    },
  })
  const spans = chart.spans.flatMap(({ begins, ends, from, to, squeezed, state }, index): Weighed[] => {
    const isOff = state === 'off'
    const length = {
      key: `l${begins}`,
      text: speech.length(begins, ends),
      tone: 'time',
      places: [{ x: (from + to) / 2, top: row + 16, align: 'middle' }],
    } as const
    return [
      ...(index > 0
        ? [
            month(
              begins,
              isOff ? 'end' : chart.spans[index - 1]?.state === 'off' ? 'start' : 'middle',
              isOff || chart.spans[index - 1]?.state === 'off' ? 1 : 2,
            ),
          ]
        : []),
      ...(squeezed ? [{ weight: 1, wish: length }] : []),
    ]
  })
  const turns = new Set(chart.spans.map(({ begins }) => begins))
  const prices = stretches.filter(({ from }) => !turns.has(from)).map(({ from }) => month(from, 'middle', 3))
  const marks = prices.length > mostMonths ? yearMarks(stretches, chart, row, speech) : prices
  return place(
    [
      {
        key: 'first',
        text: speech.month(first.from, true),
        tone: 'time',
        places: [{ x: 0, top: row, align: 'start' }],
      },
      { key: 'today', text: speech.today, tone: 'time', places: [{ x: across, top: row, align: 'end' }] },
      ...[...spans, ...marks].toSorted((one, other) => one.weight - other.weight).map(({ wish }) => wish),
    ],
    frame,
  )
}

/** With more changes than this, years are marked instead of months. */
const mostMonths = 8

function yearMarks(stretches: readonly Stretch[], chart: LifeChart, row: number, speech: Speech): Weighed[] {
  const first = stretches[0]
  const last = stretches.at(-1)
  if (!first || !last) return []
  const from = new Date(first.from).getUTCFullYear() + 1
  const years = Array.from({ length: new Date(last.to).getUTCFullYear() - from + 1 }, (_, index) =>
    Date.UTC(from + index, 0, 1),
  )
  return years.map((time) => ({
    weight: 3,
    wish: {
      key: `y${time}`,
      text: speech.year(time),
      tone: 'time',
      places: [{ x: chart.x(time), top: row, align: 'middle' }],
    },
  }))
}

type Weighed = { weight: number; wish: Wish }
