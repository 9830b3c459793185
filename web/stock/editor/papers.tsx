/** web/stock: the papers a buyer asks for: tenure and energy. */
import { energyStatusWords, tenureWords } from '#web/platform/words/words.ts'
import { energyClasses, energyStatuses, tenures } from './choices.ts'
import { ChoiceField, NumberField } from './fields.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

type Props = Pick<DraftEditor, 'form' | 'change'>

const classWords = Object.fromEntries(energyClasses.map((one) => [one, one])) as Record<
  (typeof energyClasses)[number],
  string
>

export function Papers({ form, change }: Props) {
  const { energy, tenure } = form
  return (
    <div className={styles.row}>
      {form.purpose === 'sale' && (
        <ChoiceField
          label="Tenure"
          of="tenure"
          none="Choose"
          value={tenure}
          options={tenures}
          words={tenureWords}
          onChange={(next) => change({ tenure: next })}
        />
      )}
      {form.purpose === 'sale' && tenure === 'leasehold' && (
        <NumberField
          label="Years left of the lease"
          of="leaseYearsLeft"
          max={9_999}
          value={form.leaseYearsLeft}
          onChange={(leaseYearsLeft) => change({ leaseYearsLeft })}
        />
      )}
      <ChoiceField
        label="Energy certificate"
        of="energy"
        none="Choose"
        value={energy?.status ?? null}
        options={energyStatuses}
        words={energyStatusWords}
        onChange={(status) => change({ energy: status && { status, class: null, kwhM2: null } })}
      />
      {energy?.status === 'rated' && (
        <>
          <ChoiceField
            label="Energy class"
            none="Choose"
            value={energy.class}
            options={energyClasses}
            words={classWords}
            onChange={(next) => change({ energy: { ...energy, class: next } })}
          />
          <NumberField
            label="kWh a m² and year"
            max={99_999}
            step="any"
            value={energy.kwhM2}
            onChange={(kwhM2) => change({ energy: { ...energy, kwhM2 } })}
          />
        </>
      )}
    </div>
  )
}
