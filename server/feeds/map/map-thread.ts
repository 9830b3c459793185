/** feeds: the thread in which records are mapped and their texts cleaned; it is given one run at a time. */
import { parentPort } from 'node:worker_threads'
import type { Gazetteer } from '#server/places/index.ts'
import { createPlaces } from '#server/places/plain.ts'
import { mappingOf, type MapOrder } from './map-order.ts'
import { mapRecord, type MappedRecord, type Mapping } from './map-records.ts'
import type { Noted } from './spool.ts'

/** `small`: records of fewer bytes than this are quick. */
export type ThreadAsk = { order: MapOrder; gazetteer: Gazetteer } | Records

/** `bytes`: the texts of all of them, one behind the other. */
export type Records = { records: (Noted & { length: number })[]; bytes: Uint8Array; small: number }
/**
 * What became of the next records, in their order. Whoever asked
 * has them already, so they do not travel back.
 */
export type ThreadAnswer = { ready: true } | { mapped: Omit<MappedRecord, 'spooled'>[] } | { failed: string }

/** Small records told of together. */
const together = 50

let mapping: Mapping | null = null

function take(ask: ThreadAsk): void {
  if ('order' in ask) {
    mapping = mappingOf(ask.order, createPlaces(ask.gazetteer))
    return answer({ ready: true })
  }
  if (!mapping) throw new Error('records came before the order')
  mapAll(ask, mapping)
}

/** Before a large record everything so far is told, so that whoever waits knows which one takes too long. */
function mapAll({ records, bytes, small }: Records, to: Mapping): void {
  let from = 0
  let done: Omit<MappedRecord, 'spooled'>[] = []
  const tell = (): void => {
    if (done.length > 0) answer({ mapped: done })
    done = []
  }
  for (const { length, ...noted } of records) {
    if (length > small || done.length === together) tell()
    const raw = bytes.subarray(from, from + length)
    const { draft, saysStatus, findings } = mapRecord({ ...noted, raw }, to)
    from += length
    done.push({ draft, findings, ...(saysStatus !== undefined && { saysStatus }) })
  }
  tell()
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
const answer = (message: ThreadAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', (ask: ThreadAsk) => {
  try {
    take(ask)
  } catch (error) {
    answer({ failed: String(error) })
  }
})
