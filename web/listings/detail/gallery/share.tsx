/**
 * web/listings: hands the page's address on: by the device's own
 * sheet where it has one, else to the clipboard.
 */
import { Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { shareLink } from '#web/ui/share-link.ts'

type Props = { title: string; url: string; onShare?: () => void }

export function Share({ title, url, onShare }: Props) {
  return (
    <Button
      kind="plain"
      size="small"
      onClick={() => {
        onShare?.()
        void shareLink({ title, url }, 'The link is in your clipboard.')
      }}
    >
      <Icon of={Share2} small />
      Share
    </Button>
  )
}
