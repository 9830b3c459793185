/** web/portal/desk: a change that is sent, said, and followed by a fresh list. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.ts'
import { refusalWords } from '../refusal.ts'

export function useAct() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  /** Answers whether it was done. */
  const act = async (work: () => Promise<{ message: string }>): Promise<boolean> => {
    setBusy(true)
    try {
      toast.success((await work()).message)
      await revalidate()
      return true
    } catch (error) {
      toast.error(refusalWords(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { act, isBusy }
}
