/** web/portal/listings: one rule: on or off, its thresholds, and what it would flag today. */
import type { ReactNode } from 'react'
import type { RuleKind } from '#contract/moderation/moderation-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { ruleNames, ruleWords, thresholdWords } from './rule-words.ts'
import { thresholdsOf, type RuleErrors, type TypedRules } from './rules-form.rules.ts'
import type { Trial } from './use-trial.ts'
import styles from './rules.module.css'

export const fieldIdOf = (name: string): string => `rule-${name.replace('.', '-')}`

type Props = {
  kind: RuleKind
  typed: TypedRules
  errors: RuleErrors
  trial: Trial | undefined
  onChange: (typed: TypedRules) => void
  /** What else the rule knows. */
  children: ReactNode
}

export function RuleFields({ kind, typed, errors, trial, onChange, children }: Props) {
  const { number } = useFormat()
  const isOn = typed.isOn[kind]
  return (
    <li className={styles.rule}>
      <div>
        <Checkbox
          checked={isOn}
          onChange={(event) => onChange({ ...typed, isOn: { ...typed.isOn, [kind]: event.target.checked } })}
        >
          <b>{ruleNames[kind]}</b>
        </Checkbox>
        <p className="small soft">{ruleWords[kind]}</p>
        <TrialWords trial={trial} />
      </div>
      <div className={styles.fields}>
        {thresholdsOf(kind).map(([name]) => {
          const key = `${kind}.${name}`
          const error = errors[key]
          return (
            <Field
              key={key}
              id={fieldIdOf(key)}
              label={thresholdWords[key]?.label ?? name}
              suffix={thresholdWords[key]?.unit}
              inputMode="decimal"
              maxLength={6}
              disabled={!isOn}
              value={typed.numbers[key] ?? ''}
              error={
                error && error !== 'words' ? `From ${number(error.min)} to ${number(error.max)}` : undefined
              }
              onChange={(event) =>
                onChange({ ...typed, numbers: { ...typed.numbers, [key]: event.target.value } })
              }
            />
          )
        })}
      </div>
      {isOn && children}
    </li>
  )
}

/** How many homes, and how that differs from what is flagged now. */
function TrialWords({ trial }: { trial: Trial | undefined }) {
  const { number, plural } = useFormat()
  if (trial === undefined) return null
  if (trial === 'waiting') return <output className={styles.trial}>Looking at every home</output>
  if ('failed' in trial) return <output className={styles.trial}>{trial.failed}</output>
  const { kind, homes, already, noMore } = trial
  if (kind === 'merging')
    return (
      <output className={styles.trial}>
        <b>{`Would merge ${plural(homes, 'pair', 'pairs')}`}</b>
      </output>
    )
  return (
    <output className={styles.trial}>
      <b>{`Would flag ${plural(homes, 'home', 'homes')}`}</b>
      <span className="small soft">{`${number(homes - already)} new, ${number(already)} as now, ${number(noMore)} no more`}</span>
    </output>
  )
}
