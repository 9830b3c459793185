/** web/portal/listings: one home: read when it is opened, and again after each decision. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import type { moderation } from '#contract/moderation/moderation.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { refusalWords } from '../../refusal.ts'

export type HomeView = Reply<typeof moderation.read>
export type Reading =
  | { is: 'reading' }
  | { is: 'failed'; words: string; isGone: boolean }
  | { is: 'there'; view: HomeView }

export function useHome(id: string) {
  const [reading, setReading] = useState<Reading>({ is: 'reading' })
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  const read = useCallback(async () => {
    try {
      const view = await (await signedApi()).moderation.read({ params: { id } })
      if (alive.current) setReading({ is: 'there', view })
    } catch (error) {
      const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
      if (alive.current) setReading({ is: 'failed', words: refusalWords(error), isGone })
    }
  }, [id])
  useEffect(() => void read(), [read])
  return { reading, readAgain: read }
}
