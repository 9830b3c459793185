/**
 * web/portal/people: searching and filtering: everything stands in
 * the address, with how many there are of each.
 */
import { classNames } from '#web/ui/class-names.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import type { Role } from '#contract/http/person.ts'
import { sayCount } from '../counts.ts'
import { SearchInput } from '../search-input.tsx'
import { SinceChip } from '../since-chip.tsx'
import { useAddress } from '../use-address.ts'
import { readQuery } from './people-query.ts'
import { roles, roleWords, states, stateWords } from './words.ts'
import styles from '../portal.module.css'

type Props = {
  /** People in each state and of each role, for the other filter and the words. */
  counts: Record<string, number>
  byRole: Record<string, number>
  /** Up to where they were counted. */
  mostCounted: number
}

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0)

export function PeopleBar({ counts, byRole, mostCounted }: Props) {
  const { number } = useFormat()
  const { params, change } = useAddress()
  const query = readQuery(params)
  const set = (name: string, value: string) => change(name, value, { replace: true })
  const roleOptions: { value: Role | ''; label: string; note: string }[] = [
    { value: '', label: 'All', note: sayCount(sum(byRole), number, mostCounted) },
    ...roles.map((role) => ({
      value: role,
      label: roleWords[role].many,
      note: sayCount(byRole[role] ?? 0, number, mostCounted),
    })),
  ]
  return (
    <div className={classNames('filter-bar', styles.peopleBar)}>
      <SearchInput
        label="Search people"
        placeholder="Name, e-mail, agency"
        value={query.q ?? ''}
        onAsk={(words) => set('q', words)}
      />
      <Segments
        label="Role"
        name="people-role"
        options={roleOptions}
        value={query.role ?? ''}
        onChange={(role) => set('role', role)}
      />
      <span className="input input--select">
        <select
          aria-label="State"
          value={query.state ?? ''}
          onChange={(event) => set('state', event.target.value)}
        >
          <option value="">Any state ({sayCount(sum(counts), number, mostCounted)})</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateWords[state].word} ({sayCount(counts[state] ?? 0, number, mostCounted)})
            </option>
          ))}
        </select>
      </span>
      <SinceChip />
      <SinceChip of="applied" />
    </div>
  )
}
