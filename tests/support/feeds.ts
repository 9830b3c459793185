/** tests: reads a feed as a run does up to the drafts, without a database. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { FeedFile } from '#server/feeds/intake/fetch.ts'
import type { Finding } from '#server/feeds/findings/findings.ts'
import type { FeedSettings } from '#server/feeds/read/format.ts'
import { mapRecord } from '#server/feeds/map/map-records.ts'
import { openFeed } from '#server/feeds/intake/open-documents.ts'
import { survey } from '#server/feeds/run/survey.ts'
import { createWorld } from '#server/feeds/read/world.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import { createPlaces, loadGazetteer } from '#server/places/index.ts'
import { gazetteerFolder } from './gazetteer.ts'

/** A file of a format's own folder, as `kyero/prices.xml`. */
export function fixture(path: string): string {
  const [format = '', name = ''] = path.split('/')
  return fileURLToPath(new URL(`../../server/feeds/formats/${format}/fixtures/${name}`, import.meta.url))
}
/** Files written for one oddity each that any format may have. */
export const quirk = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/feeds/quirks/${name}`, import.meta.url))

export const places = createPlaces(await loadGazetteer(gazetteerFolder))
const known = { perEuro: 1, date: '2025-01-01', source: 'test' }
export const rates = ratesByCurrency(
  ['EUR', 'GBP', 'USD', 'AUD', 'CHF', 'QAR'].map((currency) => ({
    ...known,
    currency,
    name: currency,
    exponent: 2,
  })),
)
export const world = createWorld(places, rates)

export const nothingSet: FeedSettings = { country: null, currency: null, language: null, timeZone: 'UTC' }

/** A file that never touched a disk. */
export function fileOf(content: string | Uint8Array, name = 'feed.xml', charset?: string): FeedFile {
  const bytes = Buffer.from(content as string)
  const read: FeedFile['read'] = ({ start = 0, end = bytes.length - 1 } = {}) =>
    Readable.from(pieces(bytes.subarray(start, end + 1)), { objectMode: false })
  return { name, bytes: bytes.length, hash: '', charset, read }
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024)
}

export async function fileAt(path: string): Promise<FeedFile> {
  const { size } = await stat(path)
  return { name: basename(path), bytes: size, hash: '', read: (range) => createReadStream(path, range) }
}

export type ReadFeed = {
  format: string | null
  version: string | null
  charset: string | null
  mode: string | null
  complete: boolean
  seen: number
  identity: string | null
  /** In the order of the file. */
  homes: ListingDraft[]
  /** Homes the source itself calls gone. */
  withdrawn: string[]
  findings: Finding[]
}

const nothing: ReadFeed = {
  format: null,
  version: null,
  charset: null,
  mode: null,
  complete: false,
  seen: 0,
  identity: null,
  homes: [],
  withdrawn: [],
  findings: [],
}

/** Everything a first run would say and publish. `source` is a path or a file from `fileOf`. */
export async function readFeed(
  source: string | FeedFile,
  settings: Partial<FeedSettings> = {},
): Promise<ReadFeed> {
  const feed = await openFeed(typeof source === 'string' ? await fileAt(source) : source)
  if (!('read' in feed)) return { ...nothing, findings: feed.findings }
  const all = { ...nothingSet, ...settings }
  const seen = await survey({
    feed,
    settings: all,
    identity: 'id',
    isSettled: false,
    lookup: async () => new Map(),
  })
  const { mode, header, exportTimes, complete, identity } = seen
  const now = new Date('2025-08-01T12:00:00Z')
  const read: ReadFeed = {
    ...nothing,
    format: feed.format.code,
    version: feed.version,
    charset: feed.charset,
    mode,
    complete,
    seen: seen.seen,
    identity,
    findings: [...seen.findings],
    homes: [],
    withdrawn: [],
  }
  for await (const batch of seen.spool.batches(100))
    for (const spooled of batch) {
      const mapped = mapRecord(spooled, { feed, header, mode, settings: all, world, exportTimes, now })
      if (mapped.draft) read.homes.push(mapped.draft)
      read.findings.push(...mapped.findings)
    }
  await seen.spool.remove()
  return read
}

/** The codes of what was found, once each, in alphabetical order. */
export const codesOf = ({ findings }: ReadFeed): string[] =>
  [...new Set(findings.map(({ code }) => code))].toSorted()

/** Source ids about which this was found. */
export const about = ({ findings }: ReadFeed, code: Finding['code']): (string | null)[] => [
  ...new Set(findings.filter((one) => one.code === code).map(({ sourceId }) => sourceId)),
]
