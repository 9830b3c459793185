/** web/listings: homes as a table, for comparing figures. On phones its rows become cards. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Card } from '#contract/search/search.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { areaUnitWords, inUnit } from '#web/platform/formats/units.ts'
import { useSeen } from '#web/platform/kept/seen.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { rove, rovingKeys } from '#web/ui/roving.ts'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { bedsNumber } from './bedrooms.ts'
import { Thumbnail, placeWords } from './card.tsx'
import { CardTools } from './card-tools.tsx'
import { Freshness } from './freshness.tsx'
import { HeartSlot } from './heart-slot.tsx'
import { Price } from './price.tsx'
import styles from './home-table.module.css'
import cardStyles from './card.module.css'

type Props = {
  homes: readonly Card[]
  /** By id: what is to be said of a home beside its own figures. */
  notes?: ReadonlyMap<string, ReactNode> | undefined
}

export function HomeTable({ homes, notes }: Props) {
  const { areaUnit } = usePreferences()
  const heads = [
    'Home',
    'Price',
    `Per ${areaUnitWords[areaUnit]}`,
    'Beds',
    'Baths',
    'Area',
    'Listed',
    'Confirmed',
  ]
  return (
    <div className={styles.homeTable}>
      <Table className="small-heads stacked">
        <thead>
          <Row>
            {heads.map((head, index) => (
              <Head key={head} className={index > 1 && index < 6 ? styles.end : undefined}>
                {head}
              </Head>
            ))}
            <Head>
              <span className="quiet-text">Save</span>
            </Head>
          </Row>
        </thead>
        <tbody>
          {homes.map((home) => (
            <Entry key={home.id} home={home} note={notes?.get(home.id)} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Entry({ home, note }: { home: Card; note: ReactNode }) {
  const format = useFormat()
  const seen = useSeen().has(home.id)
  const pageOf = useHomeAddress()
  const { areaUnit } = usePreferences()
  const money =
    home.converted ??
    (home.price.amount === null ? null : { amount: home.price.amount, currency: home.price.currency })
  const perUnit =
    money && home.area
      ? { ...money, amount: Math.round(money.amount / inUnit(home.area.valueM2, areaUnit)) }
      : null
  return (
    <Row className={classNames(seen && cardStyles.cardSeen)} onKeyDown={rove}>
      <Cell>
        <Link className={styles.homeTableName} to={pageOf(home.id)} aria-keyshortcuts={rovingKeys}>
          <Thumbnail picture={home.image} />
          <span>
            <b>{typeWords[home.type].one}</b>
            <bdi className="small soft">{placeWords(home, format)}</bdi>
          </span>
        </Link>
      </Cell>
      <Cell>
        <Price price={home.price} converted={home.converted} reduced={home.reduced} />
        {note}
      </Cell>
      <Cell className={classNames('num', styles.end)} data-label={`Per ${areaUnitWords[areaUnit]}`}>
        {perUnit && <bdi>{format.about(perUnit)}</bdi>}
      </Cell>
      <Cell className={classNames('num', styles.end)} data-label="Beds">
        {home.beds !== null && bedsNumber({ beds: home.beds, bedsMax: home.bedsMax }, format)}
      </Cell>
      <Cell className={classNames('num', styles.end)} data-label="Baths">
        {home.baths !== null && format.number(home.baths)}
      </Cell>
      <Cell className={classNames('num keep', styles.end)} data-label="Area">
        {home.area && format.area(home.area.valueM2, home.area.max?.valueM2)}
      </Cell>
      <Cell className="small soft keep" data-label="Listed">
        {sentence(format.ago(home.listedAt))}
      </Cell>
      <Cell>
        <Freshness confirmedAt={home.confirmedAt} brief />
      </Cell>
      <Cell className={styles.homeTableEnd}>
        <div className={styles.homeTableTools}>
          <CardTools home={home} />
          <HeartSlot home={home} />
        </div>
      </Cell>
    </Row>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
