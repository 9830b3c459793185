/** web/feeds: a feed is deleted, and a person says what becomes of its homes. */
import { useState } from 'react'
import { plural } from '#web/platform/intl/plural.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/forms/field.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { Feed } from '../use-feeds.ts'
import { failureWords } from '../words.ts'

type Homes = 'withdraw' | 'keep'
type Props = { feed: Feed; open: boolean; onClose: () => void; onRemoved: () => void }

export function RemoveFeed({ feed, open, onClose, onRemoved }: Props) {
  const [homes, setHomes] = useState<Homes>('withdraw')
  const remove = async () => {
    try {
      const { feeds } = await signedApi()
      toast.success((await feeds.remove({ params: { id: feed.id }, query: { homes } })).message)
      onRemoved()
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const foot = (
    <>
      <Button onClick={onClose}>Not yet</Button>
      <CallButton className="button--danger" onCall={remove}>
        Delete the feed
      </CallButton>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onClose} title={`Delete ${feed.name}?`} foot={foot}>
      <p className="soft">Its settings, its history and its kept files are gone for good.</p>
      {feed.liveListings > 0 && (
        <Select
          label={`What becomes of ${plural(feed.liveListings, 'home')}`}
          value={homes}
          onChange={({ target }) => setHomes(target.value === 'keep' ? 'keep' : 'withdraw')}
        >
          <option value="withdraw">Withdraw them; their pages and histories stay</option>
          <option value="keep">Keep them; we look after them by hand</option>
        </Select>
      )}
    </Dialog>
  )
}
