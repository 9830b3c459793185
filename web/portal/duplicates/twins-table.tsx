/**
 * web/portal/duplicates: pairs of listings in rows, each beside
 * the other, with what agrees and what does not.
 */
import type { HomeTwins } from '#contract/moderation/merges.ts'
import type { DeskHome } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { deskStatusWords } from '#web/platform/words/words.ts'
import { RowPicture } from '#web/ui/lists/row-picture.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx'
import { useWhen } from '../clock.ts'
import { HomePrice } from '../listings/home-parts.tsx'
import { TwinActs } from './twin-acts.tsx'
import { fieldsThat } from './twin-words.ts'
import styles from './duplicates.module.css'

type Props = Pick<DataTableProps<HomeTwins>, 'empty' | 'paging' | 'isBusy'> & {
  pairs: readonly HomeTwins[]
  acts: NonNullable<DataTableProps<HomeTwins>['bulk']>['acts']
}

export function TwinsTable({ pairs, acts, ...more }: Props) {
  return (
    <DataTable
      label="Pairs of listings"
      columns={columns}
      rows={pairs}
      rowId={({ id }) => id}
      bulk={{ name: ({ homes }) => homes.map(({ title }) => title).join(' · '), acts }}
      {...more}
    />
  )
}

const columns: Column<HomeTwins>[] = [
  { id: 'earlier', head: 'Was here first', cell: ({ homes: [home] }) => <Offer home={home} />, isMain: true },
  { id: 'later', head: 'Came later', cell: ({ homes: [, home] }) => <Offer home={home} /> },
  { id: 'signs', head: 'What agrees', cell: (pair) => <Signs pair={pair} /> },
  { id: 'certainty', head: 'Certainty', cell: (pair) => <Certainty pair={pair} />, isNumeric: true },
  { id: 'acts', head: 'Decide', cell: (pair) => <TwinActs pairs={[pair]} state={pair.state} /> },
]

function Offer({ home }: { home: DeskHome | undefined }) {
  const { area } = useFormat()
  if (!home) return null
  return (
    <span className={styles.offer}>
      <RowPicture of={home.picture} />
      <span>
        <HomeLink id={home.id} className="row-main">
          <span translate="no">{home.title}</span>
        </HomeLink>
        <span className="row-sub">
          <bdi translate="no">{home.agency.name}</bdi>
          {home.reference && (
            <>
              {' · '}
              <bdi translate="no">{home.reference}</bdi>
            </>
          )}
        </span>
        <span className="row-sub">
          <bdi translate="no">{home.place}</bdi>
        </span>
        <span className={styles.figures}>
          <HomePrice home={home} />
          {home.areaM2 !== null && <span>{area(home.areaM2)}</span>}
          {home.status !== 'active' && <span>{deskStatusWords[home.status]}</span>}
        </span>
      </span>
    </span>
  )
}

const lines = [
  { says: 'same', label: 'Same' },
  { says: 'close', label: 'Alike' },
  { says: 'differs', label: 'Differs' },
] as const

function Signs({ pair }: { pair: HomeTwins }) {
  const format = useFormat()
  const { moment } = useWhen()
  return (
    <dl className={styles.signs}>
      {lines.map(({ says, label }) => {
        const fields = fieldsThat(pair, says)
        return fields.length === 0 ? null : (
          <div key={says} data-says={says}>
            <dt>{label}</dt>
            <dd>{fields.join(format.comma)}</dd>
          </div>
        )
      })}
      {pair.decision && (
        <div>
          <dt>{pair.decision.by ? <bdi translate="no">{pair.decision.by}</bdi> : 'By the rules'}</dt>
          <dd>
            <time dateTime={pair.decision.at}>{moment(pair.decision.at)}</time>
            {pair.decision.reason && <span translate="no"> · {pair.decision.reason}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** What is farther away is told by the places. */
const walkM = 10_000

function Certainty({ pair: { score, metres } }: { pair: HomeTwins }) {
  const { percent, number } = useFormat()
  return (
    <>
      {/* Nothing is ever quite certain: 99.96 is not 100. */}
      <b className="num">{percent(Math.floor(score * 1000) / 10)}</b>
      {metres !== null && metres < walkM && <span className="row-sub">{`${number(metres)} m apart`}</span>}
    </>
  )
}
