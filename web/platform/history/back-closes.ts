/** web/platform: Back closes what lies over the whole page, and the page beneath stays where it is. */

/**
 * Gives what was opened an entry of its own in the browser's history, at the address of the
 * page. Back leads from it to the page beneath: then `close` is called, and the router, for
 * whom nothing has changed, hears nothing of it.
 * Answers what to call when it was closed in any other way: the entry goes with it.
 */
export function backCloses(close: () => void): () => void {
  const { history } = window
  let isOpen = true
  const left = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    window.removeEventListener('popstate', left, true)
    if (!isOpen) return
    isOpen = false
    close()
  }
  history.pushState(history.state, '')
  // Captured: the router listens at the same window, and has listened for longer.
  window.addEventListener('popstate', left, true)
  return () => {
    if (!isOpen) return
    isOpen = false
    history.back()
  }
}
