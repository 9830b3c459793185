/**
 * web/portal/desk: what an upheld report led to, and its end: the home put back, the
 * request done, or the home taken down after all.
 */
import { useId, useState } from 'react'
import type { DeskReport } from '#contract/enquiries/desk.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { plural } from '#web/platform/intl/plural.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { InboxFacts, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { useWhen } from '../clock.ts'
import { useAct } from './use-act.ts'
import { isOverdue } from './verdict.rules.ts'
import styles from '../portal.module.css'

type Consequence = NonNullable<DeskReport['consequence']>
type Props = { report: DeskReport; consequence: Consequence }

export function ReportConsequence({ report, consequence }: Props) {
  const { momentWithin } = useWhen()
  const { kind, words, at, told, endedAt, endedWords } = consequence
  const said = kind === 'takedown' ? 'Told to the agency: taken down' : 'Told to the agency: to put right'
  return (
    <>
      <InboxFacts
        facts={[
          { label: 'What follows', value: <Following consequence={consequence} /> },
          {
            label: 'Told',
            value:
              told > 0
                ? `${plural(told, 'person', 'people')} of the agency`
                : 'Nobody: the agency has no account here',
          },
        ]}
      />
      <InboxQuote ours by={`${said}, ${momentWithin(at)}`}>
        {words}
      </InboxQuote>
      {endedAt && endedWords ? (
        <InboxQuote ours by={`${kind === 'takedown' ? 'Put back' : 'Done'}, ${momentWithin(endedAt)}`}>
          {endedWords}
        </InboxQuote>
      ) : (
        <Ending report={report} kind={kind} />
      )}
    </>
  )
}

function Following({ consequence }: { consequence: Consequence }) {
  const { date, now } = useFormat()
  const { kind, due, endedAt } = consequence
  if (kind === 'takedown') return <>{endedAt ? 'Was taken down, is back' : 'Taken down'}</>
  if (endedAt) return <>Put right</>
  return (
    <>
      To be put right by {date(due ?? now)}
      {isOverdue(consequence, now) && <strong className={styles.deskOverdue}> Overdue</strong>}
    </>
  )
}

function Ending({ report: { id }, kind }: { report: DeskReport; kind: Consequence['kind'] }) {
  const field = useId()
  const { act, isBusy } = useAct({ rereads: true })
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const send = (isTakedown: boolean) => {
    const text = words.trim()
    if (text.length < 3) {
      setError('Please say why')
      document.getElementById(field)?.focus()
      return false
    }
    return act(async () => {
      const { desk } = await signedApi()
      return isTakedown
        ? desk.takeDownReported({ params: { id }, body: { reason: text } })
        : desk.endReported({ params: { id }, body: { words: text } })
    })
  }
  return (
    <Form className="inbox-form" noValidate onSubmit={() => send(false)}>
      <TextArea
        id={field}
        label={kind === 'takedown' ? 'Why it is put back' : 'What the agency did, or did not do'}
        rows={2}
        maxLength={500}
        help={
          kind === 'takedown'
            ? 'These words are mailed to the agency.'
            : 'Mailed to the agency if you take the home down; else they stay here.'
        }
        value={words}
        error={error}
        onChange={(event) => {
          setWords(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          {kind === 'takedown' ? 'Put it back' : 'It is put right'}
        </SubmitButton>
        {kind === 'request' && (
          <CallButton className="button--danger" size="small" disabled={isBusy} onCall={() => send(true)}>
            Take it down
          </CallButton>
        )}
      </div>
    </Form>
  )
}
