/** contract: an agent's feeds: checking, publishing, runs and what was found. Scoped to the agent's agency. */
import { z } from 'zod'
import { countryCode, currencyCode, id, instant } from './vocabulary/common.ts'
import { endpoint } from './http/endpoint.ts'
import type { Refusals } from './http/errors.ts'

export const runStates = [
  'running',
  'published',
  'heldBack',
  'dryRun',
  'failed',
  'notModified',
  'discarded',
] as const

export const run = z.object({
  id,
  feedId: id,
  startedAt: instant,
  finishedAt: instant.nullable(),
  state: z.enum(runStates),
  source: z.string(),
  format: z.string().nullable(),
  /** What people call the format. */
  formatName: z.string().nullable(),
  formatVersion: z.string().nullable(),
  mode: z.string().nullable(),
  bytes: z.int(),
  recordsSeen: z.int(),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  withdrawn: z.int(),
  failed: z.int(),
  /** Homes that the source has and does not offer. */
  unpublished: z.int(),
  complete: z.boolean(),
  reason: z.string().nullable(),
  /** Why it waits: it would take too many homes off, or what would change is not what was looked at. */
  heldFor: z.enum(['shrinking', 'changed']).nullable(),
  /** What was looked at: hashes of the file, and of everything that would change. Null when nothing waits. */
  checked: z.object({ file: z.string(), diff: z.string() }).nullable(),
})
export type FeedRun = z.infer<typeof run>

/** One kind of finding with how often it was met and its first places. */
export const findingGroup = z.object({
  code: z.string(),
  severity: z.enum(['red', 'amber', 'blue']),
  title: z.string(),
  advice: z.string(),
  count: z.int(),
  examples: z.array(
    z.object({
      sourceId: z.string().nullable(),
      field: z.string().nullable(),
      value: z.string().nullable(),
      line: z.int().nullable(),
      column: z.int().nullable(),
      excerpt: z.string().nullable(),
    }),
  ),
  /** Of kinds that are about several fields of a home (`field.noPlace`): how many homes have each. */
  fields: z.array(z.object({ field: z.string(), homes: z.int() })),
})
/** What publishing would do to one home. */
export const runChange = z.object({
  sourceId: z.string(),
  kind: z.enum(['created', 'changed', 'withdrawn', 'failed']),
  title: z.string().nullable(),
  fields: z.array(z.string()),
  listingId: id.nullable(),
})

export const feed = z.object({
  id,
  name: z.string(),
  url: z.string().nullable(),
  format: z.string().nullable(),
  mode: z.string().nullable(),
  liveListings: z.int(),
  shrinkLimitPct: z.int(),
  defaultCountry: countryCode.nullable(),
  defaultCurrency: currencyCode.nullable(),
  /** How often its address is fetched, in minutes; null: only when somebody asks. */
  everyMinutes: z.int().nullable(),
  nextRunAt: instant.nullable(),
  lastRun: run.nullable(),
})

export const feedsErrors = {
  'feeds.notFound': { status: 404, message: 'There is no such feed.' },
  'feeds.busy': { status: 409, message: 'A run of this feed is under way.' },
  'feeds.unreadable': { status: 400, message: 'We could not read this file.' },
  'feeds.addressRefused': { status: 400, message: 'This address cannot be used for a feed.' },
  'feeds.notPublishable': { status: 409, message: 'This run cannot be published.' },
  'feeds.changed': {
    status: 409,
    message: 'What would change is no longer what you looked at. Please look again before you publish.',
  },
  'feeds.expired': {
    status: 409,
    message: 'The file of this check is no longer kept. Please check it again.',
  },
  'feeds.agencyHidden': { status: 409, message: 'The agency is suspended, so its feeds stand still.' },
} as const satisfies Refusals

/** A run goes on in the background: look at the feed's runs for one that began at or after `askedAt`. */
const begun = z.object({ feedId: id, askedAt: instant })
const feedName = z.string().trim().min(1).max(100)
/** A check belongs to the feed with this id, else to the one of this name, which is made when it is new. */
const whichFeed = { feedId: id.optional(), feed: feedName.optional() }
const settings = { defaultCountry: countryCode.optional(), defaultCurrency: currencyCode.optional() }
const message = z.string()

export const feeds = {
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
      url: z
        .url({
          protocol: /^https?$/,
          error: 'Please enter a web address that begins with http:// or https://',
        })
        .max(2_000),
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
  schedule: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/feeds/:id/schedule',
    for: ['Agent'],
    summary: 'How often the address of a feed is fetched; null stops it',
    params: z.object({ id }),
    body: z.strictObject({ everyMinutes: z.int().min(15).max(10_080).nullable() }),
    data: z.object({ message, feed }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/feeds/:id/withdraw',
    for: ['Agent'],
    summary: 'Withdraw every home of a feed',
    params: z.object({ id }),
    data: z.object({ message, withdrawn: z.int() }),
  }),
}
