/**
 * web/stock: a picture that is moved by the keys: lifted, carried from place to place, put down or put back.
 */

export type Lifted = { /** Where it was lifted, and where it is. */ from: number; at: number }

type Answer = {
  lifted: Lifted | null
  /** Where the picture goes from where it is; null when it stays. */ to: number | null
}

/** What a key does to the picture at `at` of `count`; null for keys that mean nothing here. */
export function pressed(
  key: string,
  lifted: Lifted | null,
  { at, count, isRightToLeft }: { at: number; count: number; isRightToLeft: boolean },
): Answer | null {
  const isLift = key === ' ' || key === 'Enter'
  if (lifted === null) return isLift ? { lifted: { from: at, at }, to: null } : null
  if (isLift || key === 'Tab') return { lifted: null, to: null }
  if (key === 'Escape') return { lifted: null, to: lifted.from === lifted.at ? null : lifted.from }
  const to = placeAfter(key, lifted.at, count, isRightToLeft)
  if (to === null) return null
  return { lifted: { ...lifted, at: to }, to: to === lifted.at ? null : to }
}

/** At an end it stays there: a cover that became the last picture by one more press would surprise. */
function placeAfter(key: string, at: number, count: number, isRightToLeft: boolean): number | null {
  const onwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === onwards || key === 'ArrowDown') return Math.min(count - 1, at + 1)
  if (key === backwards || key === 'ArrowUp') return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
