/** web/alerts: which account this browser tells of homes; kept here so that it ends with the session. */

type Mark = { userId: string; id: string; endpoint: string }

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
