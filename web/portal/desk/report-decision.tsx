/** web/portal/desk: the verdict on a report, chosen with what follows from it. */
import { useId, useState } from 'react'
import type { DeskReport } from '#contract/enquiries/desk.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { decisionOf, emptyVerdict, type Typed, type Verdict } from './verdict.rules.ts'
import { useAct } from './use-act.ts'

type Errors = Partial<Record<'outcome' | 'told' | 'days', string>>

const verdicts = [
  { value: 'request', label: 'Ask the agency' },
  { value: 'takedown', label: 'Take it down' },
  { value: 'dismissed', label: 'Nothing is wrong' },
] as const

const explained: Record<Verdict, string> = {
  request:
    'The home stays as it is; everybody of the agency gets a mail that says what to put right and by when.',
  takedown:
    'Nobody finds the home any more until you put it back; everybody of the agency gets a mail that says why.',
  dismissed: 'The home stays as it is, and the agency hears nothing.',
}
const buttons: Record<Verdict, string> = {
  request: 'Uphold and ask the agency',
  takedown: 'Uphold and take it down',
  dismissed: 'Dismiss',
}

export function ReportDecision({ report: { id, email, state } }: { report: DeskReport }) {
  const field = useId()
  const { act, isBusy } = useAct({ rereads: true })
  const [typed, setTyped] = useState(emptyVerdict)
  const [errors, setErrors] = useState<Errors>({})
  const { verdict } = typed
  const set = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setErrors({})
  }
  const decide = () => {
    const written = decisionOf(typed)
    if ('errors' in written) {
      setErrors(written.errors)
      document.getElementById(`${field}-${Object.keys(written.errors)[0]}`)?.focus()
      return false
    }
    return act(async () => (await signedApi()).desk.decideReport({ params: { id }, body: written.body }))
  }
  return (
    <Form className="inbox-form" noValidate onSubmit={decide}>
      <VerdictFields field={field} typed={typed} errors={errors} set={set} />
      <TextArea
        id={`${field}-outcome`}
        label="What came of it"
        rows={3}
        maxLength={500}
        help={
          email && state !== 'held'
            ? `These words are mailed to ${email}.`
            : 'Nobody who reported is written to.'
        }
        value={typed.outcome}
        error={errors.outcome}
        onChange={(event) => set({ outcome: event.target.value })}
      />
      <div className="button-row">
        <SubmitButton
          kind={verdict === 'takedown' ? 'quiet' : 'primary'}
          className={verdict === 'takedown' ? 'button--danger' : ''}
          size="small"
          disabled={isBusy}
        >
          {buttons[verdict]}
        </SubmitButton>
      </div>
    </Form>
  )
}

type FieldsProps = { field: string; typed: Typed; errors: Errors; set: (change: Partial<Typed>) => void }

/** The verdict, and what the agency is told of it. */
function VerdictFields({ field, typed: { verdict, told, days }, errors, set }: FieldsProps) {
  return (
    <>
      <Segments
        label="Verdict"
        name={`${field}-verdict`}
        look="boxes"
        options={verdicts}
        value={verdict}
        onChange={(value) => set({ verdict: value })}
      />
      <p className="small soft">{explained[verdict]}</p>
      {verdict !== 'dismissed' && (
        <TextArea
          id={`${field}-told`}
          label={verdict === 'request' ? 'What to put right' : 'Why it is taken down'}
          rows={3}
          maxLength={500}
          help="These words are mailed to the agency."
          value={told}
          error={errors.told}
          onChange={(event) => set({ told: event.target.value })}
        />
      )}
      {verdict === 'request' && (
        <Field
          id={`${field}-days`}
          label="Days to do it"
          inputMode="numeric"
          maxLength={2}
          value={days}
          error={errors.days}
          onChange={(event) => set({ days: event.target.value })}
        />
      )}
    </>
  )
}
