/** web/frame: choosing language, currency, area unit and theme: a plain form, in a dialog or on its page. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { languages } from '#web/platform/words/languages.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { speaks, useTranslationFacts } from '#web/platform/words/translation-facts.tsx'
import type { Measure, Theme } from '#web/platform/kept/preferences.ts'
import { Select } from '#web/ui/forms/field.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'

const measureOptions: { value: Measure; label: string }[] = [
  { value: 'm2', label: 'm², hectares' },
  { value: 'sqft', label: 'sq ft, acres' },
]
const themeOptions: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

type Props = {
  /** ISO 4217 codes with a known rate. */
  currencies: readonly string[]
  /** Where to go on afterwards. */
  back: string
  children: ReactNode
}

export function PreferencesForm({ currencies, back, children }: Props) {
  const now = usePreferences()
  return (
    <Form
      method="get"
      action="/preferences"
      className="stack stack--wide"
      reloadDocument={false}
      preventScrollReset
    >
      <input type="hidden" name="back" value={back} />
      <Select
        label="Language"
        name="language"
        defaultValue={now.language}
        help="People translated our own words, or a machine does. The search and the homes stay as they were written."
      >
        <LanguageOptions />
      </Select>
      <Select label="Currency" name="currency" defaultValue={now.currency}>
        {currencyOptions(currencies, now.currency).map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </Select>
      <div className="field">
        <span className="field-label">Areas</span>
        <Segments
          label="Areas"
          name="areaUnit"
          look="boxes"
          options={measureOptions}
          defaultValue={now.areaUnit}
        />
      </div>
      <div className="field">
        <span className="field-label">Colours</span>
        <Segments label="Colours" name="theme" look="boxes" options={themeOptions} defaultValue={now.theme} />
      </div>
      {children}
    </Form>
  )
}

/** First the languages pages can be read in; then those that have only numbers and dates, and say so. */
function LanguageOptions() {
  const facts = useTranslationFacts()
  const spoken = languages.filter(({ code }) => speaks(facts, code))
  const silent = languages.filter(({ code }) => !speaks(facts, code))
  return (
    <>
      <optgroup label="Pages in this language">{spoken.map(optionOf)}</optgroup>
      {silent.length > 0 && (
        <optgroup label="English pages; numbers and dates only">{silent.map(optionOf)}</optgroup>
      )}
    </>
  )
}

const optionOf = ({ code, name }: (typeof languages)[number]) => (
  <option key={code} value={code} lang={code} translate="no">
    {name}
  </option>
)

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' })

function currencyOptions(known: readonly string[], chosen: string) {
  const codes = new Set(known.length > 0 ? known : ['EUR'])
  codes.add(chosen)
  return [...codes].toSorted().map((code) => ({ code, name: currencyNames.of(code) ?? code }))
}
