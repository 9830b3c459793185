/**
 * media: how much processor time each of several pieces of work has cost,
 * where only that of the whole process is known.
 */

export type WorkMeter = ReturnType<typeof createWorkMeter>

/**
 * `spent` is what the process has used so far, in milliseconds. What passes
 * between two looks is shared by all that run.
 */
export function createWorkMeter(spent: () => number) {
  const shares = new Map<number, number>()
  let last = spent()

  function look(): void {
    const now = spent()
    for (const [id, share] of shares) shares.set(id, share + (now - last) / shares.size)
    last = now
  }
  return {
    begin(id: number): void {
      look()
      shares.set(id, 0)
    },
    end(id: number): void {
      look()
      shares.delete(id)
    },
    /** Those that have cost more than that, the dearest first. */
    overdue(most: number): number[] {
      look()
      return [...shares]
        .filter(([, share]) => share > most)
        .toSorted(([, one], [, other]) => other - one)
        .map(([id]) => id)
    },
  }
}
