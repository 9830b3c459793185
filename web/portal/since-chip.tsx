/** web/portal: that a list begins on a day, which a link from the dashboard asked for; and the way to the whole list. */
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWhen } from './clock.ts'
import { readSince } from './day.ts'
import { useAddress, withParam } from './use-address.ts'

export function SinceChip() {
  const { params } = useAddress()
  const { date } = useFormat()
  const { moment } = useWhen()
  const since = readSince(params.get('since'))
  if (!since) return null
  return (
    <span className="chip chip--remove">
      <span className="num">Since {since.includes('T') ? moment(since) : date(since)}</span>
      <Link className="chip-x" to={`?${withParam(params, 'since', '')}`} aria-label="Show all days">
        <Icon of={X} small />
      </Link>
    </span>
  )
}
