/** web/portal/feeds: how the runs of all feeds ended, each with the way to what it changed. */
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { EndedRun, feedDesk } from '#contract/feeds/feed-desk.ts'
import { runOutcomes, type RunOutcome } from '#contract/feeds/run-outcomes.ts'
import { mostCounted } from '#contract/http/counts.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { stateWords } from '#web/platform/words/feed-words.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useWhen } from '../clock.ts'
import { StateChoice } from '../desk/desk-list.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { SinceChip } from '../since-chip.tsx'
import { readRunsQuery } from './feeds-query.ts'
import styles from './feeds.module.css'

export type EndedRunsAnswer = Reply<typeof feedDesk.ended>

const outcomeWords: Record<RunOutcome, { word: string }> = {
  published: { word: 'Published' },
  held: { word: 'Held back' },
  failed: { word: 'Failed' },
}

export function EndedRunsPage({ page }: { page: EndedRunsAnswer }) {
  const [params] = useSearchParams()
  const query = readRunsQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<EndedRun, EndedRunsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).feedDesk.ended({ query: { ...query, cursor } }),
  })
  return (
    <>
      <p className={styles.back}>
        <Link className="link" to="/portal/feeds">
          All feeds
        </Link>
      </p>
      <PageHead
        title="Feed runs"
        lead="How the runs of all feeds ended, the latest first. Checks, and what was discarded, stand with their feed."
      />
      <section aria-label="Feed runs">
        <div className="filter-bar">
          <StateChoice
            name="run-outcome"
            param="outcome"
            label="Outcome"
            counts={page.counts}
            mostCounted={mostCounted}
            words={outcomeWords}
            states={runOutcomes}
            value={query.outcome}
          />
          <SinceChip />
        </div>
        <DataTable
          label="Feed runs"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          isBusy={isAsking}
          paging={paging}
          csv={{ address: `/api/meridian/portal/runs.csv?${new URLSearchParams(query)}`, name: 'runs.csv' }}
          empty={
            <NothingHere title="No run has ended">
              A run stands here once it has published, was held back, or has failed.
            </NothingHere>
          }
        />
      </section>
    </>
  )
}

const Count = ({ of }: { of: number }) => useFormat().number(of)

function Ended({ run: { id, feed, agency, reason } }: { run: EndedRun }) {
  return (
    <>
      <Link className="row-main" to={`/portal/feeds/${feed.id}?run=${id}`} translate="no">
        {feed.name}
      </Link>
      <span className="row-sub" translate="no">
        {agency.name}
      </span>
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  )
}

function Moment({ at }: { at: string }) {
  const { moment } = useWhen()
  return <time dateTime={at}>{moment(at)}</time>
}

const columns: Column<EndedRun>[] = [
  { id: 'feed', head: 'Feed', isMain: true, cell: (run) => <Ended run={run} /> },
  {
    id: 'state',
    head: 'Outcome',
    cell: ({ state }) => <Status mark={stateWords[state].mark}>{stateWords[state].word}</Status>,
  },
  { id: 'read', head: 'Read', isNumeric: true, cell: ({ recordsSeen }) => <Count of={recordsSeen} /> },
  { id: 'created', head: 'New', isNumeric: true, cell: ({ created }) => <Count of={created} /> },
  { id: 'changed', head: 'Changed', isNumeric: true, cell: ({ changed }) => <Count of={changed} /> },
  { id: 'withdrawn', head: 'Withdrawn', isNumeric: true, cell: ({ withdrawn }) => <Count of={withdrawn} /> },
  {
    id: 'ended',
    head: 'Ended',
    isNumeric: true,
    ordered: 'descending',
    cell: ({ endedAt }) => <Moment at={endedAt} />,
  },
]
