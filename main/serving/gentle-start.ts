/** main: a program that starts leaves the processors to those on the same machine that answer already. */
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** The niceness of a program that starts: what others leave, and about a tenth where they leave nothing. */
const niceness = 10
/** By default everybody starts with it and may only become nicer. */
const usual = 0
/** Who may set any priority, as a bit of the capabilities (CAP_SYS_NICE). */
const setsPriorities = 1n << 23n
/**
 * As long as it may take to start at a low priority: on a machine that is
 * busy for good nobody would wait for the end.
 */
const longestMs = 15_000

/**
 * Lowers the priority of this process, where it may be raised again: by the
 * account (root), or by a limit (`ulimit -e 20`).
 * Answers what raises it, which is done by itself after a quarter of a minute.
 */
export function startGently(): () => void {
  if (!mayRaise(readOwn('status'), readOwn('limits')) || getPriority() !== usual) return () => undefined
  setForAll(niceness)
  let isRaised = false
  const raise = (): void => {
    clearTimeout(late)
    if (isRaised) return
    isRaised = true
    // Twice: a thread that is not raised yet may begin another one meanwhile.
    setForAll(usual)
    setForAll(usual)
  }
  const late = setTimeout(raise, longestMs).unref()
  return raise
}

/** By what Linux says of a process in its `status` and `limits`; elsewhere both are empty. */
export function mayRaise(status: string, limits: string): boolean {
  const [, capabilities] = /^CapEff:\s*([0-9a-f]+)$/m.exec(status) ?? []
  if (capabilities && (BigInt(`0x${capabilities}`) & setsPriorities) !== 0n) return true
  const [, limit] = /^Max nice priority\s+(\d+|unlimited)/m.exec(limits) ?? []
  // The limit counts from the nicest, 19, which is 1.
  return limit === 'unlimited' || Number(limit ?? 0) >= 20 - usual
}

function readOwn(name: 'status' | 'limits'): string {
  try {
    return readFileSync(`/proc/self/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Priorities belong to threads; those that a thread begins later have
 * its own. One that ended meanwhile needs none.
 */
function setForAll(priority: number): void {
  for (const thread of readdirSync('/proc/self/task'))
    try {
      setPriority(Number(thread), priority)
    } catch {
      continue
    }
}
