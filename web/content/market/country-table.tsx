/** web/content: what is asked for homes, country by country, in the visitor's currency and unit. */
import { Link } from 'react-router'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import type { CountryMedians } from '#contract/search/markets.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import { areaUnitWords } from '#web/platform/formats/units.ts'
import { Bars } from './bars.tsx'

export const countrySearch = (country: string, purpose: 'sale' | 'rent' = 'sale'): string =>
  `/property-listing?${purpose === 'rent' ? 'purpose=rent&' : ''}place=country:${country}`

/** Money in the visitor's currency, to four digits, because it went through a reference rate. */
export function useOwnMoney(): (money: Money) => string {
  const format = useFormat()
  const { convert } = useRates()
  const { currency } = usePreferences()
  return (money) => {
    const whole = convert(wholeUnits(money), money.currency, currency)
    return format.about(whole === null ? money : moneyOf(whole, currency))
  }
}

export function CountryTable({ of }: { of: readonly CountryMedians[] }) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  const own = useOwnMoney()
  const perUnit = squareMetresPer[areaUnit]
  const unit = areaUnitWords[areaUnit]
  return (
    <Bars
      caption={`Median asking prices of homes for sale by country, per ${unit}`}
      name="Country"
      measure={`Median asking price per ${unit}`}
      bars={of
        .toSorted((a, b) => b.perM2.amount - a.perM2.amount)
        .map((one) => ({
          key: one.country,
          name: <Link to={countrySearch(one.country)}>{format.country(one.country)}</Link>,
          value: one.perM2.amount,
          words: own({ ...one.perM2, amount: Math.round(one.perM2.amount * perUnit) }),
          more: [
            { label: 'Median home', words: own(one.median) },
            { label: 'Median rent a month', words: one.rent ? own(one.rent.median) : '–' },
            { label: 'Homes for sale', words: format.number(one.homes) },
            { label: 'Days listed', words: format.number(one.medianDaysListed) },
          ],
        }))}
    />
  )
}
