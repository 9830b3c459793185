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

type Reduction = Reply<typeof search.reductions>['items'][number]

export function Ledger({ items }: { items: readonly Reduction[] }) {
  return (
    <Table className="ledger">
      <thead>
        <Row>
          <Head>Home</Head>
          <Head>Asking price so far</Head>
          <Head className="end l-was">Was</Head>
          <Head className="end">Now</Head>
          <Head className="end">Change</Head>
          <Head className="end">Listed</Head>
          <Head className="end l-fresh">Last confirmed</Head>
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
        <Link className="ledger-home" to={pageOf(card.id)}>
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
      <Cell className="l-spark">
        <StepLine steps={steps} until={format.now} />
      </Cell>
      <Cell className="l-was end small">{reduced && <s className="was">{format.money(reduced.from)}</s>}</Cell>
      <Cell className="l-now end">
        {price.amount !== null && (
          <span className="now">
            <bdi>{format.money({ amount: price.amount, currency: price.currency })}</bdi>
            {price.period !== 'once' && <span className="price-per">{periodWords[price.period]}</span>}
          </span>
        )}
        {converted && (
          <span className="price-other">
            ≈ <bdi>{format.about(converted)}</bdi>
          </span>
        )}
      </Cell>
      <Cell className="l-drop end">
        <span className="drop">
          <Icon of={ArrowDown} />
          <span className="quiet-text">Down </span>
          {format.percent(Math.abs(change))}
        </span>
      </Cell>
      <Cell className="l-days end small soft">{format.plural(daysListed, 'day')}</Cell>
      <Cell className="l-fresh end">
        <Freshness confirmedAt={card.confirmedAt} brief />
      </Cell>
    </Row>
  )
}
