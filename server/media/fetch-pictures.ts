/** media: fetches the pictures that feeds name, after publication and without ever holding it up. */
import { OutboundRefused } from '#server/platform/outbound/outbound.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isRefusal } from '#server/platform/refusals/app-error.ts'
import { maxPictureBytes, nextAttempt } from './media.rules.ts'
import {
  claimWaiting,
  releaseClaimed,
  settleFailed,
  settleFetched,
  type WaitingPicture,
} from './media.store.ts'
import { PictureRefused, PictureQueueFull } from './picture-process.ts'
import { isPaper, storePaper } from './store-paper.ts'
import { storePicture } from './store-picture.ts'

type Grounds = Pick<Platform, 'db' | 'files' | 'outbound' | 'clock' | 'log'>
type Limits = {
  signal?: AbortSignal
  /** Milliseconds after which no further pictures are begun. */ budgetMs?: number
}

/** Claimed together: pictures of so many hosts, and so many of each. */
const claim = { hosts: 8, perHost: 16 }
/** Fetched at the same time, and from one host: most feeds have all their pictures on one. */
const atOnce = 6
const atOnceOfHost = 2
/** Troubles of a host one after another, after which it is left alone for some minutes. */
const mostTroubles = 4
const restMinutes = 5

/**
 * Fetches what waits until nothing is due, the time is up or the signal comes. A picture that fails is tried
 * again after growing pauses, five times at most. Answers how many were fetched and how many were not.
 */
export async function fetchPictures(grounds: Grounds, { signal, budgetMs = 600_000 }: Limits = {}) {
  const until = performance.now() + budgetMs
  const count = { fetched: 0, failed: 0 }
  const mayGoOn = () => !signal?.aborted && performance.now() < until
  while (mayGoOn()) {
    const waiting = await claimWaiting(grounds.db, { ...claim, now: grounds.clock.now() })
    if (waiting.length === 0) break
    const hosts = hostsOf(waiting)
    const take = async () => {
      for (let host = freest(hosts); host; host = freest(hosts)) {
        const outcome = await fetchOfHost(grounds, host, mayGoOn() ? signal : AbortSignal.abort())
        for (const one of ['fetched', 'failed'] as const) count[one] += outcome[one]
      }
    }
    await Promise.all(Array.from({ length: atOnce }, take))
  }
  return count
}

type Host = { waiting: WaitingPicture[][]; busy: number; troubles: number }

/** What waits, by host, and of a host by address: an address that several homes name is fetched once. */
function hostsOf(waiting: WaitingPicture[]): Host[] {
  const byHost = Map.groupBy(waiting, (row) => row.source_host)
  return [...byHost.values()].map((rows) => ({
    waiting: [...Map.groupBy(rows, (row) => row.source_url).values()],
    busy: 0,
    troubles: 0,
  }))
}

/**
 * Of the hosts with something to fetch the one that is least asked just now; none when all are asked enough.
 */
const freest = (hosts: Host[]): Host | undefined =>
  hosts
    .filter(({ waiting, busy }) => waiting.length > 0 && busy < atOnceOfHost)
    .toSorted((a, b) => a.busy - b.busy)[0]

/**
 * Fetches the next address of a host, or gives it back when there is no time left or the host is in trouble.
 */
async function fetchOfHost(grounds: Grounds, host: Host, signal?: AbortSignal) {
  const rows = host.waiting.pop() ?? []
  host.busy++
  const outcome = signal?.aborted
    ? await release(grounds, rows, null)
    : host.troubles >= mostTroubles
      ? await release(grounds, rows, inMinutes(grounds, restMinutes))
      : await fetchOne(grounds, rows, signal)
  host.busy--
  if (outcome === 'troubled') host.troubles++
  else if (outcome !== 'released') host.troubles = 0
  const failed = outcome === 'failed' || outcome === 'troubled'
  return { fetched: outcome === 'fetched' ? rows.length : 0, failed: failed ? rows.length : 0 }
}

const inMinutes = ({ clock }: Grounds, minutes: number): Date =>
  new Date(clock.now().getTime() + minutes * 60_000)

const idsOf = (rows: WaitingPicture[]): number[] => rows.map(({ id }) => id)

async function release({ db }: Grounds, rows: WaitingPicture[], again: Date | null): Promise<'released'> {
  await releaseClaimed(db, idsOf(rows), again)
  return 'released'
}

/** `troubled`: it failed, and so will its neighbours. */
type Outcome = 'fetched' | 'failed' | 'troubled' | 'released'

/** Fetches one address for all rows that name it. */
async function fetchOne(grounds: Grounds, rows: WaitingPicture[], signal?: AbortSignal): Promise<Outcome> {
  const [{ source_url: url } = { source_url: '' }] = rows
  try {
    const sha256 = await store(grounds, await download(grounds, url, signal))
    await settleFetched(grounds.db, idsOf(rows), sha256)
    return 'fetched'
  } catch (error) {
    if (signal?.aborted || error instanceof PictureQueueFull) return release(grounds, rows, null)
    if (isRefusal(error)) return rest(grounds, rows, error)
    const hopeless = error instanceof PictureRefused || error instanceof OutboundRefused
    const attempts = Math.max(...rows.map((row) => row.attempts))
    const again = hopeless ? null : nextAttempt(attempts, grounds.clock.now())
    await settleFailed(grounds.db, idsOf(rows), sentenceOf(error), again)
    grounds.log.debug({ err: error, again }, 'a picture could not be fetched')
    return hopeless || (error instanceof NotAnswered && !error.isTrouble) ? 'failed' : 'troubled'
  }
}

/** Our own storage is away: no try of theirs is used up, and those that follow would fail alike. */
async function rest(grounds: Grounds, rows: WaitingPicture[], error: unknown): Promise<'troubled'> {
  grounds.log.warn({ err: error }, 'pictures cannot be kept')
  await release(grounds, rows, inMinutes(grounds, restMinutes))
  return 'troubled'
}

/** Energy certificates come as pictures and as papers. */
const store = async (grounds: Grounds, bytes: Uint8Array): Promise<string> =>
  isPaper(bytes) ? storePaper(grounds, bytes) : (await storePicture(grounds, bytes)).sha256

class NotAnswered extends Error {
  /** Whether the host is busy or broken, rather than without this picture. */
  readonly isTrouble: boolean
  constructor(status: number) {
    super(`The address answered with status ${status}.`)
    this.isTrouble = status === 429 || status >= 500
  }
}

async function download({ outbound }: Grounds, url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const answer = await outbound.get({
    url,
    accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8,application/pdf;q=0.5',
    maxBytes: maxPictureBytes,
    timeoutMs: 30_000,
    ...(signal && { signal }),
  })
  if (answer.status !== 200) {
    answer.cancel()
    throw new NotAnswered(answer.status)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Only our own words are kept: what a network says may hold anything. */
function sentenceOf(error: unknown): string {
  const ours = [PictureRefused, OutboundRefused, NotAnswered].some((kind) => error instanceof kind)
  return ours ? (error as Error).message : 'The address could not be reached.'
}
