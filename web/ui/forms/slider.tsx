/** ui: a slider with one handle or two (Base UI). Values run left to right in every language. */
import { Slider as Base } from '@base-ui/react/slider'
import './slider.css'

type Props = {
  values: readonly number[]
  min: number
  max: number
  step?: number
  /** One name for each handle. */
  labels: readonly string[]
  /** What a screen reader says for a value. */
  say?: (value: number) => string
  onChange: (values: number[]) => void
  /** When a handle is let go. */
  onCommit?: (values: number[]) => void
}

export function Slider({ values, min, max, step = 1, labels, say, onChange, onCommit }: Props) {
  return (
    <Base.Root
      value={[...values]}
      min={min}
      max={max}
      step={step}
      largeStep={step * 4}
      onValueChange={(next) => onChange([next].flat() as number[])}
      onValueCommitted={(next) => onCommit?.([next].flat() as number[])}
    >
      <Base.Control className="slider">
        <Base.Track className="slider-track">
          <Base.Indicator className="slider-range" />
          {labels.map((label, index) => (
            <Base.Thumb
              key={label}
              index={index}
              className="slider-thumb"
              // As attributes, which are said in the page's language; what a function answers is not.
              aria-label={label}
              aria-valuetext={say?.(values[index] ?? min)}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}
