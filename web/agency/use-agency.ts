/** web/agency: one's own agency as it was read last, and changes to it that are sent and said. */
import { useState } from 'react'
import type { OwnAgency } from '#contract/agency/team.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'

type Said = { message: string; agency?: OwnAgency }

export function useAgency(first: OwnAgency) {
  const [agency, setAgency] = useState(first)
  /** Fields of the last change that were refused, with the reason. */
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const { take, isBusy } = useTurns()
  const change = (work: () => Promise<Said>): Promise<boolean> =>
    take(async () => {
      try {
        const said = await work()
        if (said.agency) setAgency(said.agency)
        setWrong({})
        toast.success(said.message)
        return true
      } catch (failure) {
        setWrong(failure instanceof ApiError ? (failure.problem.fields ?? {}) : {})
        toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
        return false
      }
    })
  return { agency, wrong, change, isBusy }
}
export type Change = ReturnType<typeof useAgency>['change']
