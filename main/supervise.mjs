/**
 * main: runs a program and starts it again when it met a fault, so
 * that a fault costs seconds and not the service.
 */
import { spawn } from 'node:child_process'

/** The code of lifecycle.ts for a fault that nobody expected. */
const faultCode = 70
/** Signals that nobody sends to end a program in order: crashes, and a machine out of memory. */
const crashes = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP', 'SIGSYS', 'SIGKILL']
/** A program that ran so many milliseconds was well; one that falls so often before that never will be. */
const wellAfter = 60_000
const mostFalls = 5

/**
 * Runs `program` until it ends by itself or by a signal to us, which is passed on. With `again` it is
 * restarted after a fault: after a second, and twice as long after each further fall, up to five.
 * Answers `stop(signal)`; `onEnd` hears the exit code.
 */
export function supervise({ program, args, options, again, onEnd, firstPause = 1_000 }) {
  let child
  let waiting
  let stopping = false
  let falls = 0

  const start = () => {
    const began = Date.now()
    let over = false
    const ended = (code, signal) => {
      if (over) return
      over = true
      if (Date.now() - began > wellAfter) falls = 0
      const fell = code === faultCode || crashes.includes(signal)
      if (!again || stopping || !fell || ++falls > mostFalls) return onEnd(code ?? 1)
      const pause = firstPause * 2 ** (falls - 1)
      console.error(
        `Meridian: ended by a fault (${signal ?? code}); starting again in ${Math.ceil(pause / 1000)} s.`,
      )
      waiting = setTimeout(start, pause)
    }
    child = spawn(program, args, options)
    child.on('error', (error) => {
      // Also a message or a signal that could not be delivered is an
      // error; only a program that never ran is over.
      if (child.pid === undefined) {
        console.error(`Meridian: Node could not be started: ${error.message}`)
        ended(1, null)
      }
    })
    child.on('exit', ended)
  }
  start()
  return {
    stop: (signal) => {
      stopping = true
      clearTimeout(waiting)
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      else onEnd(child.exitCode ?? 1)
    },
  }
}
