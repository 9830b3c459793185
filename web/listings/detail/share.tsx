/** web/listings: hands the page's address on: by the device's own sheet where it has one, else to the clipboard. */
import { Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { title: string; url: string }

export function Share({ title, url }: Props) {
  return (
    <Button kind="plain" size="small" onClick={() => void share({ title, url })}>
      <Icon of={Share2} small />
      Share
    </Button>
  )
}

async function share({ title, url }: Props) {
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
    toast.success('The link is in your clipboard.', { title: 'Copied' })
  } catch {
    toast.error(`The link could not be copied. It is ${url}`)
  }
}
