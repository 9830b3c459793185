/** web/saved: a change that is sent and said. One at a time; it answers whether it was done. */
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'

/** Work without a message is done in silence: what it did is seen. */
export function useAct(onChange: () => void) {
  const { take, isBusy } = useTurns()
  const act = (work: () => Promise<{ message?: string }>): Promise<boolean> =>
    take(async () => {
      try {
        const { message } = await work()
        if (message) toast.success(message)
        onChange()
        return true
      } catch (failure) {
        toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
        return false
      }
    })
  return { act, isBusy }
}
