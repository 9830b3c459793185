/**
 * web/portal/listings: the price of a square metre among those of its neighbours, on a scale of logarithms.
 */
import type { Evidence, Neighbour } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { centsOf } from '../words/evidence-words.ts'
import { placeOnScale, scaleOf } from './scale.rules.ts'
import styles from '../listings.module.css'

type Props = { evidence: Extract<Evidence, { kind: 'price' }>; neighbours: readonly Neighbour[] }

export function PriceScale({ evidence, neighbours }: Props) {
  const { money } = useFormat()
  const euros = (amount: number) => money({ amount: centsOf(amount), currency: 'EUR' })
  const { perM2, median, low, high } = evidence
  const near = neighbours.flatMap((home) => (home.perM2 === null ? [] : [home.perM2]))
  const scale = scaleOf([perM2, low, high, ...near])
  const at = (value: number) => `${placeOnScale(value, scale)}%`
  return (
    <figure className={styles.scale}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={styles.usual}
          x={placeOnScale(low, scale)}
          width={placeOnScale(high, scale) - placeOnScale(low, scale)}
          y="3"
          height="6"
        />
        {near.map((value, index) => (
          <line
            // oxlint-disable-next-line react/no-array-index-key -- marks without a name, in a fixed order
            key={index}
            className={styles.near}
            x1={at(value)}
            x2={at(value)}
            y1="3"
            y2="9"
          />
        ))}
        <line className={styles.middle} x1={at(median)} x2={at(median)} y1="2" y2="10" />
        <line className={styles.own} x1={at(perM2)} x2={at(perM2)} y1="0" y2="12" />
      </svg>
      <figcaption className="small soft">
        {`Usual here: ${euros(low)} to ${euros(high)} for a square metre, in the middle ${euros(median)}. This home: ${euros(perM2)}.`}
      </figcaption>
    </figure>
  )
}
