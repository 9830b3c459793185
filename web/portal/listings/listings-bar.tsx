/**
 * web/portal/listings: searching and filtering: everything stands in
 * the address, with how many there are of each.
 */
import { freshnesses } from '#contract/figures/figure-names.ts'
import { flagKinds } from '#contract/moderation/moderation-codes.ts'
import { listingStatuses } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { deskStatusWords } from '#web/platform/words/words.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { SearchInput } from '../search-input.tsx'
import { SinceChip } from '../since-chip.tsx'
import { useAddress } from '../use-address.ts'
import { readListingsQuery, type ListingsQuery } from './listings-query.ts'
import type { ListingsAnswer } from './use-listings.ts'
import { flagWords, freshWords, stateWords } from './words/words.ts'
import styles from './listings.module.css'
import portalStyles from '../portal.module.css'

const waiting = ['flagged', 'asked', 'removed'] as const

export function ListingsBar({ page }: { page: ListingsAnswer }) {
  const { number } = useFormat()
  const { params, change } = useAddress()
  const query = readListingsQuery(params)
  const set = (name: keyof ListingsQuery, value: string) => change(name, value, { replace: true })
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <Segments
        label="State"
        name="home-state"
        options={[
          { value: '', label: 'All' },
          ...waiting.map((state) => ({
            value: state,
            label: stateWords[state].word,
            note: number(page.states[state]),
          })),
        ]}
        value={query.state ?? ''}
        onChange={(state) => set('state', state)}
      />
      <SearchInput
        label="Search homes"
        placeholder="Reference, title, street, agency"
        value={query.q ?? ''}
        onAsk={(words) => set('q', words)}
      />
      <div className={styles.choices}>
        <Choice label="Flag" any="Any flag" value={query.flag} onChoose={(flag) => set('flag', flag)}>
          {flagKinds.map((kind) => (
            <option key={kind} value={kind}>
              {flagWords[kind]} ({number(page.flags[kind])})
            </option>
          ))}
        </Choice>
        <Choice label="Status" any="Any status" value={query.status} onChoose={(one) => set('status', one)}>
          <option value="live">Live</option>
          {listingStatuses.map((status) => (
            <option key={status} value={status}>
              {deskStatusWords[status]}
            </option>
          ))}
        </Choice>
        <Countries codes={page.countries} value={query.country} onChoose={(one) => set('country', one)} />
        <Choice label="Source" any="Any source" value={query.source} onChoose={(one) => set('source', one)}>
          <option value="feed">From feeds</option>
          <option value="own">By hand</option>
        </Choice>
        <Confirmed value={query.confirmed} onChoose={(one) => set('confirmed', one)} />
        <SinceChip />
        {query.agency && (
          <ChipButton
            label={`Only ${page.items[0]?.agency.name ?? 'one agency'}`}
            onRemove={() => set('agency', '')}
          />
        )}
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  any: string
  value: string | undefined
  onChoose: (value: string) => void
}

function Choice({ label, any, value, onChoose, children }: ChoiceProps & { children: React.ReactNode }) {
  return (
    <span className="input input--select">
      <select aria-label={label} value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {children}
      </select>
    </span>
  )
}

const Confirmed = (choice: Pick<ChoiceProps, 'value' | 'onChoose'>) => (
  <Choice label="Confirmed" any="Confirmed at any time" {...choice}>
    {freshnesses.map((age) => (
      <option key={age} value={age}>
        {freshWords[age]}
      </option>
    ))}
  </Choice>
)

type CountriesProps = Pick<ChoiceProps, 'value' | 'onChoose'> & { codes: readonly string[] }

function Countries({ codes, ...choice }: CountriesProps) {
  const { country, locale } = useFormat()
  const named = codes
    .map((code) => ({ code, name: country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <Choice label="Country" any="Any country" {...choice}>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Choice>
  )
}
