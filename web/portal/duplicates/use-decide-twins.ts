/**
 * web/portal/duplicates: a decision about pairs that is sent, said
 * with a way back, and followed by a fresh list.
 */
import type { z } from 'zod'
import type { Reply } from '#contract/http/endpoint.ts'
import type { merges } from '#contract/moderation/merges.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'
import { useReread } from '../reread.ts'

type Wish = z.input<typeof merges.decide.body>
type Answer = Reply<typeof merges.decide>

/** Milliseconds in which a decision is taken back by a press. */
const wayBack = 12_000

export function useDecideTwins() {
  const { take, isBusy } = useTurns()
  const reread = useReread()
  const send = (call: () => Promise<Answer>, mayUndo: boolean): Promise<boolean> =>
    take(async () => {
      try {
        const { message, pairs, changed } = await call()
        const undo = () => void decide({ act: 'reopen', pairs })
        toast.success(
          message,
          mayUndo ? { time: wayBack, action: { label: 'Take it back', run: undo } } : undefined,
        )
        if (changed.length > 0)
          toast.info('Some pairs were left alone, because somebody decided about them meanwhile.', {
            time: wayBack,
          })
        return true
      } catch (error) {
        toast.error(refusalWords(error))
        return false
      } finally {
        await reread()
      }
    })
  /** Answers whether anything was decided. */
  const decide = (body: Wish): Promise<boolean> =>
    send(async () => (await signedApi()).merges.decide({ body }), body.act !== 'reopen')
  const join = (body: z.input<typeof merges.join.body>): Promise<boolean> =>
    send(async () => (await signedApi()).merges.join({ body }), true)
  return { decide, join, isBusy }
}
