/**
 * feeds: anybody has a file checked, as an agent would, but nothing is
 * kept: not the file, not the run, not a finding.
 */
import type { Reply } from '#contract/http/endpoint.ts'
import { openCheckBytes, type openCheckCalls } from '#contract/feeds/open-check.ts'
import { placesOf } from '#server/places/index.ts'
import { networkOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createGatherer, finding, type Finding } from '../findings/findings.ts'
import { settingFor } from '../findings/mending-settings.ts'
import { newFeed } from '../run/import-feed.ts'
import { fetchFeed } from '../intake/fetch.ts'
import { described, type FeedReport } from '../run/report.ts'
import { runFeed } from '../run/run-feed.ts'

type Checked = Reply<(typeof openCheckCalls)['checkOpenly']>
type Ask = { name: string; country?: string | undefined; address: string }

/** Files of one network in an hour. */
const filesAnHour = 10
/** Files that one process reads at a time, so that agents' runs and pages have room. */
const atOnce = 2
/** Milliseconds for reading and mapping one. */
const fileMs = 60_000
/** Seconds after which to come again when others are being read. */
const untilRoom = 10

let reading = 0

/** @throws AppError 413 for a file that is too large, 429. */
export const checkOpenly = (
  platform: Platform,
  { name, country, address }: Ask,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Checked> =>
  inTurn(platform, address, async (key) => {
    await platform.files.put(key, bytes)
    return checkedOf(await check(platform, { key, name, country, charset: null }))
  })

/** The same for what an address answers, under the guards of every address. @throws AppError 429. */
export const checkAddressOpenly = (
  platform: Platform,
  { url, country, address }: { url: string; country?: string | undefined; address: string },
): Promise<Checked> =>
  inTurn(platform, address, async (key) => {
    const most = { bytes: openCheckBytes, ms: fileMs }
    const fetched = await fetchFeed(
      { source: url, etag: null, lastModified: null, keep: key, most },
      platform,
    )
    if (fetched.outcome !== 'file')
      return notReached(fetched.outcome === 'failed' ? fetched.finding : finding('file.unreachable'))
    const { name, charset = null } = fetched.file
    return checkedOf(await check(platform, { key, name, country, charset }))
  })

/** Within the budget of the network and of this process; what is put at the key is gone afterwards. */
async function inTurn(
  platform: Platform,
  address: string,
  work: (key: string) => Promise<Checked>,
): Promise<Checked> {
  const budget = {
    key: `network/feed-check/${networkOf(address)}`,
    seconds: 3_600,
    most: filesAnHour,
    relaxes: true,
  }
  if (reading >= atOnce) throw refuse('common.tooMany', { retryAfter: untilRoom })
  reading += 1
  const key = `feeds/open/${newId()}`
  try {
    const taken = await platform.limits.take([budget])
    if (!taken.isTaken) throw refuse('common.tooMany', { retryAfter: taken.retryAfter })
    return await work(key)
  } finally {
    reading -= 1
    await platform.files.remove(key)
  }
}

type Kept = { key: string; name: string; country?: string | undefined; charset: string | null }

async function check(platform: Platform, { key, name, country, charset }: Kept): Promise<FeedReport> {
  const feed = { ...newFeed(newId(), name), country: country ?? null }
  const kept = { key, name, charset, etag: null, lastModified: null, hash: null }
  const deps = { ...platform, places: await placesOf(platform) }
  return runFeed(deps, { feed, source: name, kept, dryRun: true, fileMs })
}

function notReached(one: Finding): Checked {
  const gatherer = createGatherer()
  gatherer.add(one)
  const none = { formatName: null, formatVersion: null, bytes: 0, recordsSeen: 0, good: 0, failed: 0 }
  const findings = groupsOf(gatherer.groups().map(described))
  return { ...none, complete: false, reason: one.value, findings }
}

const checkedOf = ({ counts, groups, ...report }: FeedReport): Checked => ({
  formatName: report.format,
  formatVersion: report.version,
  complete: report.complete,
  bytes: report.bytes,
  recordsSeen: report.seen,
  good: counts.created,
  failed: counts.failed,
  reason: report.reason,
  findings: groupsOf(groups),
})

const groupsOf = (groups: FeedReport['groups']): Checked['findings'] =>
  groups.map(({ code, severity, title, advice, count, fields = [], examples }) => ({
    code,
    severity,
    title,
    advice,
    count,
    fields,
    setting: settingFor(code),
    examples: examples.map(placeOf),
  }))

const placeOf = ({ sourceId, field, value, line, column, excerpt }: Finding) => ({
  sourceId,
  field,
  value,
  line,
  column,
  excerpt,
})
