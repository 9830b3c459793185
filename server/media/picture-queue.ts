/**
 * media: a queue for pictures to be decoded and encoded in a process of
 * its own, so that no picture can hurt this one.
 */
import { PictureProcess, PictureQueueFull } from './picture-process.ts'
import type { PictureResult, PictureTask } from './picture-tasks.ts'

const atOnce = 2
const longestQueue = 200

type Lane = 'visitor' | 'background'
type Job = { task: PictureTask; resolve: (result: Promise<PictureResult>) => void }

export type PictureQueue = ReturnType<typeof createPictureQueue>

/**
 * A picture may cost `allowance` milliseconds of processor time, and waits `patience` milliseconds for them;
 * a process that had nothing to do for `idle` milliseconds ends.
 */
export function createPictureQueue({ allowance = 10_000, patience = 120_000, idle = 30_000 } = {}) {
  const queues: Record<Lane, Job[]> = { visitor: [], background: [] }
  let current: PictureProcess | undefined
  let rest: NodeJS.Timeout | undefined

  function next(): void {
    clearTimeout(rest)
    while (!current?.alive || current.busy < atOnce) {
      const job = queues.visitor.shift() ?? queues.background.shift()
      if (!job) break
      if (!current?.alive) current = new PictureProcess({ patience, allowance })
      const done = current.run(job.task)
      job.resolve(done)
      done.then(next, next)
    }
    if (!current?.busy) rest = setTimeout(stop, idle).unref()
  }

  function stop(): void {
    current?.stop()
    current = undefined
  }

  return {
    /**
     * Does one task; visitors' tasks go before those of the background.
     * @throws PictureRefused when the picture cannot be read; PictureQueueFull
     * when too much waits or the process was lost.
     */
    do(task: PictureTask, lane: Lane): Promise<PictureResult> {
      if (queues[lane].length >= longestQueue)
        return Promise.reject(new PictureQueueFull('Too many pictures wait.'))
      return new Promise((resolve) => {
        queues[lane].push({ task, resolve })
        next()
      })
    },
    stop,
  }
}

/** The one queue of this program; its process starts with the first picture. */
export const pictureQueue: PictureQueue = createPictureQueue()
