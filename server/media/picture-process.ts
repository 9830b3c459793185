/** media: one running process that decodes and encodes pictures, seen from outside. */
import { fork, type ChildProcess } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { Answer, PictureResult, PictureTask, Request } from './picture-tasks.ts'

/** Why a picture is not taken, as a sentence for the agent. Trying again would not help. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

/** Too many pictures wait, or the process was lost; trying later helps. */
export class PictureQueueFull extends Error {
  override name = 'PictureQueueFull'
}

type Running = {
  resolve: (result: PictureResult) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export class PictureProcess {
  /** False when the process ended, whatever the reason; it is of no use then. */
  alive = true
  readonly #child: ChildProcess
  readonly #running = new Map<number, Running>()
  readonly #patience: number
  #lastId = 0

  /**
   * `allowance` are the milliseconds of processor time that a picture may cost before it is refused; after
   * `patience` milliseconds by the clock the machine is taken to be too busy, and the process ends.
   */
  constructor({ patience, allowance }: { patience: number; allowance: number }) {
    this.#patience = patience
    this.#child = start(allowance)
    this.#child.on('message', (answer: Answer) => this.#finish(answer))
    this.#child.once('exit', () => this.#lose())
    this.#child.once('error', () => this.#lose())
  }

  get busy(): number {
    return this.#running.size
  }

  run(task: PictureTask): Promise<PictureResult> {
    const id = ++this.#lastId
    this.#holdProgram(true)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(id), this.#patience)
      this.#running.set(id, { resolve, reject, timer })
      this.#child.send({ id, task } satisfies Request, (error) => {
        if (error) this.#lose()
      })
    })
  }

  stop(): void {
    this.#child.kill('SIGKILL')
  }

  #finish(answer: Answer): void {
    const task = this.#take(answer.id)
    if ('result' in answer) task?.resolve(answer.result)
    else task?.reject(new PictureRefused(answer.refused))
  }

  #giveUp(id: number): void {
    this.alive = false
    this.#take(id)?.reject(new PictureQueueFull('There was no time for the picture.'))
    this.stop()
  }

  /** The process is gone, with whatever else it was doing. */
  #lose(): void {
    this.alive = false
    for (const id of this.#running.keys())
      this.#take(id)?.reject(new PictureQueueFull('The process for pictures was interrupted.'))
  }

  #take(id: number): Running | undefined {
    const task = this.#running.get(id)
    clearTimeout(task?.timer)
    this.#running.delete(id)
    if (this.busy === 0) this.#holdProgram(false)
    return task
  }

  /** A process that waits for work must not keep the program from ending. */
  #holdProgram(hold: boolean): void {
    for (const handle of [this.#child, this.#child.channel]) {
      if (hold) handle?.ref()
      else handle?.unref()
    }
  }
}

/**
 * No environment but what a program needs to start: a picture that
 * took the process over would find no secrets.
 */
function start(allowance: number): ChildProcess {
  // By the place of package.json, because a bundle of this file lies elsewhere than the decoder's source.
  const root = dirname(findPackageJSON(import.meta.url) ?? join(process.cwd(), 'package.json'))
  return fork(join(root, 'server/media/picture-decoder.ts'), [String(allowance)], {
    cwd: root,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    execArgv: ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
