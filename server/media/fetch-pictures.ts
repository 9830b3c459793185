/** media: fetches the pictures that feeds name, after publication and without ever holding it up. */
import { OutboundRefused } from '#server/platform/outbound/outbound.ts'
import type { Platform } from '#server/platform/platform.ts'
import { maxPictureBytes, nextAttempt } from './media.rules.ts'
import {
  claimWaiting,
  releaseClaimed,
  settleFailed,
  settleFetched,
  type WaitingPicture,
} from './media.store.ts'
import { PictureRefused, PictureQueueFull } from './picture-process.ts'
import { storePicture } from './store-picture.ts'

type Grounds = Pick<Platform, 'db' | 'files' | 'outbound' | 'clock' | 'log'>
type Limits = {
  signal?: AbortSignal
  /** Milliseconds after which no further pictures are begun. */ budgetMs?: number
}

/** Claimed together, and fetched at the same time: gentle to the one host that most feeds have all their pictures on. */
const claimed = 32
const atOnce = 4

/**
 * Fetches what waits until nothing is due, the time is up or the signal comes. A picture that fails is tried again
 * after growing pauses, five times at most. Answers how many were fetched and how many were not.
 */
export async function fetchPictures(grounds: Grounds, { signal, budgetMs = 600_000 }: Limits = {}) {
  const until = performance.now() + budgetMs
  const count = { fetched: 0, failed: 0 }
  const mayGoOn = () => !signal?.aborted && performance.now() < until
  while (mayGoOn()) {
    const waiting = await claimWaiting(grounds.db, claimed, grounds.clock.now())
    if (waiting.length === 0) break
    const byAddress = [...Map.groupBy(waiting, (row) => row.source_url).values()]
    const take = async () => {
      for (let rows = byAddress.pop(); rows; rows = byAddress.pop()) {
        const outcome = mayGoOn() ? await fetchOne(grounds, rows, signal) : await release(grounds, rows)
        if (outcome !== 'released') count[outcome] += rows.length
      }
    }
    await Promise.all(Array.from({ length: atOnce }, take))
  }
  return count
}

const idsOf = (rows: WaitingPicture[]): number[] => rows.map(({ id }) => id)

async function release({ db }: Grounds, rows: WaitingPicture[]): Promise<'released'> {
  await releaseClaimed(db, idsOf(rows))
  return 'released'
}

type Outcome = 'fetched' | 'failed' | 'released'

/** Fetches one address for all rows that name it. */
async function fetchOne(grounds: Grounds, rows: WaitingPicture[], signal?: AbortSignal): Promise<Outcome> {
  const [{ source_url: url } = { source_url: '' }] = rows
  try {
    const { sha256 } = await storePicture(grounds, await download(grounds, url, signal))
    await settleFetched(grounds.db, idsOf(rows), sha256)
    return 'fetched'
  } catch (error) {
    if (signal?.aborted) return release(grounds, rows)
    const hopeless = error instanceof PictureRefused || error instanceof OutboundRefused
    const attempts = Math.max(...rows.map((row) => row.attempts))
    const again = hopeless ? null : nextAttempt(attempts, grounds.clock.now())
    await settleFailed(grounds.db, idsOf(rows), sentenceOf(error), again)
    grounds.log.debug({ err: error, again }, 'a picture could not be fetched')
    return 'failed'
  }
}

class NotAnswered extends Error {}

async function download({ outbound }: Grounds, url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const answer = await outbound.get({
    url,
    accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8',
    maxBytes: maxPictureBytes,
    timeoutMs: 30_000,
    ...(signal && { signal }),
  })
  if (answer.status !== 200) {
    answer.cancel()
    throw new NotAnswered(`The address answered with status ${answer.status}.`)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Only our own words are kept: what a network says may hold anything. */
function sentenceOf(error: unknown): string {
  const ours = [PictureRefused, PictureQueueFull, OutboundRefused, NotAnswered].some(
    (kind) => error instanceof kind,
  )
  return ours ? (error as Error).message : 'The address could not be reached.'
}
