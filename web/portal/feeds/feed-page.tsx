/**
 * web/portal/feeds: one feed: how it is, the run that is looked at
 * with what it changes, and the log of its runs.
 */
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { DeskRun, feedDesk } from '#contract/feeds/feed-desk.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { healthWords, stateWords, titleWords } from '#web/platform/words/feed-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { NothingHere } from '../nothing-here.tsx'
import { useWhen } from '../clock.ts'
import { FeedActs } from './feed-acts.tsx'
import type { FeedView } from './feed-view.ts'
import { HeldRun } from './held-run.tsx'
import { waitingRun } from './waiting-run.rules.ts'
import styles from './feeds.module.css'

export type DeskRunView = Reply<typeof feedDesk.run>
export type RunsAnswer = Reply<typeof feedDesk.runs>

type Props = FeedView & {
  runs: RunsAnswer
  /** The run that is looked at; null where there is none. */
  open: DeskRunView | null
  /** What the run did or would do, as agencies see it. */
  children: ReactNode
}

export function FeedPage({ feed, agency, runs, open, children }: Props) {
  const isAsking = useNavigation().state === 'loading'
  const { word, mark } = healthWords[feed.health]
  return (
    <>
      <p className={styles.back}>
        <Link className="link" to="/portal/feeds">
          All feeds
        </Link>
      </p>
      <PageHead title={feed.name} lead={agency.name}>
        <FeedActs feed={feed} />
      </PageHead>
      <p>
        <Status mark={mark}>{word}</Status>
      </p>
      <div className={classNames(styles.feed, isAsking && 'is-asking')} aria-busy={isAsking}>
        {open && (
          <section aria-labelledby="run" className={styles.run}>
            <RunHead run={open.run} />
            {waitingRun(runs.items)?.id === open.run.id && <HeldRun run={open.run} />}
            {children}
            <Findings of={open.findings} />
          </section>
        )}
        <RunLog feedId={feed.id} first={runs} openId={open?.run.id ?? null} />
      </div>
    </>
  )
}

function RunHead({ run }: { run: DeskRun }) {
  const { moment } = useWhen()
  const { word, mark } = stateWords[run.state]
  return (
    <div className="section-head">
      <h2 id="run">
        Run{' '}
        <time className="soft" dateTime={run.startedAt}>
          {moment(run.startedAt)}
        </time>
      </h2>
      <Status mark={mark}>{word}</Status>
      {run.hasFile && (
        <CallButton
          size="small"
          onCall={() =>
            takeTable(`/api/meridian/portal/runs/${run.id}/file`, run.source.split('/').at(-1) || 'feed')
          }
        >
          Download the file
        </CallButton>
      )}
    </div>
  )
}

function Findings({ of }: { of: DeskRunView['findings'] }) {
  const { number } = useFormat()
  if (of.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <div className="section-head">
        <h3 id="findings">Findings</h3>
      </div>
      <ul className={styles.findings}>
        {of.map(({ code, severity, count, title, advice }) => (
          <li key={code}>
            <Status mark={severity === 'blue' ? 'todo' : severity}>
              <span className="num">{number(count)}</span>
            </Status>
            <span>
              <b>{titleWords(title, number)}</b> <span className="soft">{advice}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LogProps = { feedId: string; first: RunsAnswer; openId: string | null }

function RunLog({ feedId, first, openId }: LogProps) {
  const { items, ...paging } = usePages<DeskRun, RunsAnswer>({
    first,
    question: feedId,
    read: async (cursor) => (await signedApi()).feedDesk.runs({ params: { id: feedId }, query: { cursor } }),
  })
  return (
    <section aria-labelledby="log">
      <div className="section-head">
        <h2 id="log">Log of runs</h2>
      </div>
      <DataTable
        label="Log of runs"
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowClassName={({ id }) => (id === openId ? 'is-open' : undefined)}
        paging={paging}
        empty={
          <NothingHere title="It has not run yet" keeps={['run']}>
            Each run stands here with what it found and changed.
          </NothingHere>
        }
      />
    </section>
  )
}

const Count = ({ of }: { of: number }) => useFormat().number(of)

function Started({ run }: { run: DeskRun }) {
  const { moment } = useWhen()
  return (
    <>
      <Link className="row-main num" to={`?run=${run.id}`} preventScrollReset={false}>
        {moment(run.startedAt)}
      </Link>
      {run.reason && <span className={styles.reason}>{run.reason}</span>}
    </>
  )
}

const columns: Column<DeskRun>[] = [
  {
    id: 'started',
    head: 'Started',
    isMain: true,
    ordered: 'descending',
    cell: (run) => <Started run={run} />,
  },
  {
    id: 'state',
    head: 'Outcome',
    cell: ({ state }) => <Status mark={stateWords[state].mark}>{stateWords[state].word}</Status>,
  },
  { id: 'read', head: 'Read', isNumeric: true, cell: ({ recordsSeen }) => <Count of={recordsSeen} /> },
  { id: 'created', head: 'New', isNumeric: true, cell: ({ created }) => <Count of={created} /> },
  { id: 'changed', head: 'Changed', isNumeric: true, cell: ({ changed }) => <Count of={changed} /> },
  { id: 'withdrawn', head: 'Withdrawn', isNumeric: true, cell: ({ withdrawn }) => <Count of={withdrawn} /> },
  { id: 'failed', head: 'Not published', isNumeric: true, cell: ({ failed }) => <Count of={failed} /> },
]
