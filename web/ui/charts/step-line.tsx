/**
 * ui: a small step chart: flat while a value holds, a fall in clay, the last point
 * marked. Decorative: say the values beside it.
 */
import './spark.css'

type Step = { at: string; amount: number }

const box = { width: 150, height: 44, pad: 4 }

/** `steps` oldest first; `until` (ISO 8601) is where the last value still holds. */
export function StepLine({ steps, until }: { steps: readonly Step[]; until: string }) {
  const points = place(steps, until)
  const last = points.at(-1)
  if (!last) return null
  return (
    <svg
      className="spark"
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      {points.map((point, index) => {
        const next = points[index + 1]
        if (!next) return null
        return (
          <g key={point.x}>
            <path className="flat" d={`M${point.x} ${point.y}H${next.x}`} />
            <path className={next.y > point.y ? 'fall' : 'flat'} d={`M${next.x} ${point.y}V${next.y}`} />
          </g>
        )
      })}
      <circle className="end-dot" cx={last.x} cy={last.y} r="4" />
    </svg>
  )
}

function place(steps: readonly Step[], until: string) {
  const first = steps[0]
  const lastStep = steps.at(-1)
  if (!first || !lastStep) return []
  const start = Date.parse(first.at)
  const end = Math.max(Date.parse(until), Date.parse(lastStep.at) + 1)
  const amounts = steps.map((step) => step.amount)
  const least = Math.min(...amounts)
  const most = Math.max(...amounts)
  const x = (at: string) =>
    round(box.pad + ((Date.parse(at) - start) / (end - start)) * (box.width - 2 * box.pad))
  const y = (amount: number) =>
    round(box.pad + ((most - amount) / (most - least || 1)) * (box.height - 2 * box.pad))
  const points = steps.map((step) => ({ x: x(step.at), y: y(step.amount) }))
  return [...points, { x: box.width - box.pad, y: y(lastStep.amount) }]
}

const round = (value: number) => Math.round(value * 10) / 10
