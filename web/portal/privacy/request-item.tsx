/** web/portal/privacy: one request: who asked what, by when it is due, and what can be done. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { DataRequest } from '#contract/accounts/privacy.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Status } from '#web/ui/status.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { useWhen } from '../clock.ts'
import { useAct } from '../desk/use-act.ts'
import { ConfirmDialog, ReasonDialog } from '../confirm-dialog.tsx'
import { kindWords, requestStateWords, sourceWords } from './privacy-words.ts'

type Props = { request: DataRequest; isOpen: boolean; onToggle: (isOpen: boolean) => void }

export function RequestItem({ request, isOpen, onToggle }: Props) {
  const { moment } = useWhen()
  const { kind, state, person, note, reason, at, isOverdue } = request
  const { mark, word } = requestStateWords[state]
  return (
    <InboxItem
      status={isOverdue ? <Status mark="red">Overdue</Status> : <Status mark={mark}>{word}</Status>}
      from={<bdi translate="no">{person.name}</bdi>}
      about={kindWords[kind]}
      when={<time dateTime={at}>{moment(at)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Facts request={request} />
      {note && <InboxQuote>{note}</InboxQuote>}
      {reason && <InboxQuote ours>{reason}</InboxQuote>}
      {(state === 'open' || state === 'working') && <Acts request={request} />}
    </InboxItem>
  )
}

function Facts({ request: { person, source, dueAt, handler, endedAt } }: { request: DataRequest }) {
  const { date } = useFormat()
  return (
    <InboxFacts
      facts={[
        ...(person.id
          ? [
              {
                label: 'Person',
                value: <Link to={`/portal/user-manager?person=${person.id}`}>{person.email}</Link>,
              },
            ]
          : []),
        { label: 'Came', value: sourceWords[source] },
        { label: 'Due', value: <time dateTime={dueAt}>{date(dueAt)}</time> },
        ...(handler ? [{ label: 'Looked after by', value: <bdi translate="no">{handler.name}</bdi> }] : []),
        ...(endedAt ? [{ label: 'Ended', value: <time dateTime={endedAt}>{date(endedAt)}</time> }] : []),
      ]}
    />
  )
}

function Acts({ request: { id, kind, state, person } }: { request: DataRequest }) {
  const { act, isBusy } = useAct({ rereads: true })
  const [ask, setAsk] = useState<'finish' | 'refuse' | null>(null)
  const [reason, setReason] = useState('')
  const params = { id }
  const close = () => setAsk(null)
  const finish = () => {
    close()
    return act(async () => (await signedApi()).privacy.finish({ params }))
  }
  return (
    <div className="button-row">
      {state === 'open' && (
        <CallButton
          size="small"
          disabled={isBusy}
          onCall={() => act(async () => (await signedApi()).privacy.take({ params }))}
        >
          Look after it
        </CallButton>
      )}
      {kind === 'export' && (
        <Button
          size="small"
          onClick={() => void takeTable(`/api/meridian/portal/privacy/${id}/copy.zip`, 'meridian-data.zip')}
        >
          Download the copy
        </Button>
      )}
      <Button size="small" kind="primary" disabled={isBusy} onClick={() => setAsk('finish')}>
        {kind === 'export' ? 'The copy is ready' : 'Delete the account'}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setAsk('refuse')}>
        Refuse
      </Button>
      {ask === 'finish' && <FinishDialog kind={kind} name={person.name} onClose={close} onFinish={finish} />}
      {ask === 'refuse' && (
        <ReasonDialog
          title="Refuse this request?"
          confirm="Refuse"
          help="The person reads it in a mail."
          reason={{ text: reason, set: setReason }}
          onClose={close}
          onReason={(words) =>
            act(async () => (await signedApi()).privacy.refuse({ params, body: { reason: words } }))
          }
        >
          <p>Only what the law allows may be refused, and the person may complain.</p>
        </ReasonDialog>
      )}
    </div>
  )
}

type FinishProps = {
  kind: DataRequest['kind']
  name: string
  onClose: () => void
  onFinish: () => Promise<boolean>
}

function FinishDialog({ kind, name, onClose, onFinish }: FinishProps) {
  const isErasure = kind === 'erasure'
  return (
    <ConfirmDialog
      title={isErasure ? `Delete the account of ${name}?` : 'Say that the copy is ready?'}
      confirm={isErasure ? 'Delete the account' : 'The copy is ready'}
      isDangerous={isErasure}
      onClose={onClose}
      onConfirm={onFinish}
    >
      <p>
        {isErasure
          ? 'Everything that belongs to the account goes with it, at once and for good. The person gets a last mail.'
          : 'The person gets a mail: their data waits in their profile, to be downloaded there.'}
      </p>
    </ConfirmDialog>
  )
}
