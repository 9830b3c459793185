/** web/home: median asking prices per square metre, or square foot, of the places with most homes. */
import { Link } from 'react-router'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { search } from '#contract/search/search.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { areaSign } from '#web/platform/formats/units.ts'
import { TrendLine } from '#web/ui/charts/trend-line.tsx'
import styles from './market.module.css'

type Figures = Reply<typeof search.market>

export function Market({ month, items }: Figures) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  if (items.length === 0) return null
  return (
    <section className="section page" id="market">
      <div className="headline">
        <h2 className="heading">Market figures</h2>
        <p className="headline-note">
          Median asking price per {areaSign(areaUnit, format.locale)} of homes for sale on Meridian,{' '}
          {format.month(month)}. Asking prices, not sale prices.
        </p>
      </div>
      <div className={styles.market}>
        {items.map((figure) => (
          <City key={figure.place.id} figure={figure} perUnit={squareMetresPer[areaUnit]} />
        ))}
      </div>
    </section>
  )
}

function City({ figure, perUnit }: { figure: Figures['items'][number]; perUnit: number }) {
  const format = useFormat()
  const { place, perM2, change, series, medianDaysListed } = figure
  return (
    <article className={styles.marketCity}>
      <h3>
        <Link to={`/property-listing?place=${place.id}`}>
          <bdi>{place.name}</bdi>
        </Link>
      </h3>
      <p className={styles.marketValue}>
        <bdi>{format.money({ ...perM2, amount: Math.round(perM2.amount * perUnit) })}</bdi>
      </p>
      <p className={styles.marketChange}>
        {change === null ? (
          'No earlier figure'
        ) : (
          <>
            <b>{format.percent(change, true)}</b> in twelve months
          </>
        )}
      </p>
      <TrendLine values={series} />
      <p className={styles.marketDays}>Listed for {format.plural(medianDaysListed, 'day')}</p>
    </article>
  )
}
