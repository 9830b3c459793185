/** web/portal/settings: all there are, or those that are ticked. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Overtaken, useTypedOver } from '../typed-over.tsx'
import styles from './settings.module.css'

type Props = {
  label: string
  options: readonly { code: string; name: string }[]
  /** Null for all. */
  chosen: readonly string[] | null
  version: number
  isBusy: boolean
  onSave: (chosen: string[] | null) => Promise<boolean>
}

export function ChoiceForm({ label, options, chosen, version, isBusy, onSave }: Props) {
  const { number } = useFormat()
  const held = { isAll: chosen === null, codes: chosen ?? options.map(({ code }) => code) }
  const { value, set, forget, isOvertaken } = useTypedOver(held, version)
  const { isAll } = value
  const codes = new Set(value.codes)
  const isEmpty = !isAll && codes.size === 0
  const toggle = (code: string, isOn: boolean) => {
    if (isOn) codes.add(code)
    else codes.delete(code)
    set({ isAll, codes: [...codes] })
  }
  const save = async () => {
    const isSaved = !isEmpty && (await onSave(isAll ? null : [...codes].toSorted()))
    if (isSaved) forget()
    return isSaved
  }
  return (
    <Form noValidate className={styles.stack} onSubmit={save}>
      <AllOrSome label={label} isAll={isAll} onChoose={(all) => set({ ...value, isAll: all })} />
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
      {isOvertaken && !isBusy && <Overtaken onForget={forget} />}
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

type AllProps = { label: string; isAll: boolean; onChoose: (isAll: boolean) => void }

const AllOrSome = ({ label, isAll, onChoose }: AllProps) => (
  <div className={styles.choice} role="radiogroup" aria-label={label}>
    <Checkbox type="radio" name={label} checked={isAll} onChange={() => onChoose(true)}>
      All there are
    </Checkbox>
    <Checkbox type="radio" name={label} checked={!isAll} onChange={() => onChoose(false)}>
      Only those I choose
    </Checkbox>
  </div>
)
