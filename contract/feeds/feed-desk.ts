/** contract: the feeds of all agencies as Admins look after them. Every act is audited. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { id, instant, since } from '../vocabulary/common.ts'
import { feedHealths } from './feed-healths.ts'
import { runOutcomes } from './run-outcomes.ts'
import { feed, run } from './feed-shapes.ts'
import { findingGroup, runChange } from './run-findings.ts'

const agency = z.object({ id, name: z.string() })
const message = z.string()
const reason = z.string().trim().min(3, 'Please say why').max(500)

const deskFeed = z.object({
  id,
  name: z.string(),
  agency,
  url: z.string().nullable(),
  health: z.enum(feedHealths),
  gaps: z.int(),
  /** Homes on the market after the last run that knew; null before there was one. */
  liveListings: z.int().nullable(),
  pausedAt: instant.nullable(),
  nextRunAt: instant.nullable(),
  /** Runs in a row that failed or wait. */
  failures: z.int(),
  lastRunAt: instant.nullable(),
  /** The run that waits for a person, with how many homes it would take off. */
  held: z.object({ id, withdrawn: z.int() }).nullable(),
})
export type DeskFeed = z.infer<typeof deskFeed>

const deskRun = run.extend({
  /** Whether its file is still kept. */
  hasFile: z.boolean(),
})
export type DeskRun = z.infer<typeof deskRun>

const endedRun = run
  .pick({
    id: true,
    state: true,
    reason: true,
    recordsSeen: true,
    created: true,
    changed: true,
    withdrawn: true,
    failed: true,
  })
  .extend({ endedAt: instant, feed: z.object({ id, name: z.string() }), agency })
export type EndedRun = z.infer<typeof endedRun>

const runView = z.object({
  run: deskRun,
  agency,
  feed: z.object({ id, name: z.string() }),
  findings: z.array(findingGroup),
  changes: z.array(runChange),
  changesTotal: z.int(),
  changesCursor: z.string().nullable(),
})

export const feedDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/feeds',
    for: ['Admin'],
    duty: 'support',
    summary: 'Every feed of every agency, by name, with how it is',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      health: z.enum(feedHealths).optional(),
      agency: id.optional(),
      ...paging(),
    }),
    data: pageShape(deskFeed, {
      /** Feeds of each health, for the words and agency asked for. */
      counts: z.record(z.enum(feedHealths), z.int()),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/feeds/:id',
    for: ['Admin'],
    duty: 'support',
    summary: 'One feed with its agency',
    params: z.object({ id }),
    data: z.object({ feed, agency }),
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/feeds/:id/runs',
    for: ['Admin'],
    duty: 'support',
    summary: 'The log of its runs, latest first',
    params: z.object({ id }),
    query: z.strictObject({ ...paging() }),
    data: pageShape(deskRun, {}),
  }),
  ended: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/runs',
    for: ['Admin'],
    duty: 'support',
    summary: 'How runs of all feeds ended, latest first; checks and what was discarded stand with their feed',
    query: z.strictObject({
      outcome: z.enum(runOutcomes).optional(),
      since: since.optional(),
      ...paging(),
    }),
    data: pageShape(endedRun, {
      /** Runs of each outcome, up to 10,000; one more says that there are more. */
      counts: z.record(z.enum(runOutcomes), z.int()),
    }),
  }),
  run: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/runs/:id',
    for: ['Admin'],
    duty: 'support',
    summary:
      'One run: findings, and what it changed or would change. /api/meridian/portal/runs/{id}/file answers the file it read, while that is kept',
    params: z.object({ id }),
    data: runView,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/runs/:id/changes',
    for: ['Admin'],
    duty: 'support',
    summary: 'Home by home, what a run changed or would change',
    params: z.object({ id }),
    query: z.strictObject({ ...paging({ longestCursor: 1_000 }) }),
    data: pageShape(runChange.extend({ id: z.string() }), {}),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/runs/:id/accept',
    for: ['Admin'],
    duty: 'support',
    summary: 'Publish a run that waits, with what it withdraws',
    params: z.object({ id }),
    body: z.strictObject({
      reason,
      /** What was looked at, as the run says it; 409 `feeds.changed` when that is not what the run holds. */
      checked: z.object({ file: z.string().max(200), diff: z.string().max(200) }),
    }),
    data: z.object({ message, feedId: id, askedAt: instant }),
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/runs/:id/discard',
    for: ['Admin'],
    duty: 'support',
    summary: 'Discard a run that waits',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    data: z.object({ message }),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/feeds/:id/pause',
    for: ['Admin'],
    duty: 'support',
    summary: 'Let a feed rest: it is neither fetched nor taken; its homes stay',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    data: z.object({ message, feed }),
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/feeds/:id/resume',
    for: ['Admin'],
    duty: 'support',
    summary: 'Let a feed go on',
    params: z.object({ id }),
    data: z.object({ message, feed }),
  }),
}
