/** feeds: step "map" from outside: records are mapped in a thread, so that none of them can hold anybody else. */
import { Worker } from 'node:worker_threads'
import type { Rates } from '#contract/exchange.ts'
import { finding } from './findings.ts'
import type { Mapping, MappedRecord } from './map-records.ts'
import type { ThreadAnswer, ThreadAsk } from './map-thread.ts'
import type { Spooled } from './spool.ts'

/** What decides how every record of a run is mapped, in a form that can be handed to a thread. */
export type MapOrder = Omit<Mapping, 'format' | 'files' | 'world'> & {
  formatCode: string
  files: string[] | null
  rates: Rates
}

export type MapLimits = {
  /** Milliseconds that one home may take; honest ones take less than one. */
  homeMs: number
  /** Milliseconds that a thread may take to begin. */
  startMs: number
}

const usual: MapLimits = { homeMs: 10_000, startMs: 60_000 }

export type Mapper = {
  /** In the order of the records. A home that takes too long is refused with a finding, and the others go on. */
  map: (records: Spooled[]) => Promise<MappedRecord[]>
  end: () => void
}

/** Threads that have nothing to do, and how long they are kept. */
const idle: { dataDir: string; worker: Worker; ending: NodeJS.Timeout }[] = []
const keptIdleMs = 30_000
const mostIdle = 2

/** Every run has a thread of its own, from its first record on. */
export function createMapper(order: MapOrder, dataDir: string, limits: MapLimits = usual): Mapper {
  let worker: Worker | null = null

  async function open(): Promise<Worker> {
    if (worker) return worker
    const opened = takeIdle(dataDir) ?? startThread(dataDir)
    worker = opened
    const { broken, late } = await listen(opened, { message: { order }, answers: 1, patience: limits.startMs })
    if (!broken && !late) return opened
    lose()
    throw new Error(broken ?? 'the thread that maps records did not begin')
  }
  const lose = (): void => {
    void worker?.terminate()
    worker = null
  }

  async function map(records: Spooled[]): Promise<MappedRecord[]> {
    const mapped: MappedRecord[] = []
    while (mapped.length < records.length) {
      const rest = records.slice(mapped.length)
      const work = { message: { records: rest }, answers: rest.length, patience: limits.homeMs }
      const { answers, broken } = await listen(await open(), work)
      for (const answer of answers) if ('mapped' in answer) mapped.push(answer.mapped)
      const refused = records[mapped.length]
      if (!refused) break
      lose()
      if (broken) throw new Error(broken)
      mapped.push(tooSlow(refused, limits))
    }
    return mapped
  }

  return {
    map,
    end() {
      if (worker) giveBack(dataDir, worker)
      worker = null
    },
  }
}

/** What came back. `late`: the next answer took longer than the patience, in milliseconds. */
type Heard = { answers: ThreadAnswer[]; late: boolean; broken: string | null }
type Work = { message: ThreadAsk; answers: number; patience: number }

/** Asks a thread and listens until it has given so many answers, broke, or let itself be waited for too long. */
function listen(worker: Worker, { message, answers: wanted, patience }: Work): Promise<Heard> {
  const answers: ThreadAnswer[] = []
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(null, true), patience)
    const settle = (broken: string | null, late = false) => {
      clearTimeout(timer)
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit).unref()
      resolve({ answers, late, broken })
    }
    const onAnswer = (answer: ThreadAnswer) => {
      if ('failed' in answer) return settle(answer.failed)
      answers.push(answer)
      timer.refresh()
      if (answers.length === wanted) settle(null)
    }
    const onError = (error: Error) => settle(error.message)
    const onExit = () => settle('the thread that maps records ended')
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit).ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(message)
  })
}

function tooSlow(spooled: Spooled, { homeMs }: MapLimits): MappedRecord {
  const { sourceId, line, column } = spooled
  const value = `more than ${homeMs / 1000} s`
  return { spooled, draft: null, findings: [finding('record.tooSlow', { sourceId, line, column, value })] }
}

function startThread(dataDir: string): Worker {
  const worker = new Worker(new URL('./map-thread.ts', import.meta.url), { workerData: { dataDir } })
  // Between two batches nobody else listens, and an error nobody hears would end the program.
  worker.on('error', () => undefined)
  worker.once('exit', () => forget(worker))
  worker.unref()
  return worker
}

function takeIdle(dataDir: string): Worker | null {
  const found = idle.find((one) => one.dataDir === dataDir)
  if (!found) return null
  forget(found.worker)
  return found.worker
}

function giveBack(dataDir: string, worker: Worker): void {
  if (idle.length >= mostIdle) return void worker.terminate()
  const ending = setTimeout(() => void worker.terminate(), keptIdleMs).unref()
  idle.push({ dataDir, worker, ending })
}

/** Takes a thread off the list of those that have nothing to do. */
function forget(worker: Worker): void {
  const at = idle.findIndex((one) => one.worker === worker)
  const [found] = at === -1 ? [] : idle.splice(at, 1)
  clearTimeout(found?.ending)
}
