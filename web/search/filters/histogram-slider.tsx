/** web/search: how many homes there are at each price or size, over a slider with two handles. Needs script; the inputs below do not. */
import { Suspense } from 'react'
import { useOpened } from '#web/ui/disclosure.tsx'
import type { Histogram } from '#contract/search/search.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import styles from './histogram-slider.module.css'

// The slider is large and shows itself only in an open panel.
const Slider = lazyPart(() => import('#web/ui/forms/slider.tsx'), 'Slider')

type Props = {
  histogram: Histogram
  /** Values of the inputs; null where there is no limit. */
  least: number | null
  most: number | null
  labels: readonly [string, string]
  say: (value: number) => string
  onChange: (least: number | null, most: number | null) => void
}

export function HistogramSlider({ histogram: { edges, counts }, least, most, labels, say, onChange }: Props) {
  const hydrated = useHydrated()
  const opened = useOpened()
  const last = edges.length - 1
  const from = least === null ? 0 : stepOf(edges, least)
  const to = most === null ? last : stepOf(edges, most)
  const valueAt = (bin: number): number | null => {
    const edge = edges[Math.round(bin)]
    return edge === undefined ? null : humane(edge)
  }
  const tallest = Math.max(1, ...counts)
  return (
    <div className={styles.histogramSlider}>
      <svg
        className={styles.histogram}
        viewBox={`0 0 ${counts.length * 10} 88`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map((count, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / tallest) * 88)
          const inside = index >= Math.floor(from) && index < Math.ceil(to)
          return (
            <rect
              key={edges[index]}
              className={inside ? styles.in : undefined}
              x={index * 10 + 1}
              y={88 - height}
              width="8"
              height={height}
            />
          )
        })}
      </svg>
      {hydrated && opened ? (
        <Suspense fallback={<div className={styles.track} />}>
          <Slider
            values={[from, to]}
            min={0}
            max={last}
            labels={labels}
            say={(bin) => say(valueAt(bin) ?? 0)}
            onChange={([low = 0, high = last]) =>
              onChange(low <= 0 ? null : valueAt(low), high >= last ? null : valueAt(high))
            }
          />
        </Suspense>
      ) : (
        <div className={styles.track} />
      )}
    </div>
  )
}

/** Two figures, as people name a limit: 2,511,886 → 2,500,000. Edges lie further apart than that. */
export const humane = (edge: number): number => Number(edge.toPrecision(2))

/** The handle's place: on its step when the slider itself made the value, else between two. */
const stepOf = (edges: readonly number[], value: number): number => {
  const step = edges.findIndex((edge) => humane(edge) === value)
  return step === -1 ? binOf(edges, value) : step
}

/** Where a value lies among the edges, as a number of bins with a fraction. */
export function binOf(edges: readonly number[], value: number): number {
  const above = edges.findIndex((edge) => edge > value)
  if (above === -1) return edges.length - 1
  if (above === 0) return 0
  const low = edges[above - 1] ?? 0
  const high = edges[above] ?? 0
  return above - 1 + (value - low) / (high - low || 1)
}

/** The value below which half of the homes are; null without homes. */
export function medianOf({ edges, counts }: Histogram): number | null {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  if (half === 0) return null
  let passed = 0
  for (const [index, count] of counts.entries()) {
    if (passed + count >= half) {
      const low = edges[index] ?? 0
      const high = edges[index + 1] ?? 0
      return low + ((half - passed) / count) * (high - low)
    }
    passed += count
  }
  return edges.at(-1) ?? null
}
