/**
 * ui: a map's scale bar as a meter: how much of something is used, in equal
 * steps of two textures. Left to right always.
 */
import { classNames } from '../class-names.ts'

type Props = {
  /** What is measured, e.g. "Hours used of 48". */
  label: string
  value: number
  max: number
  /** What a screen reader says instead of the number. */
  text: string
  steps: number
  late?: boolean
  small?: boolean
}

export function ScaleMeter({ label, value, max, text, steps, late = false, small = false }: Props) {
  const within = Math.min(max, Math.max(0, value))
  return (
    <span
      className={classNames('scalebar', small && 'scalebar--small', late && 'scalebar--late')}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a meter element cannot be drawn as a scale bar in every browser
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.round(within)}
      aria-valuetext={text}
      style={{ '--steps': steps } as object}
    >
      <i style={{ '--done': `${((within / max) * 100).toFixed(1)}%` } as object} />
    </span>
  )
}
