/** web/stock: the colleagues who answer for the home: the first leads, others may be added. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Marked } from './feed-marks.tsx'
import { SelectField } from './fields.tsx'
import { AddButton, Remove } from './rows/rows.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

const mostCoAgents = 9

/** Names that a home has already stay, whether or not somebody of the team is called so. */
export function People({ form, change, colleagues }: Pick<DraftEditor, 'form' | 'change' | 'colleagues'>) {
  const { agent, coAgents } = form
  const { number } = useFormat()
  const taken = new Set([agent, ...coAgents])
  const free = colleagues.filter((name) => !taken.has(name))
  const [next] = free
  const canAdd = next !== undefined && agent !== null && coAgents.length < mostCoAgents
  return (
    <>
      <div className={styles.row}>
        <PersonField
          label="Who answers for it"
          of="agent"
          none="Everybody"
          value={agent}
          names={free}
          onChange={(name) => change({ agent: name })}
        />
      </div>
      {(canAdd || coAgents.length > 0) && (
        <Marked of="coAgents" label="Further colleagues">
          <fieldset className={styles.list}>
            <legend className="field-label">Further colleagues</legend>
            {coAgents.map((name, at) => (
              <div key={name} className={styles.row}>
                <PersonField
                  label={`Colleague ${number(at + 2)}`}
                  value={name}
                  names={free}
                  onChange={(chosen) =>
                    chosen && change({ coAgents: coAgents.map((one, i) => (i === at ? chosen : one)) })
                  }
                />
                <Remove
                  name={name}
                  onRemove={() => change({ coAgents: coAgents.filter((_, i) => i !== at) })}
                />
              </div>
            ))}
            {canAdd && (
              <AddButton onAdd={() => change({ coAgents: [...coAgents, next] })}>Add a colleague</AddButton>
            )}
          </fieldset>
        </Marked>
      )}
    </>
  )
}

type PersonProps = {
  label: string
  of?: string
  /** What stands there while nobody is chosen; without it somebody always is. */
  none?: string
  value: string | null
  names: readonly string[]
  onChange: (name: string | null) => void
}

function PersonField({ label, of, none, value, names, onChange }: PersonProps) {
  return (
    <SelectField label={label} of={of} value={value ?? ''} onChange={(name) => onChange(name || null)}>
      {none !== undefined && <option value="">{none}</option>}
      {[...(value === null ? [] : [value]), ...names].map((name) => (
        <option key={name} value={name} translate="no">
          {name}
        </option>
      ))}
    </SelectField>
  )
}
