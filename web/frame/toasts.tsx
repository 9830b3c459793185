/**
 * web/frame: the toast region, fetched when there is something to say; what
 * is said is seen even if it does not arrive.
 */
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { PlainToasts } from '#web/ui/toasts/plain-toasts.tsx'
import { hasSpoken, onToast } from '#web/ui/toasts/toast.ts'

/** Milliseconds what is said waits for the region. */
const patience = 3_000

const ToastRegion = lazyPart(() => {
  const plain = { ToastRegion: PlainToasts }
  const late = new Promise<typeof plain>((resolve) => setTimeout(() => resolve(plain), patience))
  return Promise.race([import('#web/ui/toasts/toast-region.tsx').catch(() => plain), late])
}, 'ToastRegion')

export function Toasts() {
  const needed = useSyncExternalStore(onToast, hasSpoken, () => false)
  if (!needed) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
