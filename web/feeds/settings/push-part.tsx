/** web/feeds: the address to which files of a feed are sent; with its key it is shown once. */
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { Feed } from '../use-feeds.ts'
import { copyAddress } from '../copy-address.ts'
import { failureWords } from '../words.ts'
import styles from './settings.module.css'

type Props = { feed: Feed; onChange: (feed: Feed) => void }

export function PushPart({ feed, onChange }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const params = { id: feed.id }
  const make = async () => {
    try {
      const made = await (await signedApi()).feeds.makePushKey({ params })
      setAddress(made.address)
      onChange(made.feed)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const end = async () => {
    try {
      const ended = await (await signedApi()).feeds.removePushKey({ params })
      setAddress(null)
      onChange(ended.feed)
      toast.success(ended.message)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  return (
    <section className={styles.part} aria-labelledby="push">
      <h2 id="push">Send files to us</h2>
      <p className="soft">
        Your software sends its file by POST to an address that only this feed has, as
        application/octet-stream. Whoever knows the address can send.
      </p>
      <output aria-live="polite">
        {address !== null && (
          <>
            <p>Copy the address now: it is not shown again.</p>
            <pre className={styles.address} dir="ltr" translate="no">
              {address}
            </pre>
            <Button kind="primary" size="small" onClick={() => void copyAddress(address)}>
              <Icon of={Copy} small />
              Copy the address
            </Button>
          </>
        )}
      </output>
      <div className={styles.acts}>
        <CallButton onCall={make}>{feed.pushKeyAt ? 'Replace the address' : 'Make an address'}</CallButton>
        {feed.pushKeyAt && <CallButton onCall={end}>End the address</CallButton>}
      </div>
    </section>
  )
}
