/** web/stock: what a home that is sold or let went for in the end, and when. */
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { Marked } from './feed-marks.tsx'
import { TextField } from './fields.tsx'
import { MoneyField } from './money-field.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

const nothing = { on: null, amount: null, currency: null }

export function Closing({ form, change }: Pick<DraftEditor, 'form' | 'change'>) {
  const { on, amount, currency } = form.closing ?? nothing
  const set = (changes: Partial<NonNullable<ListingForm['closing']>>) => {
    const next = { on, amount, currency, ...changes }
    change({ closing: next.on === null && next.amount === null ? null : next })
  }
  const code = currency ?? form.price.currency
  return (
    <Marked of="closing" label="What it went for">
      <fieldset className={styles.list}>
        <legend className="field-label">What it went for</legend>
        <div className={styles.row}>
          <TextField label="Closed on" type="date" value={on} onChange={(day) => set({ on: day })} />
          <MoneyField
            label="Price in the end"
            currency={code}
            value={amount}
            onChange={(paid) => set({ amount: paid, currency: paid === null ? null : code })}
          />
        </div>
      </fieldset>
    </Marked>
  )
}
