/** web/alerts: saving a search: its name, how often to be told, and what that would have been. */
import { useRef, useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import {
  alertEvents,
  longestSearchName,
  mostSearchesOfVisitor,
  type Frequency,
} from '#contract/alerts/alert-codes.ts'
import type { Schedule } from '#contract/alerts/alerts.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { FrequencyField } from './frequency-field.tsx'
import { Preview } from './preview.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { keepSearch } from './visitor-searches.ts'
import styles from './alerts.module.css'

type Props = { question: RawSearch; name: string; onClose: () => void }

const signIn = { label: 'Sign in', run: () => tellModals({ type: 'open', dialog: 'login' }) }

type Wanted = { name: string; question: RawSearch; frequency: Frequency; schedule: Schedule | null }

/** Whether it is kept. @throws ApiError what the server refuses. */
async function keep(wanted: Wanted, isUser: boolean): Promise<boolean> {
  const search = { ...wanted, events: [...alertEvents], timeZone: ownTimeZone() }
  if (isUser) {
    const { alerts } = await signedApi()
    const { message } = await alerts.save({ body: search })
    toast.success(message)
    return true
  }
  if (keepSearch(search)) {
    toast.info('Saved in this browser. Sign in, and we tell you of new homes.', { action: signIn })
    return true
  }
  toast.info(`This browser keeps ${mostSearchesOfVisitor} searches at most. Sign in to keep more.`, {
    action: signIn,
  })
  return false
}

export function SaveDialog({ question, name: words, onClose }: Props) {
  const isUser = useUserInfo() !== null
  const [name, setName] = useState(words.slice(0, longestSearchName))
  const [frequency, setFrequency] = useState<Frequency>('daily')
  const [schedule, setSchedule] = useState<Schedule | null>(null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const submit = async () => {
    if (!name.trim()) {
      setError('Please give the search a name.')
      field.current?.focus()
      return false
    }
    try {
      const isKept = await keep({ name: name.trim(), question, frequency, schedule }, isUser)
      if (isKept) onClose()
      return isKept
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'That could not be saved. Please try again.')
      return false
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Save this search" initialFocus={field}>
      <Form className={styles.alertForm} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label="Name"
          translate="no"
          maxLength={longestSearchName}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <FrequencyField value={frequency} onChange={setFrequency} hasOwnTime={schedule !== null} />
        <ScheduleField frequency={frequency} schedule={schedule} onChange={setSchedule} />
        <Preview question={question} />
        <div className={styles.alertFoot}>
          {isUser && <TextLink to="/savedProperties/searches">Your searches</TextLink>}
          <SubmitButton kind="primary" busy="Saving">
            Save
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
