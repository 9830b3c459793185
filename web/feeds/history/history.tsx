/** web/feeds: the runs of a feed, latest first. */
import type { FeedRun } from '#contract/feeds.ts'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { Count, Moment } from '../feed-list.tsx'
import { HistoryChart } from './history-chart.tsx'
import { runWords } from '#web/platform/words/feed-words.ts'
import { timeTaken } from '../words.ts'
import styles from '../findings.module.css'

type Props = { runs: readonly FeedRun[]; openId: string | null; onOpen: (id: string) => void }

export function History({ runs, openId, onOpen }: Props) {
  return (
    <section aria-labelledby="history" className={styles.rows}>
      <div className="section-head">
        <h2 id="history">History</h2>
      </div>
      <HistoryChart runs={runs} />
      <DataTable
        label="Runs"
        columns={columnsOf(openId, runs[0]?.id ?? null, onOpen)}
        rows={runs}
        rowId={({ id }) => id}
        rowClassName={({ id }) => (id === openId ? 'is-open' : undefined)}
        empty="It has not run yet."
      />
    </section>
  )
}

const counted = (id: string, head: string, count: (run: FeedRun) => number): Column<FeedRun> => ({
  id,
  head,
  isNumeric: true,
  cell: (run) => <Count of={count(run)} />,
})

const columnsOf = (
  openId: Props['openId'],
  newestId: string | null,
  onOpen: Props['onOpen'],
): Column<FeedRun>[] => [
  {
    id: 'started',
    head: 'Started',
    isMain: true,
    ordered: 'descending',
    cell: (run) => <Started run={run} isOpen={run.id === openId} onOpen={onOpen} />,
  },
  counted('read', 'Read', ({ recordsSeen }) => recordsSeen),
  counted('new', 'New', ({ created }) => created),
  counted('changed', 'Changed', ({ changed }) => changed),
  counted('withdrawn', 'Withdrawn', ({ withdrawn }) => withdrawn),
  counted('failed', 'Not published', ({ failed }) => failed),
  { id: 'took', head: 'Took', isNumeric: true, cell: (run) => timeTaken(run) ?? '…' },
  {
    id: 'outcome',
    head: 'Outcome',
    cell: ({ id, state }) => {
      const { word, mark } = runWords(state, id === newestId)
      return <Status mark={mark}>{word}</Status>
    },
  },
]

type StartedProps = { run: FeedRun; isOpen: boolean; onOpen: (id: string) => void }

function Started({ run, isOpen, onOpen }: StartedProps) {
  return (
    <button
      type="button"
      className="row-main num"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(run.id)}
    >
      <Moment at={run.startedAt} />
    </button>
  )
}
