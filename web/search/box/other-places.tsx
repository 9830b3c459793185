/** web/search: other places of the same name, one tap away. */
import { Link } from 'react-router'
import { addressWith } from '../question/addresses.ts'
import { placeInFull, toldApart } from '../question/place-words.ts'
import { useSearch } from '../search-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from '../sentence/said.module.css'

export function OtherPlaces() {
  const { raw, view, others, place } = useSearch()
  const told = toldApart(others, place)
  if (told.length === 0) return null
  return (
    <nav className={classNames('chips', styles.saidNote)} aria-label="Other places of this name">
      <span className="small soft">Or did you mean</span>
      {told.map((place) => (
        <Link
          className="chip"
          key={place.id}
          preventScrollReset
          to={addressWith(raw, { place: place.id, near: undefined, radius: undefined, box: undefined }, view)}
        >
          <bdi>{placeInFull(place)}</bdi>
        </Link>
      ))}
    </nav>
  )
}
