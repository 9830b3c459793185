/**
 * search: a second thread, which takes part of the blocks when a
 * question is about so many that one takes long.
 */
import { availableParallelism, loadavg } from 'node:os'
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import { regionBlocks } from '../store/columns.ts'
import type { Homes } from '../store/store-home.ts'
import { gather, type Gathering, type Wanted } from '../scan/gather.ts'
import type { Plan } from '../scan/plan.ts'
import type { Scratch } from '../scan/scratch.ts'
import { mayHold, ownBlocks, walkSome, walkTail } from '../scan/walk.ts'
import { addGathered, type Gathered } from './gathered.ts'
import { close, offerPortions, takePortions, type Portions } from './portions.ts'

/** What the second thread is asked: all that it reads lies in shared memory, or is small. */
export type AsideAsk = {
  portions: Portions
  columns: { buffer: SharedArrayBuffer; capacity: number }
  documents: { buffer: SharedArrayBuffer; capacity: number; count: number }
  homes: Pick<Homes, 'used' | 'sorted' | 'stretchBlocks' | 'live'>
  plan: Plan
  wanted: Wanted
}
export type AsideAnswer = { gathered: Gathered } | { error: string }

/** Whether somebody else takes part of a walk, and who. */
export type Aside = ReturnType<typeof openAside>

/**
 * Regions of blocks from which on it is worth telling somebody: about 130,000 homes,
 * a millisecond of one thread, where a processor rests; a million in any case. Where
 * none does, both would only wait for each other.
 */
const usualRegions: Fewest = { resting: 16, busy: 128 }
const patienceMs = 10_000

type Fewest = { resting: number; busy: number }
type Opening = {
  warn: (text: string) => void
  /** Regions from which on the second thread is asked, and blocks of a portion. */
  fewest?: Fewest
  size?: number
  /** Whether some processor had nothing to do of late. */
  isResting?: () => boolean
}

const lookEveryMs = 1_000

/** Fewer threads wanted to run in the last minute than there are processors. */
function lookAtLoad(): () => boolean {
  let looked = -Infinity
  let rests = false
  return () => {
    const now = performance.now()
    if (now - looked > lookEveryMs) {
      looked = now
      rests = (loadavg()[0] ?? 0) < availableParallelism()
    }
    return rests
  }
}

/** The second thread is started when it is first needed. */
export function openAside({ warn, fewest = usualRegions, size, isResting = lookAtLoad() }: Opening) {
  const { port1: port, port2 } = new MessageChannel()
  let thread: Worker | null = null
  let isLost = false
  let helped = 0
  const isMany = (regions: number): boolean =>
    regions >= fewest.busy || (regions >= fewest.resting && isResting())
  const lose = (why: string): void => {
    isLost = true
    warn(`the second thread of the search is not used any more: ${why}`)
  }

  /**
   * Walks beside the other thread. @throws Error when either did not end well; what
   * the other may still say is heard by nobody.
   */
  function walkBoth(
    homes: Homes,
    plan: Plan,
    gathering: Gathering,
    scratch: Scratch,
    portions: Portions,
  ): void {
    try {
      gather(homes, plan, gathering, scratch, (see) => {
        for (const blocks of takePortions(portions)) walkSome(homes, plan, blocks, scratch, see)
        walkTail(homes, plan, scratch, see)
      })
      const other = readAnswer(port, portions)
      if (!other) return
      helped++
      addGathered(gathering, other)
    } catch (error) {
      lose(String(error))
      throw error
    }
  }

  return {
    isWorth: (homes: Homes, plan: Plan, { order }: Wanted): boolean =>
      !isLost && plan.whole && !order?.ranked && isMany(regionsOf(homes, plan)),
    gather(homes: Homes, plan: Plan, gathering: Gathering, scratch: Scratch, wanted: Wanted): void {
      thread ??= startThread(port, port2, lose)
      const portions = offerPortions(ownBlocks(homes, plan), size)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
      port.postMessage(askOf(homes, plan, wanted, portions))
      walkBoth(homes, plan, gathering, scratch, portions)
    },
    /** In how many questions the other thread took part. */
    helped: () => helped,
    close: async (): Promise<void> => void (await thread?.terminate()),
  }
}

/** A program that ends does not wait for it. */
function startThread(port: MessagePort, given: MessagePort, lose: (why: string) => void): Worker {
  const thread = new Worker(new URL('./aside-thread.ts', import.meta.url), {
    workerData: { port: given },
    transferList: [given],
  })
  thread.on('error', (error) => lose(String(error)))
  thread.unref()
  port.unref()
  return thread
}

function askOf(homes: Homes, plan: Plan, wanted: Wanted, portions: Portions): AsideAsk {
  const { used, sorted, stretchBlocks, live, columns, documents } = homes
  return {
    portions,
    columns: { buffer: columns.buffer, capacity: columns.capacity },
    documents: { buffer: documents.buffer, capacity: documents.capacity, count: documents.count },
    homes: { used, sorted, stretchBlocks, live },
    plan,
    wanted,
  }
}

/** Null when the other thread had no time. */
function readAnswer(port: MessagePort, portions: Portions): Gathered | null {
  if (!close(portions, patienceMs)) return null
  const answer = receiveMessageOnPort(port)?.message as AsideAnswer | undefined
  if (!answer || 'error' in answer) throw new Error(answer?.error ?? 'nothing was said')
  return answer.gathered
}

/** How many regions of the plan's own blocks may hold what it looks for. */
function regionsOf(homes: Homes, plan: Plan): number {
  const { from, to } = ownBlocks(homes, plan)
  const { regions } = homes.columns
  const last = Math.ceil(to / regionBlocks)
  let count = 0
  for (let region = Math.floor(from / regionBlocks); region < last; region++)
    if (mayHold(regions, region, plan)) count++
  return count
}
