/**
 * web/platform: how long it takes from a home to up to three addresses of
 * the visitor's own, which stay in the browser.
 */
import { Bike, Car, Footprints, X, type LucideIcon } from 'lucide-react'
import { travelModes, type TravelMode, type TravelTimes } from '#contract/search/travel.ts'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { travelModeWords } from '#web/platform/words/travel-mode-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { addOwnPlace, mostOwnPlaces, removeOwnPlace, useOwnPlaces, type OwnPlace } from './own-places.ts'
import { Minutes } from './minutes.tsx'
import { PointField } from './point-field.tsx'
import { useTimes } from './use-times.ts'
import styles from './how-long.module.css'

const icons: Record<TravelMode, LucideIcon> = { car: Car, bicycle: Bike, foot: Footprints }

export function HowLong({ point }: { point: PublicPoint }) {
  const places = useOwnPlaces()
  const { rows, failed } = useTimes([point], places)
  const times = rows[0] ?? []
  const isStraight = times.some((of) => travelModes.some((mode) => of[mode]?.by === 'straight'))
  return (
    <section
      className={classNames(styles.howLong, places.length === 0 && 'no-print')}
      aria-labelledby="how-long"
    >
      <h3 id="how-long" className="subheading">
        How long to …
      </h3>
      <p className="small note no-print">
        Work, school, friends: up to three addresses of yours. They are kept in this browser only.
      </p>
      {places.length > 0 && (
        <ul className={styles.places} aria-live="polite">
          {places.map((place, at) => (
            <Place key={`${place.lat},${place.lon}`} place={place} times={times[at]} />
          ))}
        </ul>
      )}
      {failed && <p className="small soft">The times did not arrive. Please try again in a moment.</p>}
      {isStraight && (
        <p className="small note">
          The streets are not known everywhere here: times with “about” are estimated as the crow flies.
        </p>
      )}
      {times.length > 0 && point.radiusM > 0 && (
        <p className="small note">Counted from the middle of the circle.</p>
      )}
      {places.length < mostOwnPlaces && (
        <div className={classNames(styles.add, 'no-print')}>
          <PointField
            label="Add an address"
            help="A street, a town, a district or a postcode"
            onChoose={addOwnPlace}
          />
        </div>
      )}
    </section>
  )
}

function Place({ place, times }: { place: OwnPlace; times: TravelTimes | undefined }) {
  return (
    <li className={styles.place}>
      <bdi translate="no" className={styles.name}>
        {place.name}
      </bdi>
      <dl className={styles.times}>
        {travelModes.map((mode) => (
          <div key={mode}>
            <dt>
              <Icon of={icons[mode]} small />
              <span className="quiet-text">{travelModeWords[mode]}</span>
            </dt>
            <dd className="num">{times && <Minutes time={times[mode]} />}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button button--plain button--round no-print"
        aria-label={`Remove ${place.name}`}
        onClick={() => removeOwnPlace(place)}
      >
        <Icon of={X} small />
      </button>
    </li>
  )
}
