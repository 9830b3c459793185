/** web/listings: what a home costs altogether, in the money of whoever looks. */
import type { Listing } from '#contract/listings/listings.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import type { BuyingCosts } from './buying.ts'
import { movingIn } from './moving-in.ts'
import { Row } from './sum.tsx'
import styles from './costs.module.css'

type Props = { offer: Listing['offers'][number]; costs: BuyingCosts }
type Part = { name: string; money: Money }

/** Nothing where the costs are not known, or a currency has no rate. */
export function OwnMoney({ offer, costs }: Props) {
  const format = useFormat()
  const { currency } = usePreferences()
  const { convert } = useRates()
  const known = partsOf(offer, costs)
  const parts = known.flatMap(({ name, money }) => {
    const whole = convert(wholeUnits(money), money.currency, currency)
    return whole === null ? [] : [{ name, money: moneyOf(whole, currency) }]
  })
  if (parts.length === 0 || parts.length < known.length) return null
  const isExact = known.every(({ money }) => money.currency === currency)
  const said = (money: Money) => (isExact ? format.money(money) : `≈ ${format.about(money)}`)
  const amount = parts.reduce((total, { money }) => total + money.amount, 0)
  return (
    <div className={styles.costOwn}>
      <h3>Altogether, in your money</h3>
      <p className={styles.costSum}>
        <bdi>{said({ amount, currency })}</bdi>
      </p>
      <dl>
        {parts.map(({ name, money }) => (
          <Row key={name} name={name}>
            <bdi>{said(money)}</bdi>
          </Row>
        ))}
      </dl>
    </div>
  )
}

function partsOf(offer: Props['offer'], costs: BuyingCosts): Part[] {
  const { amount, currency } = offer.price
  if (offer.purpose !== 'sale') {
    const { together } = movingIn(offer)
    return together ? [{ name: 'To move in', money: together }] : []
  }
  const [usual] = costs.known ? costs.perBuyer : []
  if (amount === null || !costs.known || !usual) return []
  return [
    { name: 'Price', money: { amount, currency } },
    { name: 'Taxes and fees of buying', money: moneyOf(usual.most ?? usual.amount, costs.currency) },
  ]
}
