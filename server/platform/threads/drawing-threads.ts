/**
 * platform: a thread that does heavy drawing one piece after the
 * other, so that no drawing keeps visitors waiting.
 */
import { parentPort, Worker } from 'node:worker_threads'
import { createFairQueue, queueFull } from '../limits/fair-queue.ts'

type Ask<A> = { id: number; ask: A }
type Answer<M> = { id: number; made: M } | { id: number; failed: string }
type Job<M> = { id: number; resolve: (made: M) => void; reject: (error: Error) => void }

type Settings = {
  /** The thread's file; it calls `workInStudio`. */
  file: URL
  /** What the thread finds as its `workerData`. */
  data?: unknown
  /** Drawings that may wait. */
  longestQueue: number
  /** Milliseconds a drawing may take. */
  patience?: number
  /** Milliseconds after which a thread without work ends. */
  idle?: number
}

/** Hires the thread when there is something to draw; the next drawing after a lost thread gets a new one. */
export class Studio<A, M> {
  readonly #settings: Required<Settings>
  readonly #queue
  #worker: Worker | undefined
  #current: Job<M> | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(settings: Settings) {
    this.#settings = { data: undefined, patience: 15_000, idle: 300_000, ...settings }
    this.#queue = createFairQueue({ atOnce: 1, longest: this.#settings.longestQueue })
  }

  /**
   * What the thread makes of it. @throws QueueFull when too many
   * wait, it took too long or the thread was lost.
   */
  draw(ask: A, network: string): Promise<M> {
    return this.#queue.run(network, () => this.#drawNow(ask))
  }

  stop(): void {
    clearTimeout(this.#timer)
    const ended = this.#worker
    this.#worker = undefined
    void ended?.terminate()
  }

  async #drawNow(ask: A): Promise<M> {
    clearTimeout(this.#timer)
    const worker = (this.#worker ??= this.#hire())
    worker.ref()
    const { promise, resolve, reject } = Promise.withResolvers<M>()
    const id = ++this.#lastId
    this.#current = { id, resolve, reject }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ id, ask } satisfies Ask<A>)
    this.#timer = setTimeout(() => this.#lose('It took too long.'), this.#settings.patience)
    try {
      return await promise
    } finally {
      clearTimeout(this.#timer)
      this.#current = undefined
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.stop(), this.#settings.idle).unref()
    }
  }

  #hire(): Worker {
    const made = new Worker(this.#settings.file, {
      workerData: this.#settings.data,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const end = (why: string, cause?: unknown) => {
      if (made === this.#worker) this.#lose(why, cause)
    }
    made.on('message', (answer: Answer<M>) => this.#finish(answer))
    // It stays for the thread's whole life: a second error without a listener would end the program.
    made.on('error', (cause) => end('The thread was lost.', cause))
    made.once('exit', () => end('The thread ended.'))
    return made
  }

  #finish(answer: Answer<M>): void {
    if (answer.id !== this.#current?.id) return
    if ('made' in answer) this.#current.resolve(answer.made)
    else this.#current.reject(new Error(answer.failed))
  }

  #lose(why: string, cause?: unknown): void {
    const lost = this.#current
    this.stop()
    lost?.reject(queueFull(new Error(why, { cause })))
  }
}

/** The thread's side: answers each drawing that is asked for. */
export function workInStudio<A, M>(draw: (ask: A) => Promise<M> | M): void {
  const port = parentPort
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const say = (answer: Answer<M>) => port?.postMessage(answer)
  port?.on('message', async ({ id, ask }: Ask<A>) => {
    try {
      say({ id, made: await draw(ask) })
    } catch (error) {
      say({ id, failed: String(error) })
    }
  })
}
