/** ui: chips: a word in a pill, with or without a way to take it away. */
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

/** A chip whose × is a link to the same page without it, so that it works without script. */
export function RemovableChip({ label, to }: { label: string; to: string }) {
  return (
    <span className="chip chip--remove">
      <bdi>{label}</bdi>
      <Link className="chip-x" to={to} aria-label={`Remove ${label}`} preventScrollReset>
        <Icon of={X} small />
      </Link>
    </span>
  )
}
