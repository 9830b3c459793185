/** web/alerts: saving a search: its name, how often to be told, and what that would have been. */
import { useRef, useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import {
  alertEvents,
  longestSearchName,
  mostSearchesOfVisitor,
  type Frequency,
} from '#contract/alerts/alert-codes.ts'
import type { SavedSearch, Schedule } from '#contract/alerts/alerts.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { useAccountSearches } from './account-searches.ts'
import { MailsOff } from './mails-off.tsx'
import { PaceFields } from './pace-fields.tsx'
import { Preview } from './preview.tsx'
import { keepSearch } from './visitor-searches.ts'
import styles from './alerts.module.css'

type Props = { question: RawSearch; name: string; onClose: () => void }

const signIn = { label: 'Sign in', run: () => tellModals({ type: 'open', dialog: 'login' }) }

type Wanted = { name: string; question: RawSearch; frequency: Frequency; schedule: Schedule | null }

/**
 * In the account: as a new search, or in place of the one with this
 * id. @throws ApiError what the server refuses.
 */
async function keepInAccount(wanted: Wanted, id: string): Promise<void> {
  const { alerts } = await signedApi()
  const search = { ...wanted, events: [...alertEvents], timeZone: ownTimeZone() }
  const saving = id ? alerts.change({ params: { id }, body: wanted }) : alerts.save({ body: search })
  toast.success((await saving).message)
}

/** Whether this browser keeps it. */
function keepHere(wanted: Wanted): boolean {
  const search = { ...wanted, events: [...alertEvents], timeZone: ownTimeZone() }
  if (keepSearch(search)) {
    toast.info('Saved in this browser. Sign in, and we tell you of new homes.', { action: signIn })
    return true
  }
  toast.info(`This browser keeps ${mostSearchesOfVisitor} searches at most. Sign in to keep more.`, {
    action: signIn,
  })
  return false
}

type Shown = Omit<Wanted, 'question'>

export function SaveDialog({ question, name: words, onClose }: Props) {
  const isUser = useUserInfo() !== null
  const account = useAccountSearches(isUser)
  const fresh: Shown = { name: words.slice(0, longestSearchName), frequency: 'daily', schedule: null }
  const [{ name, frequency, schedule }, setWish] = useState(fresh)
  /** The id of the search that this one takes the place of; empty for a new one. */
  const [inPlaceOf, setInPlaceOf] = useState('')
  const [error, setError] = useState<string>()
  const change = (part: Partial<Shown>) => {
    setWish((now) => ({ ...now, ...part }))
    setError(undefined)
  }
  const field = useRef<HTMLInputElement>(null)
  const submit = async () => {
    if (!name.trim()) {
      setError('Please give the search a name.')
      field.current?.focus()
      return false
    }
    try {
      const wanted = { name: name.trim(), question, frequency, schedule }
      if (!isUser && !keepHere(wanted)) return false
      if (isUser) await keepInAccount(wanted, inPlaceOf)
      onClose()
      return true
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'That could not be saved. Please try again.')
      return false
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Save this search" initialFocus={field}>
      <Form className={styles.alertForm} noValidate onSubmit={submit}>
        <InPlaceOf
          searches={account?.searches ?? []}
          value={inPlaceOf}
          onChange={(one) => {
            setInPlaceOf(one?.id ?? '')
            change(one ?? fresh)
          }}
        />
        <Field
          ref={field}
          label="Name"
          translate="no"
          maxLength={longestSearchName}
          value={name}
          error={error}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PaceFields frequency={frequency} schedule={schedule} onChange={change} />
        {account?.byMail === false && frequency !== 'never' && <MailsOff />}
        <Preview question={question} />
        <Foot isUser={isUser} />
      </Form>
    </Dialog>
  )
}

function Foot({ isUser }: { isUser: boolean }) {
  return (
    <div className={styles.alertFoot}>
      {isUser && <TextLink to="/savedProperties/searches">Your searches</TextLink>}
      <SubmitButton kind="primary" busy="Saving">
        Save
      </SubmitButton>
    </div>
  )
}

type InPlaceOfProps = {
  searches: readonly SavedSearch[]
  value: string
  /** Undefined for a new one. */
  onChange: (search: SavedSearch | undefined) => void
}

/** Nothing where there is none yet. */
function InPlaceOf({ searches, value, onChange }: InPlaceOfProps) {
  if (searches.length === 0) return null
  return (
    <Select
      label="Save it as"
      value={value}
      onChange={({ target }) => onChange(searches.find(({ id }) => id === target.value))}
    >
      <option value="">A new search</option>
      {searches.map(({ id, name }) => (
        <option key={id} value={id}>{`In place of “${name}”`}</option>
      ))}
    </Select>
  )
}
