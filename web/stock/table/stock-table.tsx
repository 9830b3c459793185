/** web/stock: homes in rows, with what may be done to each and to many. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { StockItem } from '#contract/stock/stock.ts'
import { typeWords } from '#contract/listings/home-title.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { periodWords, priceModeWords, statusWords } from '#web/platform/words/words.ts'
import { RowPicture } from '#web/ui/lists/row-picture.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx'
import { homeAddress } from '../addresses.ts'
import { askedWords, statusMarks } from '../words.ts'
import { BulkActs } from './bulk-acts.tsx'
import { RowActs } from './row-acts.tsx'
import styles from './stock.module.css'

type Props = Pick<DataTableProps<StockItem>, 'empty' | 'paging' | 'csv' | 'isBusy'> & {
  homes: readonly StockItem[]
  colleagues: readonly string[]
  onChanged: () => void
}

export function StockTable({ homes, colleagues, onChanged, ...more }: Props) {
  const columns = useMemo(() => columnsWith(onChanged), [onChanged])
  const acts = (ids: readonly string[], clear: () => void) => (
    <BulkActs
      homes={homes.filter(({ id }) => ids.includes(id))}
      colleagues={colleagues}
      onDone={() => {
        clear()
        onChanged()
      }}
    />
  )
  return (
    <DataTable
      label="Your homes"
      columns={columns}
      rows={homes}
      rowId={({ id }) => id}
      bulk={{ name: ({ reference, title }) => reference ?? title, acts }}
      {...more}
    />
  )
}

const columnsWith = (onChanged: () => void): Column<StockItem>[] => [
  { id: 'home', head: 'Home', cell: (home) => <Home home={home} />, isMain: true },
  { id: 'status', head: 'State', cell: (home) => <State home={home} /> },
  { id: 'price', head: 'Price', cell: (home) => <Asked home={home} />, isNumeric: true },
  { id: 'quality', head: 'Quality', cell: ({ quality }) => <Quality of={quality} />, isNumeric: true },
  {
    id: 'confirmed',
    head: 'Confirmed',
    cell: ({ confirmedAt }) => <Since at={confirmedAt} />,
    isNumeric: true,
  },
  { id: 'source', head: 'Source', cell: (home) => <Source home={home} /> },
  { id: 'acts', head: 'Acts', cell: (home) => <RowActs home={home} onChanged={onChanged} /> },
]

function Home({ home: { id, picture, title, reference, place, type } }: { home: StockItem }) {
  return (
    <span className={styles.home}>
      <RowPicture of={picture} />
      <span>
        <Link className="row-main" to={homeAddress(id)} translate="no">
          {title}
        </Link>
        <span className={`row-sub ${styles.wraps}`}>
          {reference && (
            <>
              <bdi translate="no">{reference}</bdi> ·{' '}
            </>
          )}
          <span>{typeWords[type].one}</span>, <bdi translate="no">{place}</bdi>
        </span>
      </span>
    </span>
  )
}

/** With why it is not shown, and what Meridian asks to be changed, field by field. */
function State({ home: { status, statusReason, asked } }: { home: StockItem }) {
  return (
    <>
      <Status mark={statusMarks[status]}>{statusWords[status]}</Status>
      {status === 'suspended' && statusReason && (
        <span className={styles.asked}>
          <bdi dir="auto" translate="no">
            {statusReason}
          </bdi>
        </span>
      )}
      {asked.map(({ field, words, at }) => (
        <span key={at} className={styles.asked}>
          <Status mark="amber">{askedWords[field]}</Status>
          <bdi dir="auto" translate="no">
            {words}
          </bdi>
        </span>
      ))}
    </>
  )
}

function Asked({ home: { price } }: { home: StockItem }) {
  const { money } = useFormat()
  if (price.amount === null) return <span className="soft">{priceModeWords.onRequest}</span>
  return (
    <>
      <bdi className="num">{money({ amount: price.amount, currency: price.currency })}</bdi>
      {price.max !== null && (
        <>
          {' – '}
          <bdi className="num">{money({ amount: price.max, currency: price.currency })}</bdi>
        </>
      )}
      {price.period !== 'once' && <span className="row-sub">{periodWords[price.period]}</span>}
    </>
  )
}

function Quality({ of: { score, lost } }: { of: StockItem['quality'] }) {
  const [first] = lost
  return (
    <>
      <span className="num">{score}</span>
      {first && <span className={`row-sub ${styles.advice}`}>{first.advice}</span>}
    </>
  )
}

function Source({ home: { feed, byHand } }: { home: StockItem }) {
  const { plural } = useFormat()
  if (feed === null) return <span className={styles.oneLine}>By hand</span>
  return (
    <>
      <bdi translate="no">{feed}</bdi>
      {byHand.fields > 0 && (
        <span className="row-sub">{`${plural(byHand.fields, 'field', 'fields')} by hand`}</span>
      )}
      {byHand.disputed > 0 && (
        <span className="row-sub">
          <Status mark="amber">The feed disagrees</Status>
        </span>
      )}
    </>
  )
}

/** Days after which nobody believes that a home is still there. */
const staleAfter = 30

function Since({ at }: { at: string }) {
  const { ago, daysSince } = useFormat()
  return (
    <time
      dateTime={at}
      className={daysSince(at) > staleAfter ? `${styles.oneLine} ${styles.stale}` : styles.oneLine}
    >
      {ago(at)}
    </time>
  )
}
