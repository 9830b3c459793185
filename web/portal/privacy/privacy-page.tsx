/**
 * web/portal/privacy: what people ask about their data, by its deadline,
 * and how long each table keeps what it holds.
 */
import { useSearchParams } from 'react-router'
import type { DataRequest, KeptTable, privacy } from '#contract/accounts/privacy.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Status } from '#web/ui/status.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { useAddress } from '../use-address.ts'
import { readState } from './privacy-query.ts'
import { RequestItem } from './request-item.tsx'
import { RetentionTable } from './retention-table.tsx'

export type RequestsAnswer = Reply<typeof privacy.list>
type Props = { page: RequestsAnswer; tables: readonly KeptTable[] }

export function PrivacyPage({ page, tables }: Props) {
  const [params] = useSearchParams()
  const { number, plural } = useFormat()
  const { change } = useAddress()
  const state = readState(params)
  return (
    <>
      <DeskList<DataRequest, RequestsAnswer>
        title="Data protection"
        lead="What people ask about their data. Each request is answered within 30 days; what is due first comes first."
        nothing={
          state === 'waiting' ? (
            <NothingHere title="Nobody waits for an answer" keeps={['state']}>
              Requests for a copy of data or its deletion stand here with the day they are due. People make
              them on their profile; what comes by letter is written down at the person, under People.
            </NothingHere>
          ) : (
            <NothingHere title="No request has ended yet" keeps={['state']}>
              What was answered or refused stays here, with who did it.
            </NothingHere>
          )
        }
        bar={
          <>
            <Segments<'waiting' | 'ended'>
              label="State"
              name="request-state"
              options={[
                { value: 'waiting', label: 'Waiting', note: number(page.waiting) },
                { value: 'ended', label: 'Ended' },
              ]}
              value={state}
              onChange={(next) => change('state', next === 'ended' ? next : '', { replace: true })}
            />
            {page.overdue > 0 && <Status mark="red">{plural(page.overdue, 'overdue', 'overdue')}</Status>}
          </>
        }
        first={page}
        question={state}
        read={async (cursor) => (await signedApi()).privacy.list({ query: { state, cursor } })}
        renderItem={(one, isOpen, onToggle) => (
          <RequestItem key={one.id} request={one} isOpen={isOpen} onToggle={onToggle} />
        )}
      />
      <RetentionTable tables={tables} />
    </>
  )
}
