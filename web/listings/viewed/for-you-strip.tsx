/**
 * web/listings: suggestions, each with its reason. Reckoned in this browser; off with one press. Links are
 * not asked about and pictures not asked for before somebody opens one: either would name the homes.
 */
import { Link } from 'react-router'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { placeWords } from '../card.tsx'
import { amountWords } from '../price.tsx'
import { setSuggestions, useAlike, useIsOff } from './for-you.ts'
import { suggest, type Suggestion } from './for-you.rules.ts'
import { forgetPictures } from './held-pictures.ts'
import { HeldThumbnail } from './held-thumbnail.tsx'
import { useRecentlyViewed } from './recently-viewed.ts'
import styles from './viewed-strip.module.css'

const most = 6

function turnOff(): void {
  setSuggestions(false)
  void forgetPictures()
}

/** Nothing until there is something; `saved` are the ids of the homes with a heart. */
export function ForYouStrip({ saved }: { saved: ReadonlySet<string> }) {
  const viewed = useRecentlyViewed()
  const alike = useAlike()
  const isOff = useIsOff()
  const found = suggest({ viewed, alike, saved }, most)
  if (isOff && viewed.length > 0)
    return (
      <p className="page small note">
        Suggestions are off.{' '}
        <button type="button" className="link" onClick={() => setSuggestions(true)}>
          Turn them on
        </button>
      </p>
    )
  if (isOff || found.length === 0) return null
  return (
    <section className="section page" aria-labelledby="for-you">
      <div className="headline">
        <h2 id="for-you" className="heading">
          For you
        </h2>
        <p className="headline-note">
          Reckoned in this browser; nothing of it is sent.{' '}
          <button type="button" className="link" onClick={turnOff}>
            Turn off
          </button>
        </p>
      </div>
      <ul className={styles.homes}>
        {found.map((one) => (
          <Home key={one.home.id} suggestion={one} />
        ))}
      </ul>
    </section>
  )
}

function Home({ suggestion: { home, why } }: { suggestion: Suggestion }) {
  const pageOf = useHomeAddress()
  const format = useFormat()
  return (
    <li>
      <Link className={styles.home} to={pageOf(home.id)} discover="none">
        <HeldThumbnail picture={home.picture} />
        <span>
          <b>
            <span>{typeWords[home.type].one}</span>
            {format.comma}
            <bdi>{placeWords({ place: home.place }, format, 'country')}</bdi>
          </b>
          <span className="small">
            <bdi>{amountWords(home.price, format)}</bdi>
          </span>
          <span className="tiny note">{reasonOf(why, format)}</span>
        </span>
      </Link>
    </li>
  )
}

/** The kind stands first, because in most languages nothing of it then has to agree with the number. */
function reasonOf({ did, count, type }: Suggestion['why'], { number, plural }: Formats): string {
  if (type !== null) {
    const kind = typeWords[type].many
    return did === 'saved'
      ? `${kind}: because you saved ${number(count)}`
      : `${kind}: because you looked at ${number(count)}`
  }
  return did === 'saved'
    ? `Because you saved ${plural(count, 'home')} like it`
    : `Because you looked at ${plural(count, 'home')} like it`
}
