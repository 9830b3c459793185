/**
 * web/search: usual limits of what a home costs, each with the homes
 * that keep it; a press writes it into the field.
 */
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** Homes by limit; without it nothing is shown, for counts come once the browser has asked. */
  counts: Record<string, number> | undefined
  say: (limit: number) => string
  chosen: number | null
  onChoose: (limit: number) => void
}

export function UsualLimits({ counts, say, chosen, onChoose }: Props) {
  const format = useFormat()
  const limits = Object.entries(counts ?? {})
  if (limits.length === 0) return null
  return (
    <ul className="chips">
      {limits.map(([limit, count]) => (
        <li key={limit}>
          <button
            type="button"
            className={classNames('chip num', chosen !== Number(limit) && 'chip--outline')}
            aria-pressed={chosen === Number(limit)}
            onClick={() => onChoose(Number(limit))}
          >
            <bdi translate="yes">{`Up to ${say(Number(limit))}`}</bdi>
            <span className="note">{format.number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
