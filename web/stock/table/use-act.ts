/** web/stock: a change that is sent, said, and shown by reading the page again. */
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { failureWords } from '../words.ts'

type Stock = Awaited<ReturnType<typeof signedApi>>['stock']

/** `act` answers whether it was done. */
export function useAct(onDone: () => void) {
  const { take, isBusy } = useTurns()
  const act = (work: (stock: Stock) => Promise<{ message: string }>): Promise<boolean> =>
    take(async () => {
      try {
        toast.success((await work((await signedApi()).stock)).message)
        onDone()
        return true
      } catch (failure) {
        toast.error(failureWords(failure))
        return false
      }
    })
  return { act, isBusy }
}
