/** web/listings: up to four homes side by side; rows in which they differ are marked. */
import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import type { Listing } from '#contract/listings/listings.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { compareAddress, useHomeAddress } from '#web/platform/meta/home-address.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Thumbnail } from '../card.tsx'
import { factsOf } from '../detail/facts/home-facts.ts'
import { Freshness } from '../freshness.tsx'
import { Price } from '../price.tsx'
import { factRows, featureRows } from './compare.rules.ts'
import { toggleCompared } from './compared.ts'
import { TimeRows } from './time-rows.tsx'
import styles from './compare.module.css'

type Props = { homes: readonly Listing[]; purpose: Purpose | null; onlyDifferences: boolean }

export function CompareTable({ homes, purpose, onlyDifferences }: Props) {
  const format = useFormat()
  const { areaUnit: measure } = usePreferences()
  const sides = homes.map((home) => ({
    facts: [
      { name: 'Type', value: typeWords[home.type].one },
      ...factsOf(home, offerOf(home, purpose), { format, measure }),
      { name: 'Energy class', value: home.energy?.class ?? 'not stated' },
      { name: 'Listed', value: format.ago(home.listedAt) },
      { name: 'Agency', value: home.agency.name },
    ],
    features: home.features,
  }))
  const shown = <T extends { differs: boolean }>(rows: T[]) =>
    onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.compare} aria-label="Homes side by side" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="quiet-text">What</span>
            </th>
            {homes.map((home) => (
              <th key={home.id} scope="col">
                <Head home={home} purpose={purpose} others={homes.filter(({ id }) => id !== home.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown(factRows(sides)).map(({ name, values, differs }) => (
            <tr key={name} className={classNames(differs && styles.differs)}>
              <Name differs={differs}>{name}</Name>
              {values.map((value, at) => (
                <td key={homes[at]?.id}>
                  <Value>{value}</Value>
                </td>
              ))}
            </tr>
          ))}
          <TimeRows homes={homes} />
          {shown(featureRows(sides)).map(({ code, has, differs }) => (
            <tr key={code} className={classNames(differs && styles.differs)}>
              <Name differs={differs}>{featureWords[code as keyof typeof featureWords] ?? code}</Name>
              {has.map((one, at) => (
                <td key={homes[at]?.id}>
                  <Icon of={one ? Check : Minus} small />
                  <span className="quiet-text">{one ? 'yes' : 'not stated'}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Name({ differs, children }: { differs: boolean; children: string }) {
  return (
    <th scope="row">
      {children}
      {differs && <span className="quiet-text"> (differs)</span>}
    </th>
  )
}

const Value = ({ children }: { children: string | null }) =>
  children === null ? <span className="note">not stated</span> : <bdi translate="yes">{children}</bdi>

/** The offer that was searched for, else the first. */
function offerOf(home: Listing, purpose: Purpose | null): Listing['offers'][number] {
  const [first] = home.offers
  const found = home.offers.find((offer) => offer.purpose === purpose) ?? first
  if (!found) throw new Error('A listing without an offer')
  return found
}

type HeadProps = { home: Listing; purpose: Purpose | null; others: readonly Listing[] }

function Head({ home, purpose, others }: HeadProps) {
  const pageOf = useHomeAddress()
  const { price, converted } = offerOf(home, purpose)
  const picture = home.media.find((one) => one.kind === 'photo' && one.picture)?.picture ?? null
  const title = home.texts.find((text) => text.title)?.title ?? typeWords[home.type].one
  return (
    <div className={styles.compareHead}>
      <Thumbnail picture={picture} />
      <Price price={price} converted={converted} reduced={home.reduced} />
      <Link to={pageOf(home.id)} className={styles.compareName}>
        <bdi>{title}</bdi>
      </Link>
      <span className="small soft">
        <bdi>{home.place.name}</bdi>
      </span>
      <Freshness confirmedAt={home.confirmedAt} brief />
      <Link
        className="link small no-print"
        to={compareAddress(others.map(({ id }) => id))}
        onClick={() => void toggleCompared(home.id)}
      >
        Take away<span className="quiet-text"> {title}</span>
      </Link>
    </div>
  )
}
