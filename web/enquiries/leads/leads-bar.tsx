/** web/enquiries/leads: which enquiries the list shows: by words, by state, one's own. */
import { useNavigate, useSearchParams } from 'react-router'
import { leadStates, type LeadState } from '#contract/enquiries/enquiry-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SearchForm } from '#web/ui/forms/search-form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { leadStateWords } from './lead-words.ts'
import { leadsAddress, readLeadsQuery } from './leads-query.ts'

export function LeadsBar({ counts }: { counts: Record<LeadState, number> }) {
  const { number } = useFormat()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = readLeadsQuery(params)
  const ask = (change: { state?: string; q?: string; mine?: string }) => {
    const next = new URLSearchParams(Object.entries({ ...query, ...change }).filter(([, value]) => value))
    void navigate(leadsAddress(readLeadsQuery(next)), { preventScrollReset: true })
  }
  const all = leadStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className="filter-bar inbox-bar">
      <SearchForm
        label="Search enquiries"
        placeholder="Name, home, reference"
        maxLength={100}
        value={query.q ?? ''}
        onAsk={(q) => ask({ q })}
      />
      <Segments<LeadState | ''>
        label="State"
        name="lead-state"
        options={[
          { value: '', label: 'All', note: number(all) },
          ...leadStates.map((state) => ({
            value: state,
            label: leadStateWords[state],
            note: number(counts[state]),
          })),
        ]}
        value={query.state ?? ''}
        onChange={(state) => ask({ state })}
      />
      <Checkbox
        checked={query.mine === '1'}
        onChange={(event) => ask({ mine: event.target.checked ? '1' : '' })}
      >
        Mine only
      </Checkbox>
    </div>
  )
}
