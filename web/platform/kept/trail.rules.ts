/** web/platform: the results a person walks along, and what stands before and after a home among them. */

export type Trail = {
  /** Of the results, with everything that was asked. */
  address: string
  /** Ids of the homes on that page of the results, in their order. */
  homes: readonly string[]
  /** How many homes stand on the pages before, and how many there are in all. */
  before: number
  total: number
  /** Addresses of the pages before and after. */
  previousPage: string | null
  nextPage: string | null
  /** Number of the results' entry in the history of the tab. */
  entry: number | null
}

/** A neighbour among the results: a home, or at the ends of a page the page that goes on. */
export type Step = { home: string } | { page: string } | null

/**
 * Where a home stands among the results, counted from 1, and its neighbours; null when it is not among them.
 */
export function stepsFrom(
  trail: Trail,
  homeId: string,
): { number: number; previous: Step; next: Step } | null {
  const at = trail.homes.indexOf(homeId)
  if (at < 0) return null
  const step = (to: number, page: string | null): Step => {
    const home = trail.homes[to]
    if (home) return { home }
    return page ? { page } : null
  }
  return {
    number: trail.before + at + 1,
    previous: at > 0 ? step(at - 1, null) : step(-1, trail.previousPage),
    next: step(at + 1, trail.nextPage),
  }
}

/** Which way an arrow key leads among the results; null where the key is somebody else's. */
export function stepByKey(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  isRightToLeft: boolean,
): 'previous' | 'next' | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === isRightToLeft ? 'previous' : 'next'
}
