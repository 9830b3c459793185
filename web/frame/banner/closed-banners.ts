/** web/frame/banner: which banners were closed in this browser. */

const key = 'closed_banners'
/** So many are remembered; older ones are over by then. */
const most = 20

const listeners = new Set<() => void>()
let closedHere = ''

/** Their ids, with blanks between; without storage those closed on this page. */
export function closedBanners(): string {
  try {
    return localStorage.getItem(key) ?? closedHere
  } catch {
    return closedHere
  }
}

export function closeBanner(id: string): void {
  closedHere = [...closedBanners().split(' ').filter(Boolean), id].slice(-most).join(' ')
  try {
    localStorage.setItem(key, closedHere)
  } catch {
    // Storage is switched off: it is closed until the page is left.
  }
  for (const listener of listeners) listener()
}

export function onBannerClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
