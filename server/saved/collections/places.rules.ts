/** saved: a home at a place among others. Pure. */

/** Without a position a new home comes last, and one that is there stays. */
export function placedAt(homes: readonly string[], home: string, position?: number): string[] {
  if (position === undefined && homes.includes(home)) return [...homes]
  const others = homes.filter((one) => one !== home)
  return others.toSpliced(position ?? others.length, 0, home)
}
