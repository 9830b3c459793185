/**
 * web/alerts: which account this browser tells of homes, kept here, and
 * what becomes of that when the session ends.
 */
import type { Leaving } from '#web/platform/session/leaving.ts'

/** `left`: nobody is signed in here since, and why. */
type Mark = { userId: string; id: string; endpoint: string; left?: Leaving }

const key = 'push_device'

export function pushMark(): Mark | null {
  try {
    const mark = JSON.parse(localStorage.getItem(key) ?? 'null') as Mark | null
    return mark && typeof mark.userId === 'string' && typeof mark.id === 'string' ? mark : null
  } catch {
    return null
  }
}

export function keepPushMark(mark: Mark | null): void {
  if (mark) localStorage.setItem(key, JSON.stringify(mark))
  else localStorage.removeItem(key)
}

/**
 * Nobody is signed in any more. Whoever wanted that is told no more here; a session that ran
 * out changes nothing, and the browser follows the same person into the next one. Written at
 * once, for the page may be on its way elsewhere.
 */
export function leavePush(why: Leaving | null): void {
  const mark = pushMark()
  if (!mark) return
  // Another tab that signs out knows why; it has the last word.
  const left = why ?? mark.left ?? 'lapsed'
  if (left !== mark.left) keepPushMark({ ...mark, left })
}
