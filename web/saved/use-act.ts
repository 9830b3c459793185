/** web/saved: a change that is sent and said. One at a time; it answers whether it was done. */
import { ApiError } from '#contract/http/api-error.ts'
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
        // What it was about is gone, or not one's own any more: the page must not show it as if it were.
        if (failure instanceof ApiError && failure.status === 404) onChange()
        return false
      }
    })
  return { act, isBusy }
}
