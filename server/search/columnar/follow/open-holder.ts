/**
 * search: starts the thread that holds the homes, starts it again when it dies, and brings questions to it.
 */
import { Worker } from 'node:worker_threads'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Log } from '#server/platform/settings/log.ts'
import type { Lsn } from '#server/platform/database/server-state.ts'
import type { Told } from '../../question/told.ts'
import type { IndexHealth } from './index-health.ts'
import type { Asking, FromHolder, HolderData, ToHolder } from './messages.ts'

type Parts = HolderData & {
  log: Log
  /** Listings that changed (null for all); the log up to `lsn` contains it. */
  onChanged: (ids: readonly string[] | null, lsn: Lsn) => void
}
/** So long a question may have to wait, by what those before it took; a few may always. */
const longestWaitMs = 400
const aFew = 8

type Waiting = { resolve: (found: Told) => void; reject: (error: Error) => void }
type State = {
  parts: Parts
  thread: Worker
  waiting: Map<number, Waiting>
  lastNumber: number
  /** Milliseconds from one answer to the next while there are questions: what one takes, on average. */
  eachMs: number
  answeredAt: number
  /** Null while the homes are not loaded. */
  health: IndexHealth | null
  pauseMs: number
  closing: boolean
}

/** A thread that ends by itself is started again after so long; twice as long each time. */
const shortestPauseMs = 1_000
const longestPauseMs = 60_000
/** A snapshot of a large index takes a second or two; more is not waited for. */
const stopWithinMs = 10_000

export function openHolder(parts: Parts) {
  const state: State = {
    parts,
    thread: startThread(parts),
    waiting: new Map(),
    lastNumber: 0,
    eachMs: 0,
    answeredAt: 0,
    health: null,
    pauseMs: shortestPauseMs,
    closing: false,
  }
  attend(state)
  return {
    /** @throws AppError 503 at once when too many wait; Error when the thread could not answer. */
    ask: async (asking: Omit<Asking, 'number'>): Promise<Told> => {
      const { size } = state.waiting
      if (size >= aFew && size * state.eachMs > longestWaitMs) throw tooMany()
      if (size === 0) state.answeredAt = performance.now()
      const { promise, resolve, reject } = Promise.withResolvers<Told>()
      const number = ++state.lastNumber
      state.waiting.set(number, { resolve, reject })
      post(state, { kind: 'ask', asking: { ...asking, number } })
      return promise
    },
    health: () => state.health,
    close: () => close(state),
  }
}

const startThread = ({ databaseUrl, folder, storage }: Parts): Worker => {
  const data: HolderData = { databaseUrl, folder, storage }
  return new Worker(new URL('./holder.ts', import.meta.url), { workerData: data })
}

function post({ thread }: State, message: ToHolder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  thread.postMessage(message)
}

function attend(state: State): void {
  const { log } = state.parts
  state.thread.on('message', (message: FromHolder) => hear(state, message))
  state.thread.on('error', (error) => log.error({ err: error }, 'the search thread failed'))
  state.thread.on('exit', () => ended(state))
}

function hear(state: State, message: FromHolder): void {
  const { log, onChanged } = state.parts
  if (message.kind === 'found') measure(state)
  switch (message.kind) {
    case 'found':
      return settle(state, message.number, ({ resolve }) => resolve(message.found))
    case 'failed':
      return settle(state, message.number, ({ reject }) => reject(new Error(message.error)))
    case 'changed':
      return onChanged(message.ids, message.lsn)
    case 'said':
      return log[message.level](message.fields, message.text)
    case 'health':
      state.health = message.health
      state.pauseMs = shortestPauseMs
  }
}

/** PostgreSQL would be asked in its place otherwise, and could answer fewer still. */
const tooMany = () => refuse('common.unavailable', { retryAfter: 1 + Math.round(Math.random()) })

function measure(state: State): void {
  const now = performance.now()
  state.eachMs += (now - state.answeredAt - state.eachMs) / 16
  state.answeredAt = now
}

function settle({ waiting }: State, number: number, how: (one: Waiting) => void): void {
  const one = waiting.get(number)
  waiting.delete(number)
  if (one) how(one)
}

function ended(state: State): void {
  const { log } = state.parts
  state.health = null
  for (const number of state.waiting.keys())
    settle(state, number, ({ reject }) => reject(new Error('the search thread ended')))
  if (state.closing) return
  log.error({ pauseMs: state.pauseMs }, 'the search thread ended and will be started again')
  setTimeout(() => {
    if (state.closing) return
    state.thread = startThread(state.parts)
    attend(state)
  }, state.pauseMs).unref()
  state.pauseMs = Math.min(2 * state.pauseMs, longestPauseMs)
}

async function close(state: State): Promise<void> {
  state.closing = true
  if (state.thread.threadId < 0) return
  const exited = new Promise<void>((resolve) => {
    state.thread.once('exit', () => resolve())
  })
  const late = setTimeout(() => void state.thread.terminate(), stopWithinMs)
  post(state, { kind: 'stop' })
  await exited
  clearTimeout(late)
}
