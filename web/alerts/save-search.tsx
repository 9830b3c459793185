/** web/alerts: the button that saves the search on the page; its dialog comes when it is pressed. */
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { useUserInfo } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const SaveDialog = onDemandPart(() => import('./save-dialog.tsx'), 'SaveDialog')

type Props = {
  question: RawSearch
  /** What it asks for in words. */
  name: string
}

/**
 * Agents and Admins keep no searches, and without script there is nothing to press: the button is written
 * hidden, so that its words come with the page's.
 */
export function SaveSearch({ question, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  const role = useUserInfo()?.role ?? 'User'
  const hydrated = useHydrated()
  if (role !== 'User') return null
  return (
    <>
      <Button kind="plain" size="small" hidden={!hydrated} onClick={() => setOpen(true)}>
        <Icon of={BellPlus} small />
        Save this search
      </Button>
      {isOpen && (
        <SaveDialog
          question={question}
          name={name}
          onClose={() => setOpen(false)}
          onLost={() => setOpen(false)}
        />
      )}
    </>
  )
}
