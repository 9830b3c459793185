/** ui: one bar for each day. The drawing is described in words; its numbers stand in a table beside it. */
import './day-bars.css'

type Props = {
  /** What is shown, and from when to when, for those who do not see it. */
  label: string
  values: readonly number[]
  /** Under the first and the last bar. */
  first: string
  last: string
  /** At the top of the scale. */
  most: string
}

const box = { width: 720, height: 180 }

export function DayBars({ label, values, first, last, most }: Props) {
  const top = Math.max(1, ...values)
  const step = box.width / Math.max(1, values.length)
  const gap = Math.min(4, step * 0.25)
  return (
    <figure className="day-bars">
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not a file
        role="img"
        aria-label={label}
      >
        <line className="day-bars-rule" x1="0" x2={box.width} y1="0.5" y2="0.5" />
        {values.map((value, index) => {
          const height = (value / top) * box.height
          return (
            <rect
              // Bars have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              x={index * step + gap / 2}
              width={Math.max(0.5, step - gap)}
              y={box.height - height}
              height={height}
            />
          )
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{first}</span>
        <span className="day-bars-most num">{most}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}
