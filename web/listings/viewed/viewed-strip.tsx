/**
 * web/listings: the homes somebody looked at last, from this browser alone; the server never hears of them.
 */
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { placeWords } from '../card.tsx'
import { HeldThumbnail } from './held-thumbnail.tsx'
import { useRecentlyViewed } from './recently-viewed.ts'
import styles from './viewed-strip.module.css'

const most = 6

/** Nothing until there is something. */
export function ViewedStrip() {
  const homes = useRecentlyViewed()
  const pageOf = useHomeAddress()
  const format = useFormat()
  if (homes.length === 0) return null
  return (
    <section className="section page" aria-labelledby="viewed">
      <div className="headline">
        <h2 id="viewed" className="heading">
          Homes you looked at
        </h2>
        <p className="headline-note">Kept in this browser, and nowhere else</p>
      </div>
      <ul className={styles.homes}>
        {homes.slice(0, most).map(({ id, title, place, picture }) => (
          <li key={id}>
            <Link className={styles.home} to={pageOf(id)} discover="none">
              <HeldThumbnail picture={picture} />
              <span>
                <b>
                  <bdi>{title}</bdi>
                </b>
                <span className="small soft">
                  <bdi>{placeWords({ place }, format, 'country')}</bdi>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
