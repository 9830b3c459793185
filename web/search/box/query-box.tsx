/** web/search: the box in the header of the search page: what kind, where; the other filters stay. */
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { addressOf, addressWith, searchPath, whereParameters } from '../question/addresses.ts'
import { RestInputs } from '../filters/rest-inputs.tsx'
import { asKind, kindOf, kinds, type Kind } from '../question/kinds.ts'
import { findMe, nearRadius } from './near-me.tsx'
import { useSearch } from '../search-context.tsx'
import { nearOffer, useOffers } from './use-offers.ts'
import { WhereInput } from './where-input.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './query-box.module.css'

export function QueryBox() {
  const { raw, view, place, said } = useSearch()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const now = said || (raw.called ?? place?.name ?? raw.q ?? '')
  const kind = kindOf(raw)
  const offers = useOffers()
  const elsewhere = Object.fromEntries([...whereParameters, 'q', 'said'].map((name) => [name, undefined]))
  const around = (near: string) =>
    void navigate(
      addressWith(raw, { ...elsewhere, near, radius: String(nearRadius), sort: 'distance' }, view),
    )
  return (
    <search className={styles.querybox}>
      <Form ref={form} method="get" action={searchPath}>
        <label className="quiet-text" htmlFor="kind">
          What are you looking for?
        </label>
        <span className={classNames('only-wide', styles.queryboxPurpose)}>
          <select
            id="kind"
            name="kind"
            key={kind}
            defaultValue={kind}
            onChange={(event) => void navigate(addressOf(asKind(raw, event.target.value as Kind), view))}
          >
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
        <WhereInput
          id="where"
          key={now}
          className={styles.queryboxInput}
          initial={now}
          placeholder="Place, or what you are looking for"
          offers={offers}
          asked={raw}
          onChoose={({ id, to }) => {
            if (id === nearOffer) void findMe(around)
            else void navigate(to ?? addressWith(raw, { ...elsewhere, place: id }, view))
          }}
        />
        <input type="hidden" name="kindWas" value={kind} />
        <input type="hidden" name="whereWas" value={now} />
        <RestInputs raw={raw} except={[]} view={view} />
        <button className={styles.queryboxGo} type="submit" aria-label="Search">
          <Icon of={Search} small />
        </button>
      </Form>
    </search>
  )
}
