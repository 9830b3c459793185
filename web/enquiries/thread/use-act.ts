/** web/enquiries: a change that is sent and said. One at a time; it answers whether it was done. */
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'

export function useAct(onChange: () => void) {
  const { take, isBusy } = useTurns()
  const act = (work: () => Promise<{ message: string }>): Promise<boolean> =>
    take(async () => {
      try {
        toast.success((await work()).message)
        onChange()
        return true
      } catch (failure) {
        toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
        return false
      }
    })
  return { act, isBusy }
}
export type Act = ReturnType<typeof useAct>['act']
