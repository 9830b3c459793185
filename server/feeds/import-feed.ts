/** feeds: imports a file or an address for an agency by name, making the agency and the feed when they are new. */
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { newId } from '#server/platform/crypto.ts'
import { ensureFeed, findAgencyId, readFeed, type FeedDefaults, type FeedRow } from './feeds.store.ts'
import type { FeedReport } from './report.ts'
import { runFeed } from './run-feed.ts'
import type { RunAsk, RunDeps } from './run.ts'

export type ImportAsk = Pick<RunAsk, 'source' | 'dryRun' | 'accept' | 'onProgress'> & {
  agency: string
  feed: string
  /** What the file leaves open; kept with the feed. */
  defaults: FeedDefaults
}

/**
 * One run of the agency's feed of this name. In a dry run nothing is made, not even the agency.
 * @throws AppError `feeds.busy` (409) while another process runs the same feed.
 */
export async function importFeed(deps: RunDeps, { agency, feed, defaults, ...ask }: ImportAsk): Promise<FeedReport> {
  const row = ask.dryRun
    ? await wouldBeFeed(deps, { agency, feed, defaults })
    : await ensureFeed(deps.db, {
        agencyId: await findOrCreateAgency(deps.db, { name: agency, country: defaults.country ?? null }),
        name: feed,
        defaults: withUrl(defaults, ask.source),
      })
  return runFeed(deps, { feed: row, ...ask })
}

/** A feed that is fetched from an address remembers it. */
const withUrl = (defaults: FeedDefaults, source: string): FeedDefaults =>
  /^https?:\/\//i.test(source) ? { ...defaults, url: source } : defaults

/** The feed as it is, or as it would be made, with what is said expressly. */
async function wouldBeFeed(
  deps: RunDeps,
  { agency, feed, defaults }: Pick<ImportAsk, 'agency' | 'feed' | 'defaults'>,
): Promise<FeedRow> {
  const agencyId = await findAgencyId(deps.db, agency)
  const known = agencyId && (await readFeed(deps.db, { agencyId, name: feed }))
  const row = known || newFeed(agencyId ?? newId(), feed)
  return {
    ...row,
    country: defaults.country ?? row.country,
    currency: defaults.currency ?? row.currency,
    language: defaults.language ?? row.language,
    timeZone: defaults.timeZone ?? row.timeZone,
  }
}

const newFeed = (agencyId: string, name: string): FeedRow => ({
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
})
