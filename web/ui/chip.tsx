/** ui: chips: a word in a pill, with or without a way to take it away. */
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

type Props = {
  label: string
  to: string
  /** The visitor's own words that it stands for. */
  origin?: string | null | undefined
}

/** A chip whose × is a link to the same page without it, so that it works without script. */
export function RemovableChip({ label, to, origin }: Props) {
  return (
    <span className="chip chip--remove">
      <ChipWords label={label} origin={origin} />
      <Link className="chip-x" to={to} aria-label={`Remove ${label}`} preventScrollReset>
        <Icon of={X} small />
      </Link>
    </span>
  )
}

/** A chip whose × is a button. */
export function ChipButton({ label, origin, onRemove }: Omit<Props, 'to'> & { onRemove: () => void }) {
  return (
    <span className="chip chip--remove">
      <ChipWords label={label} origin={origin} />
      <button type="button" className="chip-x" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon of={X} small />
      </button>
    </span>
  )
}

/** The origin is left out where it says the same. */
function ChipWords({ label, origin }: Pick<Props, 'label' | 'origin'>) {
  const said = origin?.toLowerCase() ?? ''
  const meant = label.toLowerCase()
  const says = said && !meant.includes(said) && !said.includes(meant)
  return (
    <>
      <bdi translate="yes">{label}</bdi>
      {says && (
        <span className="chip-origin">
          <span className="quiet-text">, from your words </span>
          <bdi>“{origin}”</bdi>
        </span>
      )}
    </>
  )
}
