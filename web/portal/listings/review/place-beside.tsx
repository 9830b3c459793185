/** web/portal/listings: what the address says of a home's place, beside where its point lies. */
import { Link } from 'react-router'
import type { Evidence, ModeratedHome } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import styles from '../listings.module.css'

type PlaceEvidence = Extract<Evidence, { kind: 'impossible' | 'farFromTown' }>

export const isOfPlace = (evidence: Evidence): evidence is PlaceEvidence =>
  evidence.kind === 'impossible' || evidence.kind === 'farFromTown'

export function PlaceBeside({ home, evidence }: { home: ModeratedHome; evidence: PlaceEvidence }) {
  const { country } = useFormat()
  return (
    <section aria-labelledby={`point-${evidence.kind}`}>
      <h2 id={`point-${evidence.kind}`}>Where its point lies</h2>
      <table className={styles.twins}>
        <tbody>
          <tr>
            <th scope="row">The address says</th>
            <td>
              <bdi translate="no">{home.place}</bdi>, <span>{country(home.country)}</span>
            </td>
          </tr>
          <tr>
            <th scope="row">The point lies</th>
            <td>
              <Point evidence={evidence} />
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        <Link className="link" to={`/portal/listings/${home.id}`}>
          See it on the map
        </Link>
      </p>
    </section>
  )
}

function Point({ evidence }: { evidence: PlaceEvidence }) {
  const { country, distance, number } = useFormat()
  if (evidence.kind === 'farFromTown')
    return (
      <span>{`${distance(evidence.metres)} from ${evidence.town}; ${number(evidence.limitKm)} km are usual`}</span>
    )
  const { lat, lon, nearest } = evidence
  return (
    <>
      <bdi className="num" translate="no">{`${lat.toFixed(4)}°, ${lon.toFixed(4)}°`}</bdi>
      <span className="row-sub">
        {nearest
          ? `${distance(nearest.metres)} from ${nearest.name}, ${country(nearest.country)}`
          : 'No town is near it'}
      </span>
    </>
  )
}
