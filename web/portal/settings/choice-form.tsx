/** web/portal/settings: all there are, or those that are ticked. */
import { useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import styles from './settings.module.css'

type Props = {
  label: string
  options: readonly { code: string; name: string }[]
  /** Null for all. */
  chosen: readonly string[] | null
  isBusy: boolean
  onSave: (chosen: string[] | null) => Promise<boolean>
}

export function ChoiceForm({ label, options, chosen, isBusy, onSave }: Props) {
  const { number } = useFormat()
  const [isAll, setAll] = useState(chosen === null)
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set(chosen ?? options.map(({ code }) => code)))
  const isEmpty = !isAll && codes.size === 0
  const toggle = (code: string, isOn: boolean) => {
    const next = new Set(codes)
    if (isOn) next.add(code)
    else next.delete(code)
    setCodes(next)
  }
  return (
    <Form
      noValidate
      className={styles.stack}
      onSubmit={() => (isEmpty ? false : onSave(isAll ? null : [...codes].toSorted()))}
    >
      <div className={styles.choice} role="radiogroup" aria-label={label}>
        <Checkbox type="radio" name={label} checked={isAll} onChange={() => setAll(true)}>
          All there are
        </Checkbox>
        <Checkbox type="radio" name={label} checked={!isAll} onChange={() => setAll(false)}>
          Only those I choose
        </Checkbox>
      </div>
      {!isAll && (
        <fieldset className={styles.options}>
          <legend className="quiet-text">{label}</legend>
          {options.map(({ code, name }) => (
            <Checkbox
              key={code}
              value={code}
              checked={codes.has(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {isEmpty && (
        <p className="small" role="alert">
          Please choose at least one.
        </p>
      )}
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          Save the choice
        </SubmitButton>
        {!isAll && (
          <span className="small soft num">
            {number(codes.size)} of {number(options.length)}
          </span>
        )}
      </div>
    </Form>
  )
}
