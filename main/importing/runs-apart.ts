/**
 * main: runs of feeds in a process of their own: it holds few modules, and
 * a run that takes it down takes nothing else.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ran, RunFeeds } from '#server/feeds/index.ts'
import type { Ask, Told } from './messages.ts'
import { thrifty, thriftyEnv } from './thrifty.ts'

/** A process without work is kept for so long; the next feed is mostly not far. */
const keptIdleMs = 5 * 60_000

type Given = {
  /** The settings of the worker, DATABASE_URL among them. */
  env: NodeJS.ProcessEnv
  idleMs?: number
  program?: string
}

type Running = { resolve: (ran: Ran) => void; reject: (error: Error) => void }

/** One process at a time, begun for the first run and ended when there was none for a while. */
export function runsApart({ env, idleMs = keptIdleMs, program = importProcess }: Given) {
  let current: Importer | null = null
  let idle: NodeJS.Timeout | undefined

  /** It closes what it has open and ends by itself. */
  function letGo(): void {
    clearTimeout(idle)
    current?.letGo()
    current = null
  }

  const run: RunFeeds = async (asked, signal) => {
    signal?.throwIfAborted()
    clearTimeout(idle)
    if (!current?.alive) current = new Importer(program, env)
    const importer = current
    try {
      return await importer.run(asked, signal)
    } finally {
      if (importer === current && importer.isIdle) idle = setTimeout(letGo, idleMs).unref()
    }
  }

  /** Breaks off what runs, at the latest after the batch that is being saved, and ends the process. */
  async function end(): Promise<void> {
    const left = current
    left?.stopAll()
    letGo()
    await left?.ended
  }

  return { run, end }
}

class Importer {
  alive = true
  readonly ended: Promise<void>
  readonly #child: ChildProcess
  readonly #running = new Map<number, Running>()
  #lastId = 0

  constructor(program: string, env: NodeJS.ProcessEnv) {
    this.#child = fork(program, {
      env: { ...thriftyEnv, ...env },
      execArgv: thrifty,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child.on('message', (told: Told) => this.#settle(told))
    this.ended = new Promise((resolve) => {
      for (const event of ['exit', 'error'] as const)
        this.#child.once(event, () => {
          this.#lose()
          resolve()
        })
    })
  }

  get isIdle(): boolean {
    return this.#running.size === 0
  }

  run(asked: Parameters<RunFeeds>[0], signal?: AbortSignal): Promise<Ran> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#running.set(id, { resolve, reject })
      this.#say({ id, run: asked })
      signal?.addEventListener('abort', () => this.#say({ id, stop: true }), { once: true })
    })
  }

  stopAll(): void {
    for (const id of this.#running.keys()) this.#say({ id, stop: true })
  }

  letGo(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  #say(ask: Ask): void {
    if (this.#child.connected) this.#child.send(ask, (error) => error && this.#lose())
  }

  #settle(told: Told): void {
    const run = this.#running.get(told.id)
    this.#running.delete(told.id)
    if ('ran' in told) run?.resolve(told.ran)
    else run?.reject(new Error(told.failed))
  }

  /** What it was doing is done again by the queue, as after the end of a worker. */
  #lose(): void {
    this.alive = false
    for (const { reject } of this.#running.values()) reject(new Error('the process that imports ended'))
    this.#running.clear()
  }
}

const importProcess = fileURLToPath(new URL('./import-process.ts', import.meta.url))
