/** web/accounts: a telephone number with its country. */
import { useMemo } from 'react'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { Field, Select } from '#web/ui/field.tsx'
import type { ComponentProps } from 'react'

type Props = {
  country: ComponentProps<'select'>
  number: ComponentProps<'input'>
  error: string | undefined
}

/** Countries by name in English, with their calling codes. */
export function usePhoneCountries(): { code: string; name: string; callingCode: string }[] {
  return useMemo(() => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    return getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  }, [])
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
