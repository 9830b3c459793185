/**
 * drills: a process of the drill's own, which can be killed like a
 * machine, stopped politely, and started again.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'

export type Start = {
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** What it says goes here. */
  logFile: string
  /** As whom it runs; otherwise as we do. */
  account?: { uid: number; gid: number }
}

export type Running = ReturnType<typeof createRunning>

/** Nothing runs before `start`. */
export function createRunning(what: Start) {
  let child: ChildProcess | undefined
  let exited: Promise<unknown> = Promise.resolve()
  const isAlive = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isAlive()) child?.kill(signal)
    await exited
  }
  return {
    isAlive,
    pid: (): number | undefined => child?.pid,
    start: (): void => {
      child = spawn(what.command, what.args, {
        env: { ...process.env, ...what.env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...what.account,
      })
      const log = createWriteStream(what.logFile, { flags: 'a' })
      child.stdout?.pipe(log, { end: false })
      child.stderr?.pipe(log, { end: false })
      child.on('error', (error) => log.write(`${error.message}\n`))
      exited = new Promise((resolve) => child?.once('close', resolve))
    },
    /** It keeps its connections and answers nobody, until it is killed. */
    freeze: (): void => void child?.kill('SIGSTOP'),
    /** Without a word, as a machine dies. */
    kill: (): Promise<void> => end('SIGKILL'),
    /** As a release or an operator does it. */
    stop: (): Promise<void> => end('SIGTERM'),
  }
}
