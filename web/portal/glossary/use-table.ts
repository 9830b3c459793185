/** web/portal/glossary: a table of terms is sent; the lines that are not right come back. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'

export type WrongLine = { line: number; problem: string }

export function useTable() {
  const { revalidate } = useRevalidator()
  const { take, isBusy } = useTurns()
  const [wrong, setWrong] = useState<readonly WrongLine[]>([])
  const send = (file: File) =>
    take(async () => {
      setWrong([])
      try {
        const { message } = await (await signedApi()).glossary.import({ body: file })
        toast.success(message)
        await revalidate()
        return true
      } catch (error) {
        toast.error(refusalWords(error), { title: file.name })
        const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {}
        setWrong(Object.entries(fields).map(([line, problem]) => ({ line: Number(line), problem })))
        return false
      }
    })
  return { send, isBusy, wrong }
}
