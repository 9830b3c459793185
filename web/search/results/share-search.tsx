/**
 * web/search: hands the address of a search on: by the device's own sheet where it
 * has one, else to the clipboard. Written hidden, so that its words come with the
 * page's; without script there is nothing to press.
 */
import { Share2 } from 'lucide-react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { shareLink } from '#web/ui/share-link.ts'
import styles from './results-head.module.css'

export function ShareSearch({ title }: { title: string }) {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      hidden={!hydrated}
      className={styles.shareSearch}
      aria-label="Share this search"
      title="Share"
      onClick={() =>
        void shareLink({ title, url: window.location.href }, 'The link to this search is in your clipboard.')
      }
    >
      <Icon of={Share2} />
    </button>
  )
}
