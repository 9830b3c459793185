/**
 * feeds: imports a file or an address for an agency by name,
 * making the agency and the feed when they are new.
 */
import { findOrCreateAgency } from '#server/accounts/inner.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { feedNameOf } from '../intake/feed-names.rules.ts'
import {
  ensureFeed,
  findAgencyId,
  readFeed,
  readFeedAt,
  waitingDiff,
  type FeedDefaults,
  type FeedRow,
} from './feeds.store.ts'
import type { FeedReport } from './report.ts'
import { runFeed } from './run-feed.ts'
import type { RunAsk, RunDeps } from './run.ts'

export type ImportAsk = Pick<RunAsk, 'source' | 'dryRun' | 'accept' | 'fileMs' | 'onProgress'> & {
  agency: string
  /** The feed's name; null: the one of this address, else one named after the file or address. */
  feed: string | null
  /** What the file leaves open; kept with the feed. */
  defaults: FeedDefaults
}

/**
 * One run of the agency's feed of this name. In a dry run nothing is made, not even the agency.
 * @throws AppError `feeds.busy` (409) while another process runs the same feed.
 */
export async function importFeed(
  deps: RunDeps,
  { agency, defaults, ...ask }: ImportAsk,
): Promise<FeedReport> {
  const { feed, accept = false, ...rest } = ask
  if (ask.dryRun)
    return runFeed(deps, { feed: await wouldBeFeed(deps, { agency, defaults, ...ask }), accept, ...rest })
  const { db } = deps
  const agencyId = await findOrCreateAgency(db, { name: agency, country: defaults.country ?? null })
  const known = feed === null ? await readFeedAt(db, agencyId, ask.source) : null
  const row = await ensureFeed(db, {
    agencyId,
    name: known?.name ?? feed ?? feedNameOf(ask.source),
    defaults,
  })
  // "Yes" is said to what waits, when something does.
  return runFeed(deps, {
    feed: row,
    accept,
    ...rest,
    seenDiff: accept ? await waitingDiff(db, row.id) : null,
  })
}

/** The feed as it is, or as it would be made, with what is said expressly. */
async function wouldBeFeed(
  { db }: RunDeps,
  { agency, feed, source, defaults }: Pick<ImportAsk, 'agency' | 'feed' | 'source' | 'defaults'>,
): Promise<FeedRow> {
  const agencyId = await findAgencyId(db, agency)
  const name = feed ?? feedNameOf(source)
  const known =
    agencyId &&
    ((feed === null ? await readFeedAt(db, agencyId, source) : null) ??
      (await readFeed(db, { agencyId, name })))
  const row = known || newFeed(agencyId ?? newId(), name)
  return {
    ...row,
    country: defaults.country ?? row.country,
    currency: defaults.currency ?? row.currency,
    language: defaults.language ?? row.language,
    timeZone: defaults.timeZone ?? row.timeZone,
  }
}

/** A feed that nobody has made yet. */
export const newFeed = (agencyId: string, name: string): FeedRow => ({
  id: newId(),
  agencyId,
  name,
  url: null,
  format: null,
  mode: null,
  timeZone: 'UTC',
  country: null,
  currency: null,
  language: null,
  shrinkLimitPct: 30,
  etag: null,
  lastModified: null,
  lastGoodRunId: null,
  identity: 'id',
  everyMinutes: null,
  dailyAt: null,
  dailyZone: null,
  missingRunsLimit: 2,
  pausedAt: null,
  areaUnit: null,
  type: null,
  agentName: null,
  credentials: null,
  credentialsOrigin: null,
  words: [],
})
