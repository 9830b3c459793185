/**
 * contract: an agent's feeds: checking, publishing, runs and what was found. Scoped to the agent's agency.
 */
import { z } from 'zod'
import { feedAccessCalls } from './feeds/feed-access.ts'
import { openCheckCalls } from './feeds/open-check.ts'
import { feedName, feedSettingsCalls } from './feeds/feed-settings.ts'
import { feed, feedAddress, run } from './feeds/feed-shapes.ts'
import { feedWordsCalls } from './feeds/feed-words.ts'
import { findingGroup, runChange, runFindingsCalls } from './feeds/run-findings.ts'
import { endpoint } from './http/endpoint.ts'
import { countryCode, currencyCode, id, instant } from './vocabulary/common.ts'

export { feedsErrors } from './feeds/feed-errors.ts'
export type { Feed, FeedRun } from './feeds/feed-shapes.ts'

/** A run goes on in the background: look at the feed's runs for one that began at or after `askedAt`. */
const begun = z.object({ feedId: id, askedAt: instant })
/** A check belongs to the feed with this id, else to the one of this name, which is made when it is new. */
const whichFeed = { feedId: id.optional(), feed: feedName.optional() }
const settings = { defaultCountry: countryCode.optional(), defaultCurrency: currencyCode.optional() }
const message = z.string()

export const feeds = {
  ...feedAccessCalls,
  ...openCheckCalls,
  ...feedWordsCalls,
  ...runFindingsCalls,
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/feeds',
    for: ['Agent'],
    summary: 'The feeds of my agency',
    data: z.object({ items: z.array(feed) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/feeds/check',
    for: ['Agent'],
    summary: 'Dry run of a feed at an address; publishes nothing',
    status: 201,
    body: z.strictObject({
      url: feedAddress,
      ...whichFeed,
      ...settings,
    }),
    data: begun,
  }),
  checkFile: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/feeds/check-file',
    for: ['Agent'],
    summary: 'Dry run of a file that is sent; publishes nothing',
    status: 201,
    query: z.strictObject({
      name: z.string().trim().min(1).max(200),
      ...whichFeed,
      ...settings,
    }),
    upload: { maxBytes: 500_000_000 },
    data: begun,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/feeds/:id/runs',
    for: ['Agent'],
    summary: 'Runs of a feed, latest first',
    params: z.object({ id }),
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(30) }),
    data: z.object({ items: z.array(run) }),
  }),
  run: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/runs/:id',
    for: ['Agent'],
    summary: 'One run: progress, findings, and what it would change',
    params: z.object({ id }),
    data: z.object({
      run,
      findings: z.array(findingGroup),
      changes: z.array(runChange),
      changesTotal: z.int(),
      /** Where `changes` of the run goes on; null when these are all. */
      changesCursor: z.string().nullable(),
    }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/runs/:id/publish',
    for: ['Agent'],
    summary: 'Publish what a dry run showed, or accept a held one',
    params: z.object({ id }),
    body: z.strictObject({
      acceptWithdrawals: z.boolean().default(false),
      /** What was looked at, as the run says it; 409 `feeds.changed` when that is not what the run holds. */
      checked: z.object({ file: z.string().max(200), diff: z.string().max(200) }).optional(),
    }),
    data: begun,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/runs/:id/discard',
    for: ['Agent'],
    summary: 'Discard a dry or held run',
    params: z.object({ id }),
    data: z.object({ message, run }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/feeds/:id/withdraw',
    for: ['Agent'],
    summary: 'Withdraw every home of a feed',
    params: z.object({ id }),
    data: z.object({ message, withdrawn: z.int() }),
  }),
  ...feedSettingsCalls,
}
