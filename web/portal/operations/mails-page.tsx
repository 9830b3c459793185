/**
 * web/portal/operations: mails of the last 30 days: on their way,
 * sent, or refused with what the mail server said.
 */
import { useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { figures, MailRow } from '#contract/figures/figures.ts'
import { mailOutcomes, type MailState } from '#contract/figures/work-states.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { KindChoice, StateChoice } from '../desk/desk-list.tsx'
import { SearchInput } from '../search-input.tsx'
import { SinceChip } from '../since-chip.tsx'
import { useAddress } from '../use-address.ts'
import { Count, Failing, Moment } from './cells.tsx'
import { readMailsQuery } from './operations-query.ts'
import portalStyles from '../portal.module.css'

export type MailsAnswer = Reply<typeof figures.mails>

const stateWords: Record<MailState, { word: string; mark: Mark }> = {
  queued: { word: 'On its way', mark: 'wait' },
  sent: { word: 'Sent', mark: 'live' },
  kept: { word: 'Kept here', mark: 'todo' },
  failed: { word: 'Refused', mark: 'red' },
}

export function MailsPage({ page }: { page: MailsAnswer }) {
  const [params] = useSearchParams()
  const query = readMailsQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<MailRow, MailsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).figures.mails({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Mails"
        lead="What was written to people in the last 30 days. A mail that the other side refuses for good is not tried again."
      />
      <section aria-label="Mails">
        <MailsBar page={page} />
        <DataTable
          label="Mails"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          isBusy={isAsking}
          paging={paging}
          csv={{ address: `/api/meridian/portal/mails.csv?${new URLSearchParams(query)}`, name: 'mails.csv' }}
          empty={
            <NothingHere title="No mail yet">
              Codes, alerts and answers stand here as they are written to people.
            </NothingHere>
          }
        />
      </section>
    </>
  )
}

function MailsBar({ page }: { page: MailsAnswer }) {
  const { params, change } = useAddress()
  const { q, state, kind } = readMailsQuery(params)
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search mails"
        placeholder="Address, subject, reason"
        value={q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <StateChoice
        name="mail-state"
        counts={page.counts}
        words={stateWords}
        states={mailOutcomes}
        value={state}
      />
      <KindChoice
        name="kind"
        label="Kind"
        any="Any kind"
        kinds={page.kinds}
        words={Object.fromEntries(page.kinds.map((one) => [one, one]))}
        value={kind}
      />
      <SinceChip />
    </div>
  )
}

const columns: Column<MailRow>[] = [
  {
    id: 'subject',
    head: 'Subject',
    isMain: true,
    cell: ({ subject, failure }) => <Failing name={subject} failure={failure} />,
  },
  {
    id: 'to',
    head: 'To',
    cell: ({ to }) => (
      <span translate="no" dir="ltr">
        {to}
      </span>
    ),
  },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => <span translate="no">{kind}</span> },
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => <Status mark={stateWords[state].mark}>{stateWords[state].word}</Status>,
  },
  { id: 'attempts', head: 'Tried', isNumeric: true, cell: ({ attempts }) => <Count of={attempts} /> },
  { id: 'at', head: 'Written', isNumeric: true, ordered: 'descending', cell: ({ at }) => <Moment at={at} /> },
]
