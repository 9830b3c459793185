/** web/search: how recently a home was listed. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useSearch } from '../search-context.tsx'
import styles from './filters.module.css'

export const sinceNames = ['since'] as const

const days = [1, 3, 7, 14, 30]

export function SinceFields() {
  const { raw, facets: asked, live } = useSearch()
  const facets = live ?? asked
  const format = useFormat()
  return (
    <fieldset className={styles.ticks}>
      <legend className="quiet-text">Listed within</legend>
      <Checkbox type="radio" name="since" value="" defaultChecked={!raw.since}>
        Any time
      </Checkbox>
      {days.map((one) => (
        <Checkbox
          key={one}
          type="radio"
          name="since"
          value={one}
          defaultChecked={raw.since === String(one)}
          count={facets ? format.number(facets.since[one] ?? 0) : undefined}
        >
          {one === 1 ? 'The last 24 hours' : `The last ${one} days`}
        </Checkbox>
      ))}
    </fieldset>
  )
}
