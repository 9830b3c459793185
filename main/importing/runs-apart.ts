/** main: runs of feeds in a process of their own: it holds few modules, and a run that takes it down takes nothing else. */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ran, RunFeeds } from '#server/feeds/index.ts'
import type { Ask, Told } from './messages.ts'
import { thrifty } from './thrifty.ts'

/** A process without work is kept for so long; the next feed is mostly not far. */
const keptIdleMs = 60_000

type Given = {
  /** The settings of the worker, DATABASE_URL among them. */
  env: NodeJS.ProcessEnv
  idleMs?: number
  program?: string
}

type Running = { resolve: (ran: Ran) => void; reject: (error: Error) => void }

/** One process at a time, begun for the first run and ended when there was none for a while. */
export function runsApart({ env, idleMs = keptIdleMs, program = importProcess }: Given) {
  const running = new Map<number, Running>()
  let child: ChildProcess | null = null
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  function begin(): ChildProcess {
    const begun = fork(program, { env, execArgv: thrifty, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    begun.on('message', (told: Told) =>
      settle(told.id, ({ resolve, reject }) => {
        if ('ran' in told) resolve(told.ran)
        else reject(new Error(told.failed))
      }),
    )
    begun.once('error', () => lose(begun))
    begun.once('exit', () => lose(begun))
    return begun
  }

  function settle(id: number, how: (run: Running) => void): void {
    const run = running.get(id)
    running.delete(id)
    if (run) how(run)
    if (running.size === 0) idle = setTimeout(letGo, idleMs).unref()
  }

  /** What it was doing is done again by the queue, as after the end of a worker. */
  function lose(lost: ChildProcess): void {
    if (lost !== child) return
    child = null
    for (const id of [...running.keys()])
      settle(id, ({ reject }) => reject(new Error('the process that imports ended')))
  }

  /** It closes what it has open and ends by itself. */
  function letGo(): void {
    clearTimeout(idle)
    const left = child
    child = null
    if (left?.connected) left.disconnect()
  }

  const run: RunFeeds = (asked, signal) => {
    clearTimeout(idle)
    child ??= begin()
    const to = child
    const id = ++lastId
    const say = (ask: Ask): void => void to.send(ask, (error) => error && lose(to))
    return new Promise<Ran>((resolve, reject) => {
      running.set(id, { resolve, reject })
      say({ id, run: asked })
      signal?.addEventListener('abort', () => to.connected && say({ id, stop: true }), { once: true })
    })
  }

  /** Breaks off what runs, at the latest after the batch that is being saved, and ends the process. */
  async function end(): Promise<void> {
    const left = child
    for (const id of running.keys()) left?.send({ id, stop: true } satisfies Ask)
    letGo()
    if (left && left.exitCode === null && left.signalCode === null)
      await new Promise((resolve) => left.once('exit', resolve))
  }

  return { run, end }
}

const importProcess = fileURLToPath(new URL('./import-process.ts', import.meta.url))
