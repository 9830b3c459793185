/** web/search: floor area and plot, in the visitor's unit. */
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { areaSign, type areaUnitWords } from '#web/platform/formats/units.ts'
import { currencySign } from '#web/platform/formats/money.ts'
import { RangeFields } from './range-fields.tsx'
import { priceWord } from '../words/small-words.ts'
import { useSearch } from '../search-context.tsx'

export const areaNames = ['minArea', 'maxArea', 'areaUnit'] as const

/** The unit of the question when it has areas, otherwise the visitor's. */
function useUnit() {
  const { raw } = useSearch()
  const { areaUnit } = usePreferences()
  const hasAreas =
    raw.minArea ?? raw.maxArea ?? raw.minPlot ?? raw.maxPlot ?? raw.minPerArea ?? raw.maxPerArea
  return hasAreas ? ((raw.areaUnit ?? 'm2') as keyof typeof areaUnitWords) : areaUnit
}

export function AreaFields() {
  const { raw, histograms } = useSearch()
  const format = useFormat()
  const unit = useUnit()
  return (
    <>
      <input type="hidden" name="areaUnit" value={unit} />
      <RangeFields
        names={['minArea', 'maxArea']}
        values={[raw.minArea, raw.maxArea]}
        histogram={histograms?.area}
        suffix={areaSign(unit, format.locale)}
        say={(value) => `${format.number(value)} ${areaSign(unit, format.locale)}`}
      />
    </>
  )
}

/** What one square metre, or foot, may cost. */
export function PerAreaFields() {
  const { raw, currency, live } = useSearch()
  const format = useFormat()
  return (
    <RangeFields
      names={['minPerArea', 'maxPerArea']}
      values={[raw.minPerArea, raw.maxPerArea]}
      affix={currencySign(currency, format.locale)}
      suffix={`/ ${areaSign(useUnit(), format.locale)}`}
      limits={live?.perArea}
      say={priceWord({ ...raw, currency }, format)}
    />
  )
}

export function PlotFields() {
  const { raw } = useSearch()
  const { locale } = useFormat()
  return (
    <RangeFields
      names={['minPlot', 'maxPlot']}
      values={[raw.minPlot, raw.maxPlot]}
      labels={['Plot from', 'Plot up to']}
      suffix={areaSign(useUnit(), locale)}
    />
  )
}
