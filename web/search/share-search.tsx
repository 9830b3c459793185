/** web/search: hands the address of a search on: by the device's own sheet where it has one, else to the clipboard. */
import { Share2 } from 'lucide-react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'

export function ShareSearch({ title }: { title: string }) {
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      className="share-search"
      aria-label="Share this search"
      title="Share"
      onClick={() => void share(title)}
    >
      <Icon of={Share2} />
    </button>
  )
}

async function share(title: string): Promise<void> {
  const url = window.location.href
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is an answer; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast.success('The link to this search is in your clipboard.', { title: 'Copied' })
  } catch {
    toast.error(`The link could not be copied. It is ${url}`)
  }
}
