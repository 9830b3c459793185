/** web/feeds: a password for the address of a feed; it is kept sealed and never shown again. */
import { useState } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { Feed } from '../use-feeds.ts'
import { failureWords } from '../words.ts'
import styles from './settings.module.css'

type Props = { feed: Feed; onChange: (feed: Feed) => void }
type Draft = { kind: 'basic' | 'header'; address: string; name: string; secret: string }

const isAddress = (text: string | undefined): text is string => /^https?:/.test(text ?? '')

const empty = ({ url, lastRun }: Feed): Draft => ({
  kind: 'basic',
  address: url ?? (isAddress(lastRun?.source) ? lastRun.source : ''),
  name: '',
  secret: '',
})

const bodyOf = ({ kind, address, name, secret }: Draft) =>
  kind === 'basic'
    ? ({ kind, address, user: name, password: secret } as const)
    : ({ kind, address, name, value: secret } as const)

export function PasswordPart({ feed, onChange }: Props) {
  const [draft, setDraft] = useState(empty(feed))
  const params = { id: feed.id }
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const call = async (work: (feeds: Feeds) => Promise<{ message: string; feed: Feed }>) => {
    try {
      const done = await work((await signedApi()).feeds)
      toast.success(done.message)
      setDraft(empty(done.feed))
      onChange(done.feed)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">An address behind a password</h2>
      <p className="soft">It is kept encrypted, sent to this host only, and never shown again.</p>
      {feed.credentials && (
        <p>
          A password is kept for <bdi translate="no">{feed.credentials.origin}</bdi>.{' '}
          <CallButton size="small" onCall={() => call((feeds) => feeds.removeCredentials({ params }))}>
            Forget it
          </CallButton>
        </p>
      )}
      <Form
        className={styles.form}
        autoComplete="off"
        onSubmit={() => call((feeds) => feeds.setCredentials({ params, body: bodyOf(draft) }))}
      >
        <Secrets draft={draft} change={change} />
        <SubmitButton busy="Saving">Keep the password</SubmitButton>
      </Form>
    </section>
  )
}

type SecretsProps = { draft: Draft; change: (changes: Partial<Draft>) => void }

function Secrets({ draft: { kind, address, name, secret }, change }: SecretsProps) {
  return (
    <div className={styles.row}>
      <Select
        label="How it is asked for"
        value={kind}
        onChange={({ target }) => change({ kind: target.value === 'header' ? 'header' : 'basic' })}
      >
        <option value="basic">User name and password</option>
        <option value="header">A header with a key</option>
      </Select>
      <Field
        label="Address of the feed"
        type="url"
        dir="ltr"
        required
        value={address}
        onChange={({ target }) => change({ address: target.value })}
      />
      <Field
        label={kind === 'basic' ? 'User name' : 'Name of the header'}
        required
        autoComplete="off"
        dir="ltr"
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={kind === 'basic' ? 'Password' : 'Key'}
        type="password"
        autoComplete="new-password"
        required
        dir="ltr"
        value={secret}
        onChange={({ target }) => change({ secret: target.value })}
      />
    </div>
  )
}

type Feeds = Awaited<ReturnType<typeof signedApi>>['feeds']
