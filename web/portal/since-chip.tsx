/**
 * web/portal: that a list begins on a day, which a link from the
 * dashboard asked for; and the way to the whole list.
 */
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWhen } from './clock.ts'
import { readSince } from './day.ts'
import { useAddress, withParam } from './use-address.ts'

type Props = {
  /** What of the list began then: that it came, or that somebody applied. */
  of?: 'since' | 'applied'
}

export function SinceChip({ of = 'since' }: Props) {
  const { params } = useAddress()
  const { date } = useFormat()
  const { moment } = useWhen()
  const since = readSince(params.get(of))
  if (!since) return null
  const when = since.includes('T') ? moment(since) : date(since)
  return (
    <span className="chip chip--remove">
      {of === 'since' ? (
        <span className="num">Since {when}</span>
      ) : (
        <span className="num">Applied since {when}</span>
      )}
      <Link className="chip-x" to={`?${withParam(params, of, '')}`} aria-label="Show all days">
        <Icon of={X} small />
      </Link>
    </span>
  )
}
