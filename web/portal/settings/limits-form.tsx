/** web/portal/settings: how much one visitor may write. */
import { useState } from 'react'
import { limitBounds, limitNames, type LimitName } from '#contract/settings/setting-codes.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Overtaken, useTypedOver } from '../typed-over.tsx'
import { limitWords } from './setting-words.ts'
import styles from './settings.module.css'

type Limits = Settings['limits']
type Props = {
  limits: Limits
  version: number
  isBusy: boolean
  onSave: (change: { key: 'limits'; value: Limits }) => Promise<boolean>
}

const isWithin = (name: LimitName, text: string): boolean => {
  const { min, max } = limitBounds[name]
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max
}

const asTyped = ({ enquiriesPerHour, enquiriesPerHome, reportsPerDay }: Limits) => ({
  enquiriesPerHour: String(enquiriesPerHour),
  enquiriesPerHome: String(enquiriesPerHome),
  reportsPerDay: String(reportsPerDay),
})

export function LimitsForm({ limits, version, isBusy, onSave }: Props) {
  const { number } = useFormat()
  const { value: typed, set, forget, isOvertaken } = useTypedOver(asTyped(limits), version)
  const [isChecked, setChecked] = useState(false)
  const save = async () => {
    const wrong = limitNames.find((name) => !isWithin(name, typed[name]))
    setChecked(true)
    if (wrong) {
      document.getElementById(`limit-${wrong}`)?.focus()
      return false
    }
    const isSaved = await onSave({
      key: 'limits',
      value: {
        enquiriesPerHour: Number(typed.enquiriesPerHour),
        enquiriesPerHome: Number(typed.enquiriesPerHome),
        reportsPerDay: Number(typed.reportsPerDay),
      },
    })
    if (isSaved) forget()
    return isSaved
  }
  return (
    <Form noValidate className={styles.stack} onSubmit={save}>
      <div className={styles.fields}>
        {limitNames.map((name) => {
          const { min, max } = limitBounds[name]
          return (
            <Field
              key={name}
              id={`limit-${name}`}
              label={limitWords[name].label}
              suffix={limitWords[name].unit}
              inputMode="numeric"
              maxLength={4}
              value={typed[name]}
              error={
                isChecked && !isWithin(name, typed[name])
                  ? `From ${number(min)} to ${number(max)}`
                  : undefined
              }
              onChange={(event) => set({ ...typed, [name]: event.target.value.trim() })}
            />
          )
        })}
      </div>
      {isOvertaken && !isBusy && <Overtaken onForget={forget} />}
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          Save the limits
        </SubmitButton>
      </div>
    </Form>
  )
}
