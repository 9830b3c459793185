/**
 * main: how a process ends: once, in order, whoever asks for it; and
 * what becomes of a fault that nobody expected.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/platform/settings/log.ts'

/**
 * The exit code after such a fault (EX_SOFTWARE of sysexits.h):
 * bootstrap.mjs and start.ts then start the program again.
 */
const faultCode = 70
/** What runs may come to its end for so many milliseconds: nobody knows any more what state it is in. */
const faultPatience = 3_000

/**
 * Runs `stop` at the first SIGINT, SIGTERM or the end of the process
 * that started us; a later signal ends at once.
 */
export function onStop(stop: (reason: string) => Promise<void>): void {
  let stopping = 0
  const begin = (reason: string): void => {
    if (stopping) {
      // The terminal and npm both pass Ctrl-C on, so the same wish may arrive twice.
      if (Date.now() - stopping > 2_000) process.exit(1)
      return
    }
    stopping = Date.now()
    stop(reason).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => begin(signal))
  if (process.channel) process.on('disconnect', () => begin('disconnect'))
}

/**
 * For a command: aborted at the first of these. The command then says how it left things, and ends by itself.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  onStop(() => {
    stop.abort()
    return new Promise(() => undefined)
  })
  return stop.signal
}

/**
 * The last resort for an error that was thrown, or a promise that failed, where nobody listens. A program
 * that went on might answer wrongly and one that lies dead answers nobody, so it says what happened, stops
 * what it can and ends with a code that means: start me again.
 */
export function onFault(log: Log, stop: () => Promise<unknown>): void {
  let ending = false
  const end = (fault: unknown): void => {
    // Faults that come of the first one are told, but end nothing twice.
    log.fatal({ err: fault }, 'a fault that nobody expected ends this program')
    if (ending) return
    ending = true
    console.error('Meridian met a fault that nobody expected and ends:', fault)
    const stopped = stop().catch((failed: unknown) => log.error({ err: failed }, 'stopping failed'))
    void Promise.race([stopped, sleep(faultPatience)]).then(() => process.exit(faultCode))
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
