/** web/portal/people: one person: read, shown as an act will leave them, and read again once it is done. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Person, portal } from '#contract/accounts/portal.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'

export type PersonView = Reply<typeof portal.user>
export type Reading =
  | { is: 'reading' }
  | { is: 'failed'; words: string; isGone: boolean }
  | { is: 'there'; view: PersonView }

type Told = {
  /** The person changed: shown elsewhere on the page too. */
  onPerson: (person: Person) => void
  /** The server has done it: lists and counts may be read again. */
  onDone: () => void
}

export type Act = {
  /** How it will be; shown until the server has answered. */
  guess?: (view: PersonView) => PersonView
  call: (portal: MeridianApi['portal']) => Promise<{ message: string }>
}

export function usePerson(id: string, { onPerson, onDone }: Told) {
  const [reading, setReading] = useState<Reading>({ is: 'reading' })
  const { take, isBusy } = useTurns()
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  const show = useCallback(
    (view: PersonView) => {
      if (alive.current) setReading({ is: 'there', view })
      onPerson(view.person)
    },
    [onPerson],
  )
  const read = useCallback(async () => {
    try {
      const { portal: calls } = await signedApi()
      show(await calls.user({ params: { id } }))
    } catch (error) {
      const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
      if (alive.current) setReading({ is: 'failed', words: refusalWords(error), isGone })
    }
  }, [id, show])
  useEffect(() => void read(), [read])

  /**
   * Says how it will be, does it, and says how it is. Whatever is refused
   * is taken back. Answers whether it was done.
   */
  const act = ({ guess, call }: Act): Promise<boolean> =>
    take(async () => {
      const before = reading.is === 'there' ? reading.view : null
      if (before && guess) show(guess(before))
      try {
        const { portal: calls } = await signedApi()
        toast.success((await call(calls)).message)
        await read()
        return true
      } catch (error) {
        toast.error(refusalWords(error))
        // Somebody was quicker: what they did is shown.
        if (error instanceof ApiError && error.status === 409) await read()
        else if (before) show(before)
        return false
      } finally {
        onDone()
      }
    })
  return { reading, isBusy, act, readAgain: read }
}
