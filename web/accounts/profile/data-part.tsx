/** web/accounts/profile: taking one's data away, leaving, and asking the team for either. */
import { useState } from 'react'
import type { OwnRequest } from '#contract/accounts/privacy.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { forget } from '#web/platform/session/remembered-login.ts'
import { signedApi, signOut } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import { AskDialog } from './ask-dialog.tsx'
import { Part } from './part.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import styles from './profile.module.css'

const download = () => takeTable('/api/meridian/profile/export.zip', 'meridian-my-data.zip')

export function DataPart({ requests: first }: { requests: readonly OwnRequest[] }) {
  const [doing, setDoing] = useState<'leave' | 'ask' | null>(null)
  const [requests, setRequests] = useState(first)
  const close = () => setDoing(null)
  return (
    <Part
      title="Your data"
      words="Everything Meridian holds about you, in one file. Deleting your account removes it at once and cannot be undone."
    >
      <div className={styles.profileRow}>
        <CallButton onCall={download}>Download my data</CallButton>
        <Button onClick={() => setDoing('ask')}>Ask our team</Button>
        <Button className={styles.profileDanger} onClick={() => setDoing('leave')}>
          Delete my account
        </Button>
      </div>
      <Requests requests={requests} onChange={setRequests} />
      {doing === 'leave' && <DeleteDialog onClose={close} />}
      {doing === 'ask' && (
        <AskDialog
          onClose={close}
          onAsked={(asked) => {
            close()
            setRequests([asked, ...requests])
          }}
        />
      )}
    </Part>
  )
}

const requestWords: Record<OwnRequest['kind'], string> = {
  export: 'A copy of your data',
  erasure: 'Deletion of your account',
}
const stateWords: Record<OwnRequest['state'], string> = {
  open: 'Asked',
  working: 'In hand',
  done: 'Done',
  refused: 'Refused',
  withdrawn: 'Taken back',
}

type RequestsProps = { requests: readonly OwnRequest[]; onChange: (requests: readonly OwnRequest[]) => void }

function Requests({ requests, onChange }: RequestsProps) {
  const { date } = useFormat()
  const withdraw = async (id: string): Promise<boolean> => {
    try {
      const { profile } = await signedApi()
      toast.success((await profile.withdrawRequest({ params: { id } })).message)
      onChange(requests.map((one) => (one.id === id ? { ...one, state: 'withdrawn' } : one)))
      return true
    } catch (error) {
      toast.error(wordsOf(error))
      return false
    }
  }
  if (requests.length === 0) return null
  return (
    <ul className={styles.profileSessions}>
      {requests.map(({ id, kind, state, at, dueAt, reason }) => {
        const isWaiting = state === 'open' || state === 'working'
        return (
          <li key={id}>
            <div>
              <b>{requestWords[kind]}</b>
              <p className="small soft">
                <span>{stateWords[state]}</span> · <bdi>{date(at)}</bdi>
                {isWaiting && (
                  <>
                    {' · '}
                    <span>
                      we answer by <bdi>{date(dueAt)}</bdi>
                    </span>
                  </>
                )}
              </p>
              {reason && (
                <p className="small" translate="no">
                  “{reason}”
                </p>
              )}
            </div>
            {isWaiting && (
              <CallButton size="small" onCall={() => withdraw(id)}>
                Take back
              </CallButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const remove = async (password: string) => {
    const { profile } = await signedApi()
    toast.success((await profile.remove({ body: { password } })).message)
    forget()
    signOut()
  }
  return (
    <PasswordDialog
      title="Delete your account?"
      act="Delete my account"
      keep="Keep my account"
      isDanger
      onClose={onClose}
      onConfirm={remove}
    >
      <p>
        Your details, saved homes and sessions are removed at once. Please enter your password to confirm.
      </p>
    </PasswordDialog>
  )
}
