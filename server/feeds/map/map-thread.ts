/** feeds: the thread in which large records are mapped and their texts cleaned; it is given one run at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { mappingOf, type MapOrder } from './map-order.ts'
import { mapRecord, type MappedRecord, type Mapping } from './map-records.ts'
import type { Spooled } from './spool.ts'

export type ThreadAsk = { order: MapOrder } | { records: Spooled[] }
/** Each record as soon as it is done, so that whoever waits knows which one takes too long. */
export type ThreadAnswer = { ready: true } | { mapped: MappedRecord } | { failed: string }

const { dataDir } = workerData as { dataDir: string }
let places: Promise<Places> | null = null
let mapping: Mapping | null = null
let last = Promise.resolve()

async function take(ask: ThreadAsk): Promise<void> {
  if ('order' in ask) {
    places ??= loadGazetteer(dataDir).then(createPlaces)
    mapping = mappingOf(ask.order, await places)
    return answer({ ready: true })
  }
  if (!mapping) throw new Error('records came before the order')
  for (const record of ask.records) answer({ mapped: mapRecord(record, mapping) })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
const answer = (message: ThreadAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', (ask: ThreadAsk) => {
  last = last.then(() => take(ask)).catch((error: unknown) => answer({ failed: String(error) }))
})
