/** web/portal/listings: one home: read when it is opened, and again after each decision. */
import { useEffect, useRef, useState } from 'react'
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

const readHome = async (id: string): Promise<Reading> => {
  try {
    return { is: 'there', view: await (await signedApi()).moderation.read({ params: { id } }) }
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return { is: 'failed', words: refusalWords(error), isGone }
  }
}

export function useHome(id: string) {
  const [reading, setReading] = useState<Reading>({ is: 'reading' })
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    void readHome(id).then((answer) => alive.current && setReading(answer))
    return () => {
      alive.current = false
    }
  }, [id])
  const readAgain = async (): Promise<void> => {
    const answer = await readHome(id)
    if (alive.current) setReading(answer)
  }
  return { reading, readAgain }
}
