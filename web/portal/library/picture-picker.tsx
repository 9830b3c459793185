/** web/portal/library: a picture for a text: chosen from the library, or taken into it first. */
import { useEffect, useState } from 'react'
import type { LibraryPicture } from '#contract/content/library.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { refusalWords } from '../refusal.ts'
import { SearchInput } from '../search-input.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { useUpload } from './use-upload.ts'
import type { LibraryAnswer } from './library-query.ts'

type Props = { onPick: (picture: LibraryPicture) => void; onClose: () => void }

export function PicturePicker({ onPick, onClose }: Props) {
  const [words, setWords] = useState('')
  const { pages, trouble, readMore } = usePictures(words)
  const { send, sending } = useUpload(onPick)
  const items = pages.flatMap((page) => page.items)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Insert a picture" width="46rem" tall>
      <DropZone sending={sending} onFiles={send} />
      <SearchInput
        label="Search pictures"
        placeholder="Names, and what pictures show"
        value={words}
        onAsk={setWords}
      />
      {trouble && <output>{trouble}</output>}
      {pages.length > 0 && items.length === 0 && <output className="small soft">No picture fits.</output>}
      <PictureGrid items={items} verb="Insert" onPick={onPick} />
      {pages.at(-1)?.nextCursor && <Button onClick={readMore}>Show more</Button>}
    </Dialog>
  )
}

/** The pages read for these words. */
function usePictures(words: string) {
  const [pages, setPages] = useState<readonly LibraryAnswer[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const read = async (before: readonly LibraryAnswer[], signal?: AbortSignal) => {
    try {
      const cursor = before.at(-1)?.nextCursor ?? undefined
      const { pictureLibrary } = await signedApi()
      const page = await pictureLibrary.list({ query: { q: words, cursor } }, { ...(signal && { signal }) })
      setPages([...before, page])
      setTrouble(null)
    } catch (error) {
      if (!signal?.aborted) setTrouble(refusalWords(error))
    }
  }
  useEffect(() => {
    const leaving = new AbortController()
    void read([], leaving.signal)
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another question is another reading
  }, [words])
  return { pages, trouble, readMore: () => void read(pages) }
}
