/**
 * web/listings: what it costs: loan, running costs and buying for a
 * sale; moving in and running costs for a rent.
 */
import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { perMonth, type Period } from '#contract/vocabulary/codes.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import type { BuyingCosts } from './buying.ts'
import { BuyingPart, RuleNote } from './buying-part.tsx'
import { LivingPart, NothingStated } from './living-part.tsx'
import { MortgagePart } from './mortgage-part.tsx'
import type { KnownRate } from './loan-rates.ts'
import { isWhole, repay, type Loan } from './mortgage.ts'
import { movingIn } from './moving-in.ts'
import type { Buyer } from './rule.ts'
import { Row, Sum } from './sum.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FoldSection } from '#web/ui/sections/fold-section.tsx'
import homeBodyStyles from '../section.module.css'
import styles from './costs.module.css'

type Offer = Listing['offers'][number]
type Props = {
  home: Listing
  offer: Offer
  costs: BuyingCosts
  /** The average that the interest starts from. */
  rate: KnownRate | null
  asked: { loan: Loan; buyer: Buyer }
}

export function CostSection({ home, offer, costs, rate, asked }: Props) {
  return (
    <FoldSection id="cost" title="What it costs" className={homeBodyStyles.wide}>
      {offer.purpose === 'sale' ? (
        <Buying home={home} offer={offer} costs={costs} rate={rate} asked={asked} />
      ) : (
        <Renting offer={offer} />
      )}
    </FoldSection>
  )
}

/** A form, so that it works without script: the address then holds what was chosen. */
function Buying({ home, offer, costs, rate, asked }: Props) {
  const format = useFormat()
  const [loan, setLoan] = useState(asked.loan)
  const [buyer, setBuyer] = useState(asked.buyer)
  const { amount, currency } = offer.price
  const price = amount === null ? null : wholeUnits({ amount, currency })
  const monthly =
    price === null || !isWhole(loan) ? null : moneyOf(Math.round(repay(price, loan).monthly), currency)
  return (
    <form method="get" action="#cost" onSubmit={(event) => event.preventDefault()}>
      {home.offers.length > 1 && <input type="hidden" name="purpose" value={offer.purpose} />}
      <div className={styles.cost}>
        {price === null ? (
          <div className={styles.costPart}>
            <h3>Mortgage</h3>
            <OnRequest />
          </div>
        ) : (
          <MortgagePart
            price={price}
            currency={currency}
            country={format.country(home.place.country)}
            rate={rate}
            loan={loan}
            onLoan={setLoan}
          />
        )}
        {offer.costs.length > 0 && (
          <LivingPart costs={offer.costs} main={monthly && { name: 'Mortgage', money: monthly }} />
        )}
        {costs.known && <BuyingPart costs={costs} buyer={buyer} onBuyer={setBuyer} />}
      </div>
      <NothingStated costs={offer.costs} />
      <RuleNote
        costs={costs}
        country={format.country(home.place.country)}
        region={home.place.region}
        hasPrice={price !== null}
      />
    </form>
  )
}

/** In place of sums that need a price. */
function OnRequest() {
  return (
    <p className={styles.costNone}>
      The price is on request, so there is nothing to work from. Ask the agent.
    </p>
  )
}

const askedWords: Record<Period, string | null> = {
  once: null,
  day: 'it is asked by the day',
  week: 'it is asked by the week',
  fortnight: 'it is asked by the fortnight',
  month: 'it is asked by the month',
  quarter: 'it is asked by the quarter',
  year: 'it is asked by the year',
  season: 'it is asked by the season',
}

function Renting({ offer }: { offer: Offer }) {
  const format = useFormat()
  const { price } = offer
  const { firstRent, deposit, together } = movingIn(offer)
  const monthly =
    price.amount === null
      ? null
      : { amount: Math.round(price.amount * perMonth[price.period]), currency: price.currency }
  // A month of a rent that is asked by the month, and nothing beside it, would only say it again.
  const hasMore = offer.costs.length > 0 || (monthly !== null && price.period !== 'month')
  return (
    <>
      <div className={classNames(styles.cost, styles.costTwo)}>
        <div className={styles.costPart}>
          <h3>Moving in</h3>
          {together && <Sum money={together} how={/* translate="yes" */ 'once'} />}
          {price.amount === null && <OnRequest />}
          <dl>
            {firstRent && (
              <Row name="First rent" note={askedWords[price.period]}>
                <bdi>{format.money(firstRent)}</bdi>
              </Row>
            )}
            {deposit && (
              <Row name="Rental deposit" note="paid back when you leave, if all is well">
                <bdi>{format.money(deposit)}</bdi>
              </Row>
            )}
          </dl>
          <p className={classNames('tiny note no-print', styles.costHint)}>
            {deposit
              ? 'As the listing states them. Ask whether there are fees or an agent’s commission.'
              : 'The listing states no deposit. Ask for it, and whether there are fees or an agent’s commission.'}
          </p>
        </div>
        {hasMore && <LivingPart costs={offer.costs} main={monthly && { name: 'Rent', money: monthly }} />}
      </div>
      <NothingStated costs={offer.costs} />
    </>
  )
}
