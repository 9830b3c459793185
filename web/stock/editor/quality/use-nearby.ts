/** web/stock: what quality homes near the pin reach, asked once for each pin and purpose that is saved. */
import { useEffect, useState } from 'react'
import type { DraftEditor } from '../use-draft.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

/** Null until it is known, and where too few homes are near. */
export function useNearby({ id, form, saving }: Pick<DraftEditor, 'id' | 'form' | 'saving'>): number | null {
  const [found, setFound] = useState<{ key: string; score: number | null } | null>(null)
  const { place, purpose } = form
  const key = place.point && purpose ? `${place.point.lat},${place.point.lon} ${purpose}` : ''
  const isSaved = saving.state === 'saved'
  const isKnown = found?.key === key
  useEffect(() => {
    if (key === '' || !isSaved || isKnown) return
    let isLeft = false
    signedApi()
      .then(async (api) => api.stock.nearby({ params: { id } }))
      .then(
        ({ score }) => isLeft || setFound({ key, score }),
        // Without it the points still say what is missing.
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [id, key, isSaved, isKnown])
  return isKnown ? found.score : null
}
