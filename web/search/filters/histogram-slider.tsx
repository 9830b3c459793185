/**
 * web/search: how many homes there are at each price or size, over a slider with two
 * handles. Needs script; the inputs below do not.
 */
import { Suspense } from 'react'
import { useOpened } from '#web/ui/disclosure.tsx'
import type { Histogram } from '#contract/search/search.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import styles from './histogram-slider.module.css'
import { limitSteps, placeOf } from './limit-steps.ts'

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
  const steps = limitSteps(edges)
  const last = steps.length - 1
  const from = least === null ? 0 : placeOf(steps, least)
  const to = most === null ? last : placeOf(steps, most)
  const valueAt = (place: number): number | null => steps[Math.round(place)] ?? null
  const places = edges.map((edge) => placeOf(steps, edge))
  const tallest = Math.max(1, ...counts)
  return (
    <div className={styles.histogramSlider}>
      <svg
        className={styles.histogram}
        viewBox={`0 0 ${last * 10} 88`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map((count, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / tallest) * 88)
          const start = places[index] ?? 0
          const end = places[index + 1] ?? last
          return (
            <rect
              key={edges[index]}
              className={start < to && end > from ? styles.in : undefined}
              x={start * 10 + 1}
              y={88 - height}
              width={Math.max(1, (end - start) * 10 - 2)}
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
            say={(place) => say(valueAt(place) ?? 0)}
            onChange={([low = 0, high = last]) =>
              // A handle that was not moved keeps what was typed, which may lie between two steps.
              onChange(
                low === from ? least : low <= 0 ? null : valueAt(low),
                high === to ? most : high >= last ? null : valueAt(high),
              )
            }
          />
        </Suspense>
      ) : (
        <div className={styles.track} />
      )}
    </div>
  )
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
