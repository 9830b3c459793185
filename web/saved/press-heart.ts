/** web/saved: what a press on a heart does and says. */
import { mostKeptByVisitor } from '#contract/search/saved-codes.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { addHeart, removeHeart } from './change-hearts.ts'
import { hasHeart } from './hearts.ts'

const signIn = { label: 'Sign in', run: () => tellModals({ type: 'open', dialog: 'login' }) }

/** Saves a home, or takes it off the saved ones with a way back. */
export function pressHeart(id: string): void {
  if (hasHeart(id)) {
    const undo = removeHeart(id)
    return toast.info('This home is not saved any more.', { action: { label: 'Undo', run: undo } })
  }
  const outcome = addHeart(id)
  if (outcome === 'first')
    toast.info('Saved in this browser. Sign in, and you have it on every device.', { action: signIn })
  if (outcome === 'full')
    toast.info(`This browser keeps ${mostKeptByVisitor} homes at most. Sign in to keep more.`, {
      action: signIn,
    })
}
