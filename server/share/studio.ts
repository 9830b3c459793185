/** share: the studio: one thread that draws pictures one after the other, with a short queue before it. */
import { Worker } from 'node:worker_threads'
import type { ShareCard } from '#contract/share.ts'

export type DrawingAsk = { id: number; card: ShareCard; picture: { type: string; bytes: Uint8Array } | null }
export type DrawingAnswer = { id: number; png: Uint8Array } | { id: number; failed: string }

/** Too many pictures wait, or the thread was lost: trying later helps. */
export class StudioBusy extends Error {
  override name = 'StudioBusy'
}

type Job = { ask: DrawingAsk; resolve: (png: Uint8Array) => void; reject: (error: Error) => void }
type Settings = { fontFolder: string; longestQueue?: number; patience?: number; idle?: number }

export class Studio {
  readonly #settings: Required<Settings>
  readonly #waiting: Job[] = []
  #worker: Worker | undefined
  #current: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  /** A picture gets `patience` milliseconds; a thread that had nothing to do for `idle` milliseconds ends. */
  constructor(settings: Settings) {
    this.#settings = { longestQueue: 40, patience: 15_000, idle: 30_000, ...settings }
  }

  /** Draws a card as a PNG. @throws StudioBusy when too many wait or the thread was lost. */
  draw(card: ShareCard, picture: DrawingAsk['picture']): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#settings.longestQueue) return reject(new StudioBusy('Too many pictures wait.'))
      this.#waiting.push({ ask: { id: ++this.#lastId, card, picture }, resolve, reject })
      if (!this.#current) this.#next()
    })
  }

  stop(): void {
    const ended = this.#worker
    this.#worker = undefined
    void ended?.terminate()
  }

  #next(): void {
    clearTimeout(this.#timer)
    const { patience, idle } = this.#settings
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.stop(), idle).unref()
      return
    }
    this.#worker ??= this.#hire()
    this.#worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(this.#current.ask)
    this.#timer = setTimeout(() => this.#lose(new StudioBusy('A picture took too long.')), patience)
  }

  #hire(): Worker {
    const made = startThread(this.#settings.fontFolder)
    const end = (why: string, cause?: unknown) => {
      if (made === this.#worker) this.#lose(new StudioBusy(why, { cause }))
    }
    made.on('message', (answer: DrawingAnswer) => this.#finish(answer))
    made.once('error', (cause) => end('The thread was lost.', cause))
    made.once('exit', () => end('The thread ended.'))
    return made
  }

  #finish(answer: DrawingAnswer): void {
    if (answer.id !== this.#current?.ask.id) return
    if ('png' in answer) this.#current.resolve(answer.png)
    else this.#current.reject(new Error(answer.failed))
    this.#next()
  }

  /** The thread is gone with what it was drawing; the next picture gets a new thread. */
  #lose(error: StudioBusy): void {
    const lost = this.#current
    this.stop()
    lost?.reject(error)
    this.#next()
  }
}

const startThread = (fontFolder: string): Worker =>
  new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    workerData: { fontFolder },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
