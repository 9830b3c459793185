/** web/enquiries/sent: the homes an agency named in its answer, with what tells one from another. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Listing } from '#contract/listings/listings.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { useFormat, usePreferences, type Formats } from '#web/platform/formats/format.tsx'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { periodWords, priceModeWords, typeWords } from '#web/platform/words/words.ts'
import styles from './compared.module.css'

/** So many are shown; the others are in what the agency wrote. */
const shownHomes = 4

export function NamedHomes({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return <span className="soft">None yet</span>
  return (
    <ul className={styles.comparedHomes}>
      {ids.slice(0, shownHomes).map((id, at) => (
        <NamedHome key={id} id={id} at={at} />
      ))}
    </ul>
  )
}

/** A number until more is known of it, or where nothing is. */
function NamedHome({ id, at }: { id: string; at: number }) {
  const format = useFormat()
  const home = useHome(id)
  const title = home && (home.texts.find((text) => text.title)?.title ?? typeWords[home.type].one)
  return (
    <li>
      <Link className="link link--inline" to={publicHomeAddress(id)}>
        {title ? <bdi>{title}</bdi> : `Home ${format.number(at + 1)}`}
      </Link>
      {home && <HomeFacts home={home} format={format} />}
    </li>
  )
}

function HomeFacts({ home, format }: { home: Listing; format: Formats }) {
  const price = home.offers[0]?.price
  const area = home.areas[0]?.valueM2
  return (
    <>
      {price && (
        <p>
          {price.amount === null ? (
            priceModeWords.onRequest
          ) : (
            <>
              <bdi className="num">{format.money({ amount: price.amount, currency: price.currency })}</bdi>{' '}
              {periodWords[price.period]}
            </>
          )}
        </p>
      )}
      <ul className={styles.comparedFacts}>
        {home.beds !== null && home.beds > 0 && <li>{format.plural(home.beds, 'bedroom')}</li>}
        {area !== undefined && (
          <li>
            <bdi>{format.area(area)}</bdi>
          </li>
        )}
      </ul>
    </>
  )
}

/** Null until it is known, and for one that is not on Meridian any more. */
function useHome(id: string): Listing | null {
  const [home, setHome] = useState<Listing | null>(null)
  const { currency } = usePreferences()
  useEffect(() => {
    let isWanted = true
    void browserApi()
      .then(({ listings }) => listings.get({ params: { id }, query: { currency } }))
      .then(
        (found) => isWanted && setHome(found),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [id, currency])
  return home
}
