/** web/portal/desk: a change that is sent, said, and followed by a fresh list. */
import { useRevalidator } from 'react-router'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'

export function useAct() {
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
        return false
      }
    })
  return { act, isBusy }
}
