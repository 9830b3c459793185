/** web/search: the price filter, in the visitor's currency, with what it is in another below. */
import { moneyOf } from '#contract/money/minor-units.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { currencySign } from '#web/platform/formats/money.ts'
import { useRates } from '#web/platform/money/rates.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { periodOf, priceWord } from '../words/small-words.ts'
import { medianOf } from './histogram-slider.tsx'
import { RangeFields } from './range-fields.tsx'
import { useSearch } from '../search-context.tsx'

export const priceNames = ['minPrice', 'maxPrice', 'currency', 'period'] as const

export function PriceFields() {
  const { raw, currency, histograms } = useSearch()
  const preferences = usePreferences()
  const format = useFormat()
  const { convert } = useRates()
  const other = currency === preferences.currency ? null : preferences.currency
  const inOther = (whole: number) => {
    const value = other && convert(whole, currency, other)
    return other && value ? `≈ ${format.about(moneyOf(value, other))}` : null
  }
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      <RangeFields
        names={['minPrice', 'maxPrice']}
        values={[raw.minPrice, raw.maxPrice]}
        labels={['From', 'Up to']}
        histogram={histograms?.price}
        affix={currencySign(currency, format.locale)}
        help={inOther}
        say={priceWord({ ...raw, currency }, format)}
      />
      {raw.purpose && raw.purpose !== 'sale' && (
        <Segments
          label="Rent per"
          name="period"
          look="boxes"
          options={[
            { value: 'week', label: 'a week' },
            { value: 'month', label: 'a month' },
            { value: 'year', label: 'a year' },
          ]}
          defaultValue={periodOf(raw)}
        />
      )}
    </>
  )
}

/** "Half of these cost less than £615k". */
export function PriceNote() {
  const { raw, currency, histograms } = useSearch()
  const format = useFormat()
  const median = histograms && medianOf(histograms.price)
  if (!median) return null
  return <>Half of these cost less than {priceWord({ ...raw, currency }, format)(Math.round(median))}</>
}
