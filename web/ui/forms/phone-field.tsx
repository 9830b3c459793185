/** ui: a telephone number with its country. */
import { useMemo } from 'react'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Field, Select } from './field.tsx'
import type { ComponentProps } from 'react'
import './phone-field.css'

type Props = {
  country: ComponentProps<'select'>
  number: ComponentProps<'input'>
  error: string | undefined
}

/**
 * Countries by name in English, with their calling codes. Names differ from one engine's tables
 * to another's, so only the browser lists them.
 */
export function usePhoneCountries(): { code: string; name: string; callingCode: string }[] {
  const isHydrated = useHydrated()
  return useMemo(() => {
    if (!isHydrated) return []
    const names = new Intl.DisplayNames('en', { type: 'region' })
    return getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  }, [isHydrated])
}

export function PhoneField({ country, number, error }: Props) {
  const countries = usePhoneCountries()
  return (
    <div className="phone-field">
      <Select label="Country code" {...country} autoComplete="tel-country-code">
        <option value="">Choose</option>
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={code}>
            {name} +{callingCode}
          </option>
        ))}
      </Select>
      <Field
        label="Phone number"
        type="tel"
        inputMode="tel"
        maxLength={250}
        autoComplete="tel-national"
        {...number}
        error={error}
      />
    </div>
  )
}
