/** web/feeds: an address or a file to be checked; the first run never publishes. */
import { FileUp } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { signedApi } from '#web/platform/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Begun = { feedId: string; askedAt: string }
type Props = { onBegun: (begun: Begun) => Promise<void>; onError: (error: unknown) => void }

/** The name of a feed, from what it comes from. */
const nameOf = (source: string): string =>
  source
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/, '')
    .slice(0, 100)

const sendFile = async (file: File): Promise<Begun> =>
  (await signedApi()).feeds.checkFile({ query: { name: file.name, feed: nameOf(file.name) }, body: file })
const sendAddress = async (url: string): Promise<Begun> =>
  (await signedApi()).feeds.check({ body: { url, feed: nameOf(url) } })

export function CheckForm({ onBegun, onError }: Props) {
  const [url, setUrl] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function begin(asked: Promise<Begun>): Promise<void> {
    setBusy(true)
    try {
      await onBegun(await asked)
      setUrl('')
    } catch (error) {
      onError(error)
    }
    setBusy(false)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void begin(sendAddress(url.trim()))
  }
  return (
    <form className="feed-check" onSubmit={onSubmit}>
      <Field
        label="Address of the feed"
        type="url"
        inputMode="url"
        dir="ltr"
        required
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" kind="primary" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Sending' : 'Check this feed'}
      </Button>
      <FileButton isBusy={isBusy} onFile={(file) => void begin(sendFile(file))} />
      <p className="field-help">
        Paste an address, or choose an XML, BLM, ZIP or gzip file, or drop it on the button. We recognise the format
        ourselves. The first run is always a check: nothing is published.
      </p>
    </form>
  )
}

/** The browser's own file input lies over the whole button, so files can be dropped on it and the keyboard reaches it. */
function FileButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const id = useId()
  return (
    <label className="button button--quiet feed-file" htmlFor={id}>
      <Icon of={FileUp} small />
      Choose a file
      <input
        id={id}
        type="file"
        accept=".xml,.zip,.blm,.gz,.json,.txt"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
