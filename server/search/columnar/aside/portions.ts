/** search: the blocks of one question, handed out in portions to whichever of two threads asks first. */

/**
 * Blocks of a portion: a tenth of a millisecond, so that nobody waits long
 * for the other. A multiple of the longest run.
 */
const usualSize = 64

/** What both threads see: the next block that nobody has, and whether the other one has joined. */
export type Portions = { control: Int32Array; to: number; size: number }
const next = 0
const state = 1
const offered = 0
const joined = 1
const withdrawn = 2
const done = 3

export function offerPortions({ from, to }: { from: number; to: number }, size = usualSize): Portions {
  const control = new Int32Array(new SharedArrayBuffer(8))
  control[next] = from
  return { control, to, size }
}

/** Takes one after the other until none is left. */
export function* takePortions({ control, to, size }: Portions): Generator<{ from: number; to: number }> {
  for (;;) {
    const from = Atomics.add(control, next, size)
    if (from >= to) return
    yield { from, to: Math.min(to, from + size) }
  }
}

/** For the thread that helps: whether it still may. */
export const join = ({ control }: Portions): boolean =>
  Atomics.compareExchange(control, state, offered, joined) === offered

/** For the thread that helps: what it found has been sent. */
export function finish({ control }: Portions): void {
  Atomics.store(control, state, done)
  Atomics.notify(control, state)
}

/**
 * For the thread that asked: waits for the other if it has joined; answers whether it has.
 * @throws Error when it is not heard of any more.
 */
export function close({ control }: Portions, patienceMs: number): boolean {
  if (Atomics.compareExchange(control, state, offered, withdrawn) === offered) return false
  if (Atomics.wait(control, state, joined, patienceMs) === 'timed-out')
    throw new Error('the second thread of the search is not heard of')
  return true
}
