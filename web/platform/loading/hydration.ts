/** web/platform: whether a part of the page has been hydrated, asked of its elements. */

/** Milliseconds between two looks: a frame. */
const pause = 16

/** What React knows of an element, as far as is read here. */
type Fiber = {
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  stateNode: { current?: Fiber } | null
}

/**
 * Whether React has hydrated what the server wrote. React ties an element to its tree as soon as it begins,
 * and may lay that tree aside a hundred times before it stands; an element is hydrated once its place is
 * found in the tree that stands. React says so nowhere but in members of its own; should they get other
 * names, nothing looks hydrated and nothing is repeated. So it is for elements that are not React's.
 */
export function isHydrated(element: Element): boolean {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'))
  return name !== undefined && standing(Reflect.get(element, name) as Fiber) !== null
}

/** The same place in the tree that stands; null where there is none yet. */
function standing(fiber: Fiber): Fiber | null {
  if (fiber.return === null) return fiber.stateNode?.current ?? null
  let one = standing(fiber.return)?.child ?? null
  while (one !== null && one !== fiber && one !== fiber.alternate) one = one.sibling
  return one
}

/**
 * Runs `then` once the element is hydrated: never if it leaves the page
 * before, or if that takes longer than `patience`.
 */
export function onceHydrated(element: Element, then: () => void, patience = Infinity): void {
  const until = performance.now() + patience
  const look = (): void => {
    if (!element.isConnected || performance.now() > until) return
    if (isHydrated(element)) then()
    else setTimeout(look, pause)
  }
  setTimeout(look)
}
