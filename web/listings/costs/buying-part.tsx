/**
 * web/listings: what buying costs on top of the price, by the country's rule, with its source and its day.
 */
import { moneyOf } from '#contract/money/minor-units.ts'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import { formatter } from '#web/platform/intl/formatters.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import type { BuyingCosts } from './buying.ts'
import type { Buyer, CostLine } from './rule.ts'
import { Row, Sum } from './sum.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './costs.module.css'

const buyerWords: Record<Buyer, string> = {
  main: 'To live in',
  first: 'First home',
  additional: 'Another home',
}

type Known = Extract<BuyingCosts, { known: true }>
type Props = { costs: Known; buyer: Buyer; onBuyer: (buyer: Buyer) => void }

/** A column of its own only where a rule speaks; else `RuleNote` says below the others why there is none. */
export function BuyingPart(props: Props) {
  return (
    <div className={styles.costPart}>
      <h3>Buying it, on top of the price</h3>
      <Rule {...props} />
    </div>
  )
}

/** Never a figure where there is no rule. */
function noRule(
  why: Extract<BuyingCosts, { known: false }>['why'],
  country: string,
  region: string | null,
): string {
  switch (why) {
    case 'price':
      return 'There is no price to work from.'
    case 'use':
      return `We have checked rules only for homes, not yet for other property in ${country}.`
    case 'region':
      return region
        ? `We have no checked rule for ${region}, ${country} yet.`
        : `Taxes differ within ${country}, and the listing does not say which part of it the home is in.`
    case 'case':
      return `We have no checked rule for a purchase like this in ${country} yet.`
    case 'country':
      return `We have no checked rule for ${country} yet. A notary or solicitor there will know taxes and fees.`
  }
}

/** Beside thousands, a hundredth of a unit says nothing; one line with it and the next without is worse. */
const wholly = (amount: number, currency: string) => moneyOf(Math.round(amount), currency)

function Rule({ costs, buyer, onBuyer }: Props) {
  const format = useFormat()
  const { currency, perBuyer } = costs
  const chosen = perBuyer.find((one) => one.buyer === buyer) ?? perBuyer[0]
  if (!chosen) return null
  return (
    <>
      <Sum
        money={wholly(chosen.amount, currency)}
        most={chosen.most === null ? null : wholly(chosen.most, currency)}
        how={/* translate="yes" */ 'once'}
      />
      {perBuyer.length > 1 && (
        <Segments
          className={classNames('no-print', styles.costBuyers)}
          label="Who buys"
          name="buyer"
          value={chosen.buyer}
          options={perBuyer.map(({ buyer }) => ({ value: buyer, label: buyerWords[buyer] }))}
          onChange={onBuyer}
        />
      )}
      <dl>
        {chosen.lines.map((line) => (
          <Row
            key={`${line.name} ${line.from ?? ''}`}
            name={lineName(line, currency, format)}
            note={line.note}
          >
            <bdi>{format.money(wholly(line.amount, currency))}</bdi>
            {line.most !== null && (
              <>
                {' to '}
                <bdi>{format.money(wholly(line.most, currency))}</bdi>
              </>
            )}
          </Row>
        ))}
      </dl>
      {chosen.lines.length === 0 && <p className={styles.costNone}>No tax is due.</p>}
    </>
  )
}

/** `Stamp duty, 5% from £250,000`. */
function lineName({ name, rate, from }: CostLine, currency: string, format: Formats): string {
  if (rate === null) return name
  const per = formatter(format.locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate)
  return from ? `${name}, ${per} from ${format.money(moneyOf(from, currency))}` : `${name}, ${per}`
}

type NoteProps = { costs: BuyingCosts; country: string; region: string | null; hasPrice: boolean }

/** What the figures hold for, where they come from and how old they are; or why there are none. */
export function RuleNote({ costs, country, region, hasPrice }: NoteProps) {
  const format = useFormat()
  if (!costs.known) {
    // That there is no price is said already.
    if (!hasPrice) return null
    return (
      <p className={classNames('tiny note', styles.costNote)}>
        <b>Buying it, on top of the price</b>
        <br />
        {noRule(costs.why, country, region)}
      </p>
    )
  }
  const { covers, besides, since, checked, isOld, source } = costs
  return (
    <p className={classNames('tiny note', styles.costNote)}>
      Buying costs for {covers}. Rule in force since {format.date(since)}, last checked {format.date(checked)}
      {isOld && '; it may have changed since, so look at the source'}. {besides}{' '}
      <a className="link link--inline" href={source.url} target="_blank" rel="noopener">
        See the source: {source.name}
      </a>
    </p>
  )
}
