/**
 * web/content: medians of cities, each in the currency its homes are
 * priced in, with the line of thirteen months.
 */
import { Link } from 'react-router'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { search } from '#contract/search/search.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { TrendLine } from '#web/ui/charts/trend-line.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './market-tables.module.css'

type Figures = Reply<typeof search.market>['items']

export function Cities({ of }: { of: Figures }) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  return (
    <ul className={styles.cities}>
      {of.map(({ place, perM2, change, listings, medianDaysListed, series }) => (
        <li key={place.id} className={styles.city}>
          <h3>
            <Link to={`/property-listing?place=${place.id}`}>
              <bdi>{place.name}</bdi>
            </Link>
            <span className="tiny note">{format.country(place.country)}</span>
          </h3>
          <p className={classNames('num', styles.cityValue)}>
            <bdi>
              {format.money({ ...perM2, amount: Math.round(perM2.amount * squareMetresPer[areaUnit]) })}
            </bdi>
          </p>
          <p className="tiny note num">
            {change === null ? 'No figure of a year ago' : `${format.percent(change, true)} in twelve months`}
          </p>
          <TrendLine values={series} />
          <p className="tiny note num">
            {format.plural(listings, 'home')}, listed for {format.plural(medianDaysListed, 'day')}
          </p>
        </li>
      ))}
    </ul>
  )
}
