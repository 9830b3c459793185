/** web/alerts: changing a saved search: its name, how often and of what it tells. */
import { useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import { alertEvents, longestSearchName, type AlertEvent } from '#contract/alerts/alert-codes.ts'
import type { SavedSearch } from '#contract/alerts/alerts.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { PaceFields } from './pace-fields.tsx'
import { Preview } from './preview.tsx'
import { eventWords } from './words.ts'
import styles from './alerts.module.css'

type Props = { search: SavedSearch; onChange: (search: SavedSearch) => void; onClose: () => void }

export function EditDialog({ search, onChange, onClose }: Props) {
  const [{ name, frequency, schedule, events }, setWish] = useState(search)
  const [error, setError] = useState<string>()
  const change = (part: Partial<SavedSearch>) => {
    setWish((now) => ({ ...now, ...part }))
    setError(undefined)
  }
  const submit = async () => {
    if (!name.trim()) {
      setError('Please give the search a name.')
      return false
    }
    try {
      const { alerts } = await signedApi()
      const body = { name: name.trim(), frequency, schedule, events }
      const answer = await alerts.change({ params: { id: search.id }, body })
      onChange(answer.search)
      toast.success(answer.message)
      onClose()
      return true
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'That could not be saved. Please try again.')
      return false
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Edit this search">
      <Form className={styles.alertForm} noValidate onSubmit={submit}>
        <Field
          label="Name"
          translate="no"
          maxLength={longestSearchName}
          value={name}
          error={error}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PaceFields frequency={frequency} schedule={schedule} onChange={change} />
        <EventsField events={events} onChange={(told) => change({ events: told })} />
        <Preview question={search.question} />
        <div className={styles.alertFoot}>
          <SubmitButton kind="primary" busy="Saving">
            Save
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

type EventsProps = { events: readonly AlertEvent[]; onChange: (events: AlertEvent[]) => void }

function EventsField({ events, onChange }: EventsProps) {
  const withOne = (event: AlertEvent, isTold: boolean) =>
    alertEvents.filter((one) => (one === event ? isTold : events.includes(one)))
  return (
    <fieldset className={styles.alertEvents}>
      <legend className="field-label">What you are told of</legend>
      {alertEvents.map((event) => (
        <Checkbox
          key={event}
          checked={events.includes(event)}
          onChange={({ target }) => onChange(withOne(event, target.checked))}
        >
          {eventWords[event]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
