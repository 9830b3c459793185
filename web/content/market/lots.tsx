/** web/content: lots of the dealing room: what is asked, for how much space, and the indicative yield. */
import { Form, Link, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { markets, Lot } from '#contract/search/markets.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import { lotSorts } from '#contract/search/lot-sorts.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { areaUnitWords } from '#web/platform/formats/units.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/field.tsx'
import { useOwnMoney } from './country-table.tsx'
import { lotsAddress, type LotsAsked } from './lots-address.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './lots.module.css'

type Room = Reply<typeof markets.dealingRoom>

const sortWords: Record<LotsAsked['sort'], string> = {
  yield: 'Highest yield first',
  price: 'Lowest price first',
  '-price': 'Highest price first',
  newest: 'Newest first',
}

export function LotsFilter({
  asked,
  countries,
  types,
}: { asked: LotsAsked } & Pick<Room, 'countries' | 'types'>) {
  const format = useFormat()
  const { pathname } = useLocation()
  return (
    <Form
      key={lotsAddress(asked)}
      method="get"
      action={pathname}
      className={styles.lotsFilter}
      preventScrollReset
    >
      <Select label="Country" name="country" defaultValue={asked.country ?? ''}>
        <option value="">All countries</option>
        {countries.map(({ country, count }) => (
          <option key={country} value={country}>
            {format.country(country)} ({format.number(count)})
          </option>
        ))}
      </Select>
      <Select label="Type" name="type" defaultValue={asked.type ?? ''}>
        <option value="">All types</option>
        {types.map(({ type, count }) => (
          <option key={type} value={type}>
            {typeWords[type].many} ({format.number(count)})
          </option>
        ))}
      </Select>
      <Select label="Order" name="sort" defaultValue={asked.sort}>
        {lotSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortWords[sort]}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="primary">
        Show
      </Button>
    </Form>
  )
}

/** `to` is the page of a lot, `picture` its thumbnail: both belong to listings. */
type LotOf = { of: Lot; to: string; where: string; picture: ReactNode; price: ReactNode }

export function LotRow({ of, to, where, picture, price }: LotOf) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  const own = useOwnMoney()
  const perUnit = squareMetresPer[areaUnit]
  return (
    <li className={styles.lot}>
      {picture}
      <div className={styles.lotName}>
        <h3>
          <Link to={to}>
            <span>{typeWords[of.card.type].one}</span>
            {format.comma}
            <bdi>{where}</bdi>
          </Link>
        </h3>
        <p className="small soft">
          <bdi>{of.card.title}</bdi>
        </p>
      </div>
      <div>{price}</div>
      <dl className={classNames('small num', styles.lotFacts)}>
        <div>
          <dt>Area</dt>
          <dd>{of.card.area ? format.area(of.card.area.valueM2) : 'Not given'}</dd>
        </div>
        <div>
          <dt>Per {areaUnitWords[areaUnit]}</dt>
          <dd>
            {of.perM2 ? (
              <bdi>{own({ ...of.perM2, amount: Math.round(of.perM2.amount * perUnit) })}</bdi>
            ) : (
              'Not known'
            )}
          </dd>
        </div>
      </dl>
      <Yield of={of.yield} />
    </li>
  )
}

function Yield({ of }: { of: Lot['yield'] }) {
  const format = useFormat()
  if (of === null)
    return (
      <p className={styles.lotYield}>
        <span className="tiny note">No yield: too little to compare</span>
      </p>
    )
  return (
    <p className={styles.lotYield}>
      <strong className="num">{format.percent(of.percent)}</strong>
      <span className="tiny note">
        indicative gross yield, from {format.number(of.comparables)} lots of{' '}
        {of.sameType ? 'this type' : 'this kind'} to lease there
      </span>
    </p>
  )
}
