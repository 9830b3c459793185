/** web/portal/editing: one detail: a line, a choice, a day, a country, a sum. */
import { currenciesInUse, moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { Field, Select, TextArea } from '#web/ui/forms/field.tsx'
import type { ChoiceShape, CountryShape, NumberShape, PlainShape } from './shapes.ts'
import { CountryOptions } from '../country-options.tsx'
import { isObject, linesIn, pathName, type Json, type PartProps } from './values.rules.ts'
import styles from './details.module.css'

type Of<S> = PartProps & { of: S }

export function DetailField(props: Of<PlainShape | ChoiceShape | CountryShape | NumberShape>) {
  const { of } = props
  if (of.is === 'choice') return <Choice {...props} of={of} />
  if (of.is === 'country') return <Country {...props} of={of} />
  if (of.is === 'number') return <WholeNumber {...props} of={of} />
  return <Plain {...props} of={of} />
}

/** Its label, help and what is wrong, and the name it has on the page. */
function tied({
  of: { label, help },
  path,
  problems,
}: Pick<Of<PlainShape | ChoiceShape | CountryShape | NumberShape>, 'of' | 'path' | 'problems'>) {
  const name = pathName(path)
  return { id: `detail-${name}`, label, help, error: problems[name] }
}

const said = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function Plain(props: Of<PlainShape>) {
  const { of, value, onChange } = props
  const ties = tied(props)
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (of.is === 'money') return <Sum {...props} />
  if (of.is === 'lines') return <Lines {...props} />
  if (of.is === 'area') return <TextArea {...ties} rows={3} value={said(value)} onChange={change} />
  if (of.is === 'text') return <Field {...ties} value={said(value)} onChange={change} />
  if (of.is === 'code')
    return (
      <Field {...ties} value={said(value)} spellCheck={false} dir="auto" translate="no" onChange={change} />
    )
  return <Field {...ties} type={of.is} value={said(value)} onChange={change} />
}

/** Blank lines stay while somebody types; they are no texts. */
function Lines(props: Of<PlainShape>) {
  const { value, onChange } = props
  const lines = Array.isArray(value) ? value.map(said) : []
  return (
    <TextArea
      {...tied(props)}
      rows={Math.max(3, lines.length + 1)}
      defaultValue={lines.join('\n')}
      onChange={({ target }) => onChange(linesIn(target.value))}
    />
  )
}

function Choice(props: Of<ChoiceShape>) {
  const { of, value, onChange } = props
  return (
    <Select {...tied(props)} value={said(value)} onChange={({ target }) => onChange(target.value)}>
      {of.options.map(([code, words]) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </Select>
  )
}

function Country(props: Of<CountryShape>) {
  const { of, value, onChange } = props
  return (
    <Select {...tied(props)} value={said(value)} onChange={({ target }) => onChange(target.value || null)}>
      {of.isOptional && <option value="">No country</option>}
      <CountryOptions />
    </Select>
  )
}

function WholeNumber(props: Of<NumberShape>) {
  const { of, value, onChange } = props
  return (
    <Field
      {...tied(props)}
      type="number"
      min={of.from}
      max={of.to}
      value={said(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

/** In whole units of its currency, or none. */
function Sum(props: Of<PlainShape>) {
  const { value, onChange } = props
  const held = isObject(value) ? value : null
  const currency = typeof held?.currency === 'string' ? held.currency : 'EUR'
  const whole = typeof held?.amount === 'number' ? wholeUnits({ amount: held.amount, currency }) : null
  const keep = (sum: number | null, unit: string) =>
    onChange(sum === null ? null : { ...held, ...moneyOf(sum, unit) })
  return (
    <div className={styles.sum}>
      <Field
        {...tied(props)}
        type="number"
        min={0}
        value={whole ?? ''}
        onChange={({ target }) => keep(target.value === '' ? null : Number(target.value), currency)}
      />
      <Select
        label="Currency"
        disabled={whole === null}
        value={currency}
        translate="no"
        onChange={({ target }) => keep(whole, target.value)}
      >
        {currenciesInUse.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </Select>
    </div>
  )
}
