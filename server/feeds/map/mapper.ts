/**
 * feeds: step "map": records of large runs and large records are mapped in a
 * thread, others between two turns of the loop.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Gazetteer, Places } from '#server/places/index.ts'
import { finding } from '../findings/findings.ts'
import { mappingOf, type MapOrder } from './map-order.ts'
import { mapRecord, type MappedRecord } from './map-records.ts'
import type { Records, ThreadAnswer, ThreadAsk } from './map-thread.ts'
import { withoutText, type Spooled } from './spool.ts'

export type MapLimits = {
  /** Milliseconds that one home may take; honest ones take less than one. */
  homeMs: number
  /**
   * Bytes of a record from which on it is mapped in a thread. Every step is linear, so a small one is quick.
   */
  small: number
  /**
   * Records of a run from which on all of them are mapped in a thread:
   * while it maps some, those before are saved.
   */
  many: number
  /** Milliseconds that a thread may take to begin. */
  startMs: number
}

const usual: MapLimits = { homeMs: 10_000, small: 32_000, many: 2_000, startMs: 60_000 }

/** Milliseconds of mapping before others get their turn. */
const turnMs = 10

export type Mapper = {
  /**
   * In the order of the records. A home that takes too long is refused with a finding, and the others go on.
   */
  map: (records: Spooled[]) => Promise<MappedRecord[]>
  end: () => void
}

/**
 * Threads that have nothing to do, and how long they are kept:
 * each holds as much memory as a run without one.
 */
const idle: { worker: Worker; ending: NodeJS.Timeout }[] = []
const keptIdleMs = 30_000
const mostIdle = 2

type Given = {
  places: Places
  /** How many records there will be. */
  count: number
}

/** Every run has a thread of its own, from the first record on that is mapped there. */
export function createMapper(order: MapOrder, { places, count }: Given, limits: MapLimits = usual): Mapper {
  const isAside = ({ raw }: Spooled): boolean => count >= limits.many || raw.length > limits.small
  const here = mappingOf(order, places)
  const thread = threadOf({ order, gazetteer: places.gazetteer }, limits)
  let turn = performance.now()

  async function map(records: Spooled[]): Promise<MappedRecord[]> {
    const aside = await mapAside(records.filter(isAside))
    if (aside.length === records.length) return aside
    const mapped: MappedRecord[] = []
    for (const one of records) {
      if (performance.now() - turn > turnMs) {
        await nextTurn()
        turn = performance.now()
      }
      mapped.push((isAside(one) ? aside.shift() : undefined) ?? mapRecord(one, here))
    }
    return mapped
  }

  async function mapAside(records: Spooled[]): Promise<MappedRecord[]> {
    const mapped: MappedRecord[] = []
    while (mapped.length < records.length) {
      const rest = records.slice(mapped.length)
      const message = messageOf(rest, limits)
      const work = { message, answers: rest.length, patience: limits.homeMs }
      const { answers, broken } = await listen(await thread.open(), work)
      for (const one of answers.flatMap((answer) => ('mapped' in answer ? answer.mapped : []))) {
        const spooled = records[mapped.length]
        if (spooled) mapped.push({ spooled: withoutText(spooled), ...one })
      }
      const refused = records[mapped.length]
      if (!refused) break
      thread.lose()
      if (broken) throw new Error(broken)
      mapped.push(tooSlow(refused, limits))
    }
    return mapped
  }

  return { map, end: thread.end }
}

/** The thread of one run, begun when it is first needed. */
function threadOf(message: { order: MapOrder; gazetteer: Gazetteer }, { startMs }: MapLimits) {
  let worker: Worker | null = null
  const lose = (): void => {
    void worker?.terminate()
    worker = null
  }
  async function open(): Promise<Worker> {
    if (worker) return worker
    const opened = takeIdle() ?? startThread()
    worker = opened
    const { broken, late } = await listen(opened, { message, answers: 1, patience: startMs })
    if (!broken && !late) return opened
    lose()
    throw new Error(broken ?? 'the thread that maps records did not begin')
  }
  const end = (): void => {
    if (worker) giveBack(worker)
    worker = null
  }
  return { open, lose, end }
}

/** What came back. `late`: the next answer took longer than the patience, in milliseconds. */
type Heard = { answers: ThreadAnswer[]; late: boolean; broken: string | null }
type Work = { message: ThreadAsk; answers: number; patience: number }

/**
 * Asks a thread and listens until it has answered about so many things,
 * broke, or let itself be waited for too long.
 */
function listen(worker: Worker, { message, answers: wanted, patience }: Work): Promise<Heard> {
  const answers: ThreadAnswer[] = []
  let told = 0
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
      told += 'mapped' in answer ? answer.mapped.length : 1
      timer.refresh()
      if (told === wanted) settle(null)
    }
    const onError = (error: Error) => settle(error.message)
    const onExit = () => settle('the thread that maps records ended')
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit).ref()
    worker.postMessage(message, 'bytes' in message ? [message.bytes.buffer as ArrayBuffer] : [])
  })
}

/** Their texts travel in one piece, of which the thread makes strings one by one. */
function messageOf(records: Spooled[], { small }: MapLimits): Records {
  const bytes = new Uint8Array(records.reduce((sum, { raw }) => sum + raw.length, 0))
  let at = 0
  for (const { raw } of records) {
    bytes.set(raw, at)
    at += raw.length
  }
  return { records: records.map(({ raw, ...noted }) => ({ ...noted, length: raw.length })), bytes, small }
}

function tooSlow(spooled: Spooled, { homeMs }: MapLimits): MappedRecord {
  const { sourceId, line, column } = spooled
  const value = `more than ${homeMs / 1000} s`
  return {
    spooled: withoutText(spooled),
    draft: null,
    findings: [finding('record.tooSlow', { sourceId, line, column, value })],
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./map-thread.ts', import.meta.url))
  // Between two batches nobody else listens, and an error nobody hears would end the program.
  worker.on('error', () => undefined)
  worker.once('exit', () => forget(worker))
  worker.unref()
  return worker
}

function takeIdle(): Worker | null {
  const [found] = idle
  if (!found) return null
  forget(found.worker)
  return found.worker
}

function giveBack(worker: Worker): void {
  if (idle.length >= mostIdle) return void worker.terminate()
  const ending = setTimeout(() => void worker.terminate(), keptIdleMs).unref()
  idle.push({ worker, ending })
}

/** Takes a thread off the list of those that have nothing to do. */
function forget(worker: Worker): void {
  const at = idle.findIndex((one) => one.worker === worker)
  const [found] = at === -1 ? [] : idle.splice(at, 1)
  clearTimeout(found?.ending)
}
