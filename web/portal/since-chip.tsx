/** web/portal: that a list begins on a day, which a link from the dashboard asked for; and the way to the whole list. */
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAddress, withParam } from './use-address.ts'

export function SinceChip() {
  const { params } = useAddress()
  const { date } = useFormat()
  const since = params.get('since')
  if (!since || Number.isNaN(Date.parse(since))) return null
  return (
    <span className="chip chip--remove">
      <span className="num">Since {date(since)}</span>
      <Link className="chip-x" to={`?${withParam(params, 'since', '')}`} aria-label="Show all days">
        <Icon of={X} small />
      </Link>
    </span>
  )
}
