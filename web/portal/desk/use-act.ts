/** web/portal/desk: a change that is sent, said, and followed by a fresh list. */
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'

type Way = {
  /**
   * Where somebody else was quicker, what they did is read. Only for forms that keep what is typed meanwhile.
   */
  rereads?: boolean
}

export function useAct({ rereads = false }: Way = {}) {
  const { revalidate } = useRevalidator()
  const { take, isBusy } = useTurns()
  /** Answers whether it was done. */
  const act = (work: () => Promise<{ message: string }>): Promise<boolean> =>
    take(async () => {
      try {
        toast.success((await work()).message)
        await revalidate()
        return true
      } catch (error) {
        toast.error(refusalWords(error))
        if (rereads && error instanceof ApiError && error.status === 409) await revalidate()
        return false
      }
    })
  return { act, isBusy }
}
