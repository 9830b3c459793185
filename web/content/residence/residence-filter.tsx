/** web/content: what the guide of residence is narrowed by; a form that works by itself. */
import { Form, Link, useLocation } from 'react-router'
import { residenceTypes, type ResidenceType } from '#contract/content/content-codes.ts'
import { usePreferences, useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { residenceTypeWords } from '#web/platform/words/residence-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './residence.module.css'

export type ResidenceAsked = { country: string | null; type: ResidenceType | null; max: number | null }

type Props = { asked: ResidenceAsked; countries: readonly string[] }

export function ResidenceFilter({ asked, countries }: Props) {
  const { currency } = usePreferences()
  const { pathname } = useLocation()
  const isNarrowed = asked.country !== null || asked.type !== null || asked.max !== null
  return (
    <Form
      key={JSON.stringify(asked)}
      method="get"
      action={pathname}
      className={classNames('no-print', styles.residenceFilter)}
      preventScrollReset
    >
      <CountrySelect codes={countries} chosen={asked.country} />
      <Select label="Kind of investment" name="type" defaultValue={asked.type ?? ''}>
        <option value="">All kinds</option>
        {residenceTypes.map((type) => (
          <option key={type} value={type}>
            {residenceTypeWords[type]}
          </option>
        ))}
      </Select>
      <Field
        label="At most"
        name="max"
        type="number"
        min={1}
        max={1_000_000_000}
        inputMode="numeric"
        defaultValue={asked.max ?? ''}
        suffix={currency}
      />
      <div className={styles.residenceActs}>
        <Button type="submit" kind="primary">
          Show
        </Button>
        {isNarrowed && (
          <Link className="button button--plain" to={pathname} preventScrollReset>
            All entries
          </Link>
        )}
      </div>
    </Form>
  )
}

/** The countries with entries, by their names. */
function CountrySelect({ codes, chosen }: { codes: readonly string[]; chosen: string | null }) {
  const format = useFormat()
  const named = codes.map((code) => ({ code, name: format.country(code) }))
  return (
    <Select label="Country" name="country" defaultValue={chosen ?? ''}>
      <option value="">All countries</option>
      {named
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  )
}
