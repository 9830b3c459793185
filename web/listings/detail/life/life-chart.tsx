/**
 * web/listings: the life line as a chart: steps of asking prices over a
 * bar of states; lines in SVG, words in HTML.
 */
import { useMemo } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import {
  across,
  chartOf,
  frameFor,
  narrowFrame,
  wideFrame,
  type Frame,
  type LifeChart as Chart,
  type Line,
} from './life-geometry.ts'
import { lineLabels, timeLabels, type Label } from './life-labels.ts'
import type { Stretch } from './life-line.ts'
import { speechFor } from './life-speech.ts'
import styles from './life.module.css'

type Props = { stretches: readonly Stretch[]; isRent: boolean }

/** Both widths are drawn, and the style sheet shows the one that fits; so it needs no script. */
export function LifeChart({ stretches, isRent }: Props) {
  return (
    <div className={styles.lifeline}>
      <OneWidth
        stretches={stretches}
        frame={wideFrame}
        className={classNames(styles.lifelineSheet, styles.lifelineWide)}
      />
      <OneWidth
        stretches={stretches}
        frame={narrowFrame}
        className={classNames(styles.lifelineSheet, styles.lifelineNarrow)}
      />
      <Key stretches={stretches} isRent={isRent} />
    </div>
  )
}

/** Rem of a letter at the scale: its column is as wide as the longest word, whatever the language. */
const letterWidth = 0.46

function OneWidth({
  stretches,
  frame: full,
  className,
}: {
  stretches: readonly Stretch[]
  frame: Frame
  className: string
}) {
  const format = useFormat()
  const { chart, frame, labels } = useMemo(() => {
    const frame = frameFor(stretches, full)
    const chart = chartOf(stretches, frame)
    const speech = speechFor(format)
    return {
      chart,
      frame,
      labels: [
        ...lineLabels(stretches, chart, frame, speech),
        ...timeLabels(stretches, chart, frame, speech),
      ],
    }
  }, [stretches, full, format])
  const ticks = chart.ticks.map(({ amount, y }) => ({
    y,
    text: format.short({ amount, currency: chart.currency }),
  }))
  const ticksWidth =
    ticks.length === 0 ? 0 : Math.max(3.25, ...ticks.map(({ text }) => text.length * letterWidth))
  return (
    <div
      className={classNames(className, 'left-to-right num')}
      style={{ height: frame.height, '--ticks': `${ticksWidth}rem` } as object}
      aria-hidden="true"
    >
      {ticks.map(({ text, y }) => (
        <span key={text} className={styles.lifelineTick} style={{ top: y }}>
          {text}
        </span>
      ))}
      <div className={styles.lifelinePlot}>
        <Lines chart={chart} frame={frame} />
        {labels.map((label) => (
          <Words key={label.key} label={label} />
        ))}
      </div>
    </div>
  )
}

function Words({ label: { text, x, top, align, tone } }: { label: Label }) {
  return (
    <span
      className={styles.lifelineWords}
      data-align={align}
      data-tone={tone}
      style={{ left: `${(x / across) * 100}%`, top }}
    >
      {text}
    </span>
  )
}

const path = (lines: readonly Line[]) =>
  lines
    .map(({ x1, y1, x2, y2 }) => `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`)
    .join('')

const dot = ({ x, y }: { x: number; y: number }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`

/** Strokes do not scale, so dots are strokes of no length with round ends. */
function Lines({ chart, frame }: { chart: Chart; frame: Frame }) {
  const grid = chart.ticks.map(({ y }) => ({ x1: 0, y1: y, x2: across, y2: y }))
  const turns = chart.dots
    .filter(({ isNow }) => !isNow)
    .map(dot)
    .join('')
  const now = chart.dots
    .filter(({ isNow }) => isNow)
    .map(dot)
    .join('')
  return (
    <svg viewBox={`0 0 ${across} ${frame.height}`} preserveAspectRatio="none" focusable="false">
      <path className={styles.grid} d={path(grid)} />
      <path className={styles.gap} d={path(chart.gaps)} />
      <path className={styles.stretch} d={path([...chart.steps, ...chart.rises])} />
      <path className={styles.fell} d={path(chart.falls)} />
      {chart.spans.map(({ from, to, state }) => (
        <path
          key={`${from} ${state}`}
          className={styles.span}
          data-state={state}
          d={`M${from.toFixed(1)} ${frame.bar + 3}H${to.toFixed(1)}`}
        />
      ))}
      <path className={classNames(styles.dot, styles.dotEdge)} d={turns} />
      <path className={styles.dot} d={turns} />
      <path className={classNames(styles.dot, styles.dotNow)} d={now} />
    </svg>
  )
}

/** Only the marks that occur in this chart. */
function Key({ stretches, isRent }: { stretches: readonly Stretch[]; isRent: boolean }) {
  const has = (state: Stretch['state']) => stretches.some((one) => one.state === state)
  const fell = stretches.some((one, index) => {
    const before = stretches[index - 1]
    return before?.currency === one.currency && (before?.amount ?? 0) > (one.amount ?? Infinity)
  })
  return (
    <p className={styles.key} aria-hidden="true">
      {has('market') && (
        <span>
          <i />
          {isRent ? 'To let' : 'For sale'}
        </span>
      )}
      {has('offer') && (
        <span>
          <i className={styles.keyOffer} />
          Under offer
        </span>
      )}
      {has('off') && (
        <span>
          <i className={styles.keyOff} />
          Not on the market
        </span>
      )}
      {fell && (
        <span>
          <i className={styles.keyFall} />
          Price reduced
        </span>
      )}
    </p>
  )
}
