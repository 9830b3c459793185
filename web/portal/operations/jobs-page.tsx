/** web/portal/operations: what waits to be done, runs, or failed for good, and how each queue fares. */
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { figures, Job } from '#contract/figures/figures.ts'
import { jobStates, type JobState } from '#contract/figures/work-states.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { SinceChip } from '../since-chip.tsx'
import { useAddress } from '../use-address.ts'
import { saySpan } from '../when.rules.ts'
import { Count, Failing, Moment } from './cells.tsx'
import { readJobsQuery } from './operations-query.ts'
import portalStyles from '../portal.module.css'

export type JobsAnswer = Reply<typeof figures.jobs>
type Queue = JobsAnswer['queues'][number]

const stateWords: Record<JobState, { word: string; mark: Mark }> = {
  waiting: { word: 'Waiting', mark: 'wait' },
  running: { word: 'Running', mark: 'live' },
  failed: { word: 'Failed', mark: 'red' },
}

export function JobsPage({ page }: { page: JobsAnswer }) {
  const [params] = useSearchParams()
  const query = readJobsQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<Job, JobsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).figures.jobs({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Jobs"
        lead="What is done in the background. A job that fails is tried again; failed ones are given up and kept for a week."
      />
      <section aria-label="Jobs">
        <JobsBar page={page} />
        <DataTable
          label="Jobs"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          isBusy={isAsking}
          paging={{ ...paging, total: page.counts[query.state] }}
          csv={{ address: `/api/meridian/portal/jobs.csv?${new URLSearchParams(query)}`, name: 'jobs.csv' }}
          empty={
            <NothingHere title={nothingWords[query.state]} keeps={['state']}>
              Jobs come by the clock and by what people do, and go when they are done.
            </NothingHere>
          }
        />
      </section>
      <section aria-labelledby="queues" className={portalStyles.portalNext}>
        <div className="section-head">
          <h2 id="queues">Queues</h2>
        </div>
        <DataTable
          label="Queues"
          columns={queueColumns}
          rows={page.queues}
          rowId={({ name }) => name}
          empty={
            <NothingHere title="No queue has jobs" keeps={['state', 'queue']}>
              A queue stands here while something waits in it or has failed.
            </NothingHere>
          }
        />
      </section>
    </>
  )
}

const nothingWords: Record<JobState, string> = {
  waiting: 'No job is waiting',
  running: 'No job is running',
  failed: 'No job has failed',
}

function JobsBar({ page }: { page: JobsAnswer }) {
  const { params, change } = useAddress()
  const { number } = useFormat()
  const query = readJobsQuery(params)
  return (
    <div className="filter-bar">
      <Segments<JobState>
        label="State"
        name="job-state"
        options={jobStates.map((state) => ({
          value: state,
          label: stateWords[state].word,
          note: number(page.counts[state]),
        }))}
        value={query.state}
        onChange={(state) => change('state', state, { replace: true })}
      />
      <span className="input input--select">
        <select
          aria-label="Queue"
          value={query.queue ?? ''}
          onChange={(event) => change('queue', event.target.value, { replace: true })}
        >
          <option value="">Any queue</option>
          {page.queues.map(({ name }) => (
            <option key={name} value={name} translate="no">
              {name}
            </option>
          ))}
        </select>
      </span>
      {query.state === 'failed' && <SinceChip />}
    </div>
  )
}

const columns: Column<Job>[] = [
  {
    id: 'queue',
    head: 'Queue',
    isMain: true,
    cell: ({ queue, failure }) => <Failing name={queue} failure={failure} />,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => <Status mark={stateWords[state].mark}>{stateWords[state].word}</Status>,
  },
  { id: 'at', head: 'Came', isNumeric: true, ordered: 'descending', cell: ({ at }) => <Moment at={at} /> },
  { id: 'due', head: 'Due', isNumeric: true, cell: ({ due }) => <Moment at={due} /> },
  { id: 'tries', head: 'Tried again', isNumeric: true, cell: ({ tries }) => <Count of={tries} /> },
]

const queueColumns: Column<Queue>[] = [
  {
    id: 'name',
    head: 'Queue',
    isMain: true,
    orderBy: ({ name }) => name,
    cell: ({ name }) => (
      <Link className="row-main" translate="no" to={`?queue=${encodeURIComponent(name)}`}>
        {name}
      </Link>
    ),
  },
  {
    id: 'waiting',
    head: 'Waiting',
    isNumeric: true,
    orderBy: ({ waiting }) => waiting,
    cell: ({ waiting }) => <Count of={waiting} />,
  },
  {
    id: 'oldest',
    head: 'Oldest',
    isNumeric: true,
    orderBy: ({ oldestSeconds }) => oldestSeconds,
    cell: ({ waiting, oldestSeconds }) => (waiting === 0 ? '–' : saySpan(oldestSeconds * 1_000)),
  },
  {
    id: 'failed',
    head: 'Failed within a day',
    isNumeric: true,
    orderBy: ({ failed }) => failed,
    cell: ({ failed }) => <Count of={failed} />,
  },
]
