/** web/stock: films and tours, by their addresses. */
import { useState } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { sameValue } from '#contract/vocabulary/same-value.ts'
import { Marked } from '../feed-marks.tsx'
import { TextField } from '../fields.tsx'
import { AddButton, Remove } from '../rows/rows.tsx'
import styles from '../editor.module.css'

type Props = {
  label: string
  of: string
  add: string
  values: ListingForm['videoUrls']
  onChange: (values: string[]) => void
}

/** Only what is an address is taken over; what is still being typed stays here. */
export function Addresses({ label, of, add, values, onChange }: Props) {
  const [typed, setTyped] = useState<string[]>(values)
  // Something else than this field changed them: given back to the feed, or taken over from a colleague.
  if (!sameValue(typed.filter(isAddress), values)) setTyped(values)
  const take = (next: string[]) => {
    setTyped(next)
    onChange(next.filter(isAddress))
  }
  return (
    <Marked of={of} label={label}>
      <fieldset className={styles.list}>
        <legend className="quiet-text">{label}</legend>
        {typed.map((value, at) => (
          <div key={at} className={styles.row}>
            <TextField
              label={label}
              type="url"
              maxLength={2_000}
              value={value}
              error={value === '' || isAddress(value) ? undefined : 'Please enter a web address'}
              onChange={(next) => take(typed.map((one, i) => (i === at ? (next ?? '') : one)))}
            />
            <Remove name={label} onRemove={() => take(typed.filter((_, i) => i !== at))} />
          </div>
        ))}
        {typed.length < 10 && <AddButton onAdd={() => setTyped([...typed, ''])}>{add}</AddButton>}
      </fieldset>
    </Marked>
  )
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+\.\S/i.test(text) && URL.canParse(text)
