/** web/portal/editing: the countries, by their names, as options of a list. */
import { getCountries } from 'libphonenumber-js/min'
import { useFormat } from '#web/platform/formats/format.tsx'

/** `asValue` makes the value of a country's code. */
export function CountryOptions({ asValue = (code) => code }: { asValue?: (code: string) => string }) {
  const { country } = useFormat()
  return getCountries()
    .map((code) => ({ code, name: country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ code, name }) => (
      <option key={code} value={asValue(code)}>
        {name}
      </option>
    ))
}
