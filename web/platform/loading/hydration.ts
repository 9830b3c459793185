/** web/platform: whether a part of the page has been hydrated, asked of its elements. */

/** Milliseconds between two looks. */
const pause = 40

/**
 * Whether React has hydrated what the server wrote. React says so nowhere but in a member of its own; should that get
 * another name, nothing looks hydrated and nothing is repeated. So it is for elements that are not React's.
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Runs `then` once the element is hydrated: never if it leaves the page before, or if that takes longer than `patience`. */
export function onceHydrated(element: Element, then: () => void, patience = Infinity): void {
  const until = performance.now() + patience
  const look = (): void => {
    if (!element.isConnected || performance.now() > until) return
    if (isHydrated(element)) then()
    else setTimeout(look, pause)
  }
  setTimeout(look, pause)
}
