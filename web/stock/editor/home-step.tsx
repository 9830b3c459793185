/** web/stock: what the home is. */
import { conditions, completions, featureOrder, purposes, typeOrder } from './choices.ts'
import type { DraftEditor } from './use-draft.ts'
import { typeWords } from '#contract/listings/home-title.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { featureGroupWords, featureWords } from '#web/platform/words/feature-words.ts'
import { completionWords, conditionWords, purposeWords, typeGroupWords } from '#web/platform/words/words.ts'
import { Marked } from './feed-marks.tsx'
import { ChoiceField, NumberField, SelectField, TextField } from './fields.tsx'
import { People } from './people.tsx'
import styles from './editor.module.css'

type Props = Pick<DraftEditor, 'form' | 'change'>

export function HomeStep({ form, change, colleagues }: Props & Pick<DraftEditor, 'colleagues'>) {
  return (
    <>
      <div className={styles.row}>
        <ChoiceField
          label="For"
          of="purpose"
          none="Choose"
          value={form.purpose}
          options={purposes}
          words={purposeWords}
          onChange={(purpose) => change({ purpose })}
        />
        <Type form={form} change={change} />
        <TextField
          label="Your reference"
          of="reference"
          maxLength={200}
          value={form.reference}
          onChange={(reference) => change({ reference })}
        />
      </div>
      <div className={styles.row}>
        <NumberField
          label="Built in"
          of="yearBuilt"
          min={800}
          max={2200}
          value={form.yearBuilt}
          onChange={(yearBuilt) => change({ yearBuilt })}
        />
        <NumberField
          label="Renovated in"
          of="yearRenovated"
          min={800}
          max={2200}
          value={form.yearRenovated}
          onChange={(yearRenovated) => change({ yearRenovated })}
        />
        <ChoiceField
          label="Condition"
          of="condition"
          none="Not said"
          value={form.condition}
          options={conditions}
          words={conditionWords}
          onChange={(condition) => change({ condition })}
        />
      </div>
      <NewBuild form={form} change={change} />
      <Features form={form} change={change} />
      <People form={form} change={change} colleagues={colleagues} />
    </>
  )
}

function NewBuild({ form, change }: Props) {
  return (
    <div className={styles.row}>
      <Marked of="isNewBuild" label="New build">
        <Checkbox
          checked={form.isNewBuild}
          onChange={(event) => change({ isNewBuild: event.target.checked })}
        >
          New build
        </Checkbox>
      </Marked>
      {form.isNewBuild && (
        <ChoiceField
          label="How far it is"
          of="completion"
          none="Not said"
          value={form.completion}
          options={completions}
          words={completionWords}
          onChange={(completion) => change({ completion })}
        />
      )}
    </div>
  )
}

function Type({ form: { type }, change }: Props) {
  return (
    <SelectField
      label="Type"
      of="type"
      value={type ?? ''}
      onChange={(value) => {
        const chosen = typeOrder.flatMap(({ types }) => types).find((one) => one === value)
        change({ type: chosen ?? null })
      }}
    >
      <option value="">Choose</option>
      {typeOrder.map(({ group, types }) => (
        <optgroup key={group} label={typeGroupWords[group]}>
          {types.map((one) => (
            <option key={one} value={one}>
              {typeWords[one].one}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function Features({ form: { features }, change }: Props) {
  const toggle = (feature: (typeof features)[number], has: boolean) =>
    change((now) => ({
      features: has ? [...now.features, feature] : now.features.filter((one) => one !== feature),
    }))
  return (
    <Marked of="features" label="Features">
      <div className={styles.features}>
        {featureOrder.map(({ group, codes }) => (
          <details key={group} className={styles.featureGroup}>
            <summary>
              {featureGroupWords[group]}{' '}
              <span className="note num">{codes.filter((code) => features.includes(code)).length || ''}</span>
            </summary>
            <div className={styles.ticks}>
              {codes.map((code) => (
                <Checkbox
                  key={code}
                  checked={features.includes(code)}
                  onChange={(event) => toggle(code, event.target.checked)}
                >
                  {featureWords[code]}
                </Checkbox>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Marked>
  )
}
