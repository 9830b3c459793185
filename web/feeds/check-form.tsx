/**
 * web/feeds: an address or a file to be checked, and the feed it belongs to; the first run never publishes.
 */
import { useState } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { FileButton } from '#web/ui/forms/file-button.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import type { Feed } from './use-feeds.ts'
import styles from './feeds.module.css'

type Begun = { feedId: string; askedAt: string }
type Props = {
  feeds: readonly Feed[]
  openId: string | null
  onBegun: (begun: Begun) => Promise<void>
  onError: (error: unknown) => void
}

/** The feed of this id, or a new one; the server names what nobody named. */
type Which = { feedId?: string; feed?: string }

const sendFile = async (file: File, which: Which): Promise<Begun> =>
  (await signedApi()).feeds.checkFile({ query: { name: file.name, ...which }, body: file })
const sendAddress = async (url: string, which: Which): Promise<Begun> =>
  (await signedApi()).feeds.check({ body: { url, ...which } })

export function CheckForm({ feeds, openId, onBegun, onError }: Props) {
  const [url, setUrl] = useState('')
  const { take, isBusy } = useTurns()
  const choice = useChoice(feeds, openId, url.trim())
  /** Answers whether a check has begun. */
  const begin = (send: (which: Which) => Promise<Begun>): Promise<boolean> =>
    take(async () => {
      const which = choice.take()
      if (!which) return false
      try {
        await onBegun(await send(which))
        setUrl('')
        choice.reset()
        return true
      } catch (error) {
        onError(error)
        return false
      }
    })
  return (
    <Form className={styles.feedCheck} onSubmit={() => begin((which) => sendAddress(url.trim(), which))}>
      {feeds.length > 0 && <FeedChoice feeds={feeds} choice={choice} />}
      <Field
        label="Address of the feed"
        type="url"
        inputMode="url"
        dir="ltr"
        required
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <SubmitButton kind="primary" disabled={isBusy}>
        {isBusy ? 'Sending' : 'Check this feed'}
      </SubmitButton>
      <FileButton
        kind="quiet"
        isBusy={isBusy}
        onFile={(file) => void begin((which) => sendFile(file, which))}
      />
      <p className="field-help">
        Paste an address, or choose a file, also one packed as ZIP or gzip, or drop it on the button. We
        recognise the format ourselves. The first run is always a check: nothing is published.
      </p>
    </Form>
  )
}

const aNewOne = 'new'

/**
 * Which feed an address or file belongs to: the one whose address it
 * is, else the one chosen, else the open one.
 */
function useChoice(feeds: readonly Feed[], openId: string | null, url: string) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const own = url === '' ? undefined : feeds.find((one) => one.url === url)
  const value = chosen ?? own?.id ?? openId ?? aNewOne
  return {
    value,
    name,
    error,
    /** Where the chosen feed comes from, when that is not what is about to be checked. */
    other: url === '' ? null : (feeds.find((one) => one.id === value && one.url !== url)?.url ?? null),
    choose: (id: string) => {
      setChosen(id)
      setError(undefined)
    },
    rename: (text: string) => {
      setName(text)
      setError(undefined)
    },
    reset: () => {
      setChosen(null)
      setName('')
    },
    /** Null, with an error that says why, when it is not clear which feed is meant. */
    take(): Which | null {
      if (feeds.length === 0) return {}
      if (value !== aNewOne) return { feedId: value }
      const said = name.trim()
      const isTaken = feeds.some((one) => one.name === said)
      if (said !== '' && !isTaken) return { feed: said }
      setError(isTaken ? 'There is a feed of this name already.' : 'Please name the new feed.')
      return null
    },
  }
}

function FeedChoice({ feeds, choice }: { feeds: readonly Feed[]; choice: ReturnType<typeof useChoice> }) {
  const { value, name, error, other } = choice
  return (
    <div className={styles.feedChoice}>
      <Select
        label="Which feed it belongs to"
        value={value}
        help={other && <OtherAddress url={other} />}
        onChange={(event) => choice.choose(event.target.value)}
      >
        {feeds.map((one) => (
          <option key={one.id} value={one.id} translate="no">
            {one.name}
          </option>
        ))}
        <option value={aNewOne}>A new feed</option>
      </Select>
      {value === aNewOne && (
        <Field
          label="Name of the new feed"
          maxLength={100}
          value={name}
          error={error}
          onChange={(event) => choice.rename(event.target.value)}
        />
      )}
    </div>
  )
}

const OtherAddress = ({ url }: { url: string }) => (
  <>
    <span>This feed comes from another address. It moves to the new one when you publish:</span>{' '}
    <bdi translate="no">{url}</bdi>
  </>
)
