/** web/home: an index of places with dotted leaders, as at the back of an atlas. */
import { Link } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { places } from '#contract/search/places.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import styles from './places-index.module.css'

type Directory = Reply<typeof places.directory>
type Continent = Directory['continents'][number]

const names: Record<Continent['code'], string> = {
  EU: 'Europe',
  AM: 'Americas',
  AF: 'Africa and the Gulf',
  AS: 'Asia and Oceania',
}
/** Places of one column. */
const most = 6

export function PlacesIndex({ continents, listings, countries }: Directory) {
  const format = useFormat()
  const full = continents.filter(({ places }) => places.length > 0)
  if (full.length === 0) return null
  return (
    <section className="section page" id="places">
      <div className="headline">
        <h2 className="heading">Index of places</h2>
        <p className="headline-note">
          {format.plural(listings, 'home')} for sale in {format.plural(countries, 'country', 'countries')}
        </p>
      </div>
      <div className={styles.index}>
        {full.map((continent) => (
          <Column key={continent.code} continent={continent} />
        ))}
      </div>
    </section>
  )
}

function Column({ continent: { code, places } }: { continent: Continent }) {
  const format = useFormat()
  return (
    <nav className={styles.indexColumn} aria-labelledby={`index-${code}`}>
      <h3 id={`index-${code}`}>{names[code]}</h3>
      {places.slice(0, most).map((place) => (
        <Link key={place.id} className="leader" to={`/property-listing?place=${place.id}`}>
          <bdi>{place.name}</bdi>
          <i />
          <span>
            {format.number(place.count)}{' '}
            <span className="quiet-text">{place.count === 1 ? 'home' : 'homes'}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
