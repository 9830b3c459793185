/** web/listings: price reductions as an almanac would set them. On phones its rows become small grids. */
import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { search } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { periodWords } from '#web/platform/words/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StepLine } from '#web/ui/charts/step-line.tsx'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { Thumbnail, placeWords } from './card.tsx'
import { Freshness } from './freshness.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './ledger.module.css'
import priceStyles from './price.module.css'

type Reduction = Reply<typeof search.reductions>['items'][number]

export function Ledger({ items }: { items: readonly Reduction[] }) {
  return (
    <Table className={classNames('small-heads stacked', styles.ledger)}>
      <thead>
        <Row>
          <Head>Home</Head>
          <Head>Asking price so far</Head>
          <Head className={classNames(styles.lEnd, styles.lWas)}>Was</Head>
          <Head className={styles.lEnd}>Now</Head>
          <Head className={styles.lEnd}>Change</Head>
          <Head className={styles.lEnd}>Listed</Head>
          <Head className={classNames(styles.lEnd, styles.lFresh)}>Last confirmed</Head>
        </Row>
      </thead>
      <tbody>
        {items.map((one) => (
          <Entry key={one.card.id} reduction={one} />
        ))}
      </tbody>
    </Table>
  )
}

function Entry({ reduction: { card, steps, change, daysListed } }: { reduction: Reduction }) {
  const format = useFormat()
  const pageOf = useHomeAddress()
  const { price, converted, reduced } = card
  return (
    <Row>
      <Cell>
        <Link className={styles.ledgerHome} to={pageOf(card.id)}>
          <Thumbnail picture={card.image} />
          <span>
            <b>
              <bdi>{card.title}</bdi>
            </b>
            <span className="small soft">
              <bdi>{placeWords(card, format, 'country')}</bdi>
            </span>
          </span>
        </Link>
      </Cell>
      <Cell className={styles.lSpark}>
        <StepLine steps={steps} until={format.now} />
      </Cell>
      <Cell className={classNames('small', styles.lWas, styles.lEnd)}>
        {reduced && (
          <s className={styles.was}>
            <bdi>{format.money(reduced.from)}</bdi>
          </s>
        )}
      </Cell>
      <Cell className={classNames(styles.lNow, styles.lEnd)}>
        {price.amount !== null && (
          <span className={styles.now}>
            <bdi>{format.money({ amount: price.amount, currency: price.currency })}</bdi>
            {price.period !== 'once' && (
              <span className={priceStyles.pricePer}>{periodWords[price.period]}</span>
            )}
          </span>
        )}
        {converted && (
          <span className={priceStyles.priceOther}>
            ≈ <bdi>{format.about(converted)}</bdi>
          </span>
        )}
      </Cell>
      <Cell className={classNames(styles.lDrop, styles.lEnd)}>
        <span className={priceStyles.drop}>
          <Icon of={ArrowDown} />
          <span className="quiet-text">Down </span>
          {format.percent(Math.abs(change))}
        </span>
      </Cell>
      <Cell className={classNames('small soft', styles.lDays, styles.lEnd)}>
        {format.plural(daysListed, 'day')}
      </Cell>
      <Cell className={classNames(styles.lFresh, styles.lEnd)}>
        <Freshness confirmedAt={card.confirmedAt} brief />
      </Cell>
    </Row>
  )
}
