/** web/portal/listings: a decision that is sent, said with a way back, and followed by fresh lists. */
import type { z } from 'zod'
import type { moderation } from '#contract/moderation/moderation.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'

export type Wish = z.input<typeof moderation.decide.body>

/** Milliseconds in which a decision is taken back by a press. */
const wayBack = 12_000

export function useDecide(onDone: () => Promise<void>) {
  const { take, isBusy } = useTurns()
  const undo = (ids: string[]): Promise<boolean> =>
    take(async () => {
      try {
        toast.success((await (await signedApi()).moderation.undo({ body: { ids } })).message)
        await onDone()
        return true
      } catch (error) {
        toast.error(refusalWords(error))
        return false
      }
    })
  /** Answers whether anything was decided. */
  const decide = (body: Wish): Promise<boolean> =>
    take(async () => {
      try {
        const { message, decisions, changed } = await (await signedApi()).moderation.decide({ body })
        const ids = decisions.map(({ id }) => id)
        toast.success(message, {
          time: wayBack,
          action: { label: 'Take it back', run: () => void undo(ids) },
        })
        if (changed.length > 0) toast.info(leftAlone(changed), { time: wayBack })
        return true
      } catch (error) {
        toast.error(refusalWords(error))
        return false
      } finally {
        await onDone()
      }
    })
  return { decide, undo, isBusy }
}

const leftAlone = (changed: readonly { title: string }[]): string =>
  `Left alone, because something changed meanwhile: ${changed.map(({ title }) => title).join('; ')}`
