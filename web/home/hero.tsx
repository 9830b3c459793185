/** web/home: the first screen: what this is, the search, and the globe with homes on it. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { List, MapPin } from 'lucide-react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Mark } from './globe.ts'
import styles from './hero.module.css'
import '#web/ui/charts/marks.css'

type Props = { marks: readonly Mark[]; countries: number; children: ReactNode }

export function Hero({ marks, countries, children }: Props) {
  const format = useFormat()
  return (
    <section className={styles.hero}>
      <div className={classNames('page', styles.heroRow)}>
        <div className={styles.heroWords}>
          <h1 className="display">A home, anywhere in the world</h1>
          <p className="lead">
            Say what you are looking for in your own words. We turn it into filters you can see, change and
            take away.
          </p>
          <div className={styles.heroSearch}>{children}</div>
          <div className={styles.heroAlso}>
            {countries > 1 && (
              <Link className="link link--plain" to="/#places">
                <Icon of={List} small />
                Browse {format.number(countries)} countries
              </Link>
            )}
            <Link className="link link--plain" to="/property-listing?view=map">
              <Icon of={MapPin} small />
              Look on the map
            </Link>
          </div>
        </div>
        <Globe marks={marks} />
      </div>
    </section>
  )
}

/** A picture of where homes are; everything on it is found again in the lists below. */
function Globe({ marks }: Pick<Props, 'marks'>) {
  const format = useFormat()
  return (
    <div className={styles.globe} aria-hidden="true">
      <div className={styles.globeDisc}>
        <div className={styles.globeSheet} />
        {marks.map((mark) => {
          const style = { left: `${mark.x}%`, top: `${mark.y}%` }
          return mark.kind === 'pin' ? (
            <span key={mark.id} className={classNames('pin', mark.first && 'pin--chosen')} style={style}>
              <bdi>{format.short(mark.price)}</bdi>
            </span>
          ) : (
            <span
              key={mark.id}
              className={classNames(
                'cluster',
                mark.count > 999 && classNames('cluster--m', styles.globeMany),
              )}
              style={style}
            >
              {format.count(mark.count)}
            </span>
          )
        })}
      </div>
    </div>
  )
}
