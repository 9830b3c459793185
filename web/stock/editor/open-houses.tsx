/** web/stock: when a home may be seen without asking, and when it is auctioned. */
import type { OpenHouseKind } from '#contract/vocabulary/codes.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { openHouseWords } from '#web/platform/words/words.ts'
import { openHouseKinds } from './choices.ts'
import { ChoiceField, TextField } from './fields.tsx'
import { AddButton, Remove } from './rows/rows.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

type OpenHouse = ListingForm['openHouses'][number]

const none: OpenHouse = { kind: 'openHouse', date: null, from: null, until: null }

export function OpenHouses({ form: { openHouses }, change }: Pick<DraftEditor, 'form' | 'change'>) {
  const set = (at: number, changes: Partial<OpenHouse>) =>
    change((now) => ({
      openHouses: now.openHouses.map((one, i) => (i === at ? { ...one, ...changes } : one)),
    }))
  return (
    <fieldset className={styles.list}>
      <legend className="field-label">Open houses and auction</legend>
      <p className="soft small">In the time of day where the home is.</p>
      {openHouses.map((one, at) => (
        <div key={at} className={styles.row}>
          <ChoiceField<OpenHouseKind>
            label="Kind"
            value={one.kind}
            options={openHouseKinds}
            words={openHouseWords}
            onChange={(kind) => kind && set(at, { kind })}
          />
          <TextField label="Day" type="date" value={one.date} onChange={(date) => set(at, { date })} />
          <TextField label="From" type="time" value={one.from} onChange={(from) => set(at, { from })} />
          <TextField label="Until" type="time" value={one.until} onChange={(until) => set(at, { until })} />
          <Remove
            name={openHouseWords[one.kind]}
            onRemove={() => change((now) => ({ openHouses: now.openHouses.filter((_, i) => i !== at) }))}
          />
        </div>
      ))}
      {openHouses.length < 20 && (
        <AddButton onAdd={() => change((now) => ({ openHouses: [...now.openHouses, none] }))}>
          Add an open house
        </AddButton>
      )}
    </fieldset>
  )
}
