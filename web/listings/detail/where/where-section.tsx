/**
 * web/listings: where a home is: a framed map as exact as the agent
 * allows, the same in words, and what is near.
 */
import type { Listing } from '#contract/listings/listings.ts'
import type { NearAnswer } from '#contract/search/regions.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { DeferredHowLong } from '#web/platform/points/deferred-how-long.tsx'
import { NearBy } from './near-by.tsx'
import { Plate, type LiveMap } from './plate.tsx'
import { coordinates, honesty } from './precision.ts'
import { placeLine } from '../texts/texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FoldSection } from '#web/ui/sections/fold-section.tsx'
import homeBodyStyles from '../../section.module.css'
import styles from './where-section.module.css'
import plateStyles from './plate.module.css'

/** `distance` in metres from the public point. */
export type Nearby = { id: string; name: string; distance: number }

type Props = {
  home: Pick<Listing, 'point' | 'place'>
  nearby: readonly Nearby[]
  near: NearAnswer
  live: LiveMap
  styleUrl: string | null
}

export function WhereSection({ home: { point, place }, nearby, near, live, styleUrl }: Props) {
  const format = useFormat()
  const { title, text } = honesty(point, format.distance)
  const isExact = point?.radiusM === 0
  return (
    <FoldSection id="where" title="Where it is" className={homeBodyStyles.wide}>
      <div className={homeBodyStyles.columns}>
        {point ? (
          <Plate point={point} name={place.name} hasStreets={near.streets} live={live} styleUrl={styleUrl} />
        ) : (
          <NoPoint place={place} />
        )}
        <div>
          <div className="stack">
            <h3 className="subheading">{title}</h3>
            <p className="soft">{text}</p>
            {point && (
              <p className="small note num">
                <bdi>{coordinates(point, format.locale)}</bdi>.{' '}
                {nearby.length > 0 && (
                  <span>
                    {isExact
                      ? 'Distances are as the crow flies.'
                      : 'Distances are as the crow flies, from the middle of the circle.'}
                  </span>
                )}
              </p>
            )}
            {nearby.length > 0 && (
              <dl className={styles.nearby}>
                {nearby.map(({ id, name, distance }) => (
                  <div key={id} className="leader">
                    <dt>
                      <bdi>{name}</bdi>
                    </dt>
                    <dd>
                      {isExact ? '' : 'about '}
                      <bdi>
                        {format.distance(
                          isExact ? distance : Math.max(1_000, Math.round(distance / 1_000) * 1_000),
                        )}
                      </bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
      </div>
      {point && <NearBy point={point} near={near} />}
      {point && <DeferredHowLong point={point} />}
    </FoldSection>
  )
}

function NoPoint({ place }: Pick<Listing, 'place'>) {
  const format = useFormat()
  return (
    <div className={plateStyles.plate}>
      <div className={classNames(plateStyles.plateMap, plateStyles.plateMapNone)}>
        <p className="soft">
          Somewhere in <bdi>{placeLine({ ...place, street: null, district: null }, format)}</bdi>
        </p>
      </div>
    </div>
  )
}
