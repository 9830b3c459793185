/**
 * web/portal/operations: what saved searches told: which home, what
 * happened to it, and by which way; nobody is named.
 */
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { AlertEvent } from '#contract/alerts/alert-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { figures, ToldAlert } from '#contract/figures/figures.ts'
import { alertWays, type AlertWay } from '#contract/figures/work-states.ts'
import { mostCounted } from '#contract/http/counts.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { StateChoice } from '../desk/desk-list.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { SinceChip } from '../since-chip.tsx'
import { Moment } from './cells.tsx'
import { readAlertsQuery } from './operations-query.ts'

export type AlertsAnswer = Reply<typeof figures.alerts>

const wayWords: Record<AlertWay, { word: string }> = {
  mail: { word: 'Mail' },
  push: { word: 'On devices' },
}

const happenedWords: Record<AlertEvent, string> = {
  new: 'New home',
  priceDrop: 'Price fell',
  backOnMarket: 'Back on the market',
  status: 'Another status',
  nowWithin: 'Fits by now',
}

export function AlertsPage({ page }: { page: AlertsAnswer }) {
  const [params] = useSearchParams()
  const query = readAlertsQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<ToldAlert, AlertsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).figures.alerts({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Alerts sent"
        lead="What saved searches told, home by home, the latest first. Nothing says who was told."
      />
      <section aria-label="Alerts sent">
        <div className="filter-bar">
          <StateChoice
            name="alert-way"
            param="by"
            label="Way"
            counts={page.counts}
            mostCounted={mostCounted}
            words={wayWords}
            states={alertWays}
            value={query.by}
          />
          <SinceChip />
        </div>
        <DataTable
          label="Alerts sent"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          isBusy={isAsking}
          paging={paging}
          csv={{
            address: `/api/meridian/portal/alerts.csv?${new URLSearchParams(query)}`,
            name: 'alerts.csv',
          }}
          empty={
            <NothingHere title="No alert was sent">
              A home that answers a saved search stands here as soon as somebody was told.
            </NothingHere>
          }
        />
      </section>
    </>
  )
}

const columns: Column<ToldAlert>[] = [
  {
    id: 'home',
    head: 'Home',
    isMain: true,
    cell: ({ listing: { id, title, reference, agency } }) => (
      <>
        <Link className="row-main" to={`/portal/listings/${id}`} translate="no" dir="auto">
          {title || id}
        </Link>
        <span className="row-sub" translate="no">
          {[reference, agency].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'event', head: 'What happened', cell: ({ event }) => happenedWords[event] },
  { id: 'by', head: 'Way', cell: ({ by }) => wayWords[by].word },
  { id: 'at', head: 'Told', isNumeric: true, ordered: 'descending', cell: ({ at }) => <Moment at={at} /> },
]
