/** feeds: binds what Admins ask of the feeds of all agencies. */
import { z } from 'zod'
import { feedDesk } from '#contract/feeds/feed-desk.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import type { Actor, Call, Raw, Routes } from '#server/platform/http/http.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { notFound } from '../agent/feed-view.ts'
import { runChanges } from '../history/run-changes.ts'
import { acceptRun, discardRunOf, pauseFeedOf, resumeFeedOf, type FeedAct } from './act-on-feeds.ts'
import { endedRuns, endedRunsPage } from './read-ended-runs.ts'
import { deskFeed, deskFeeds, deskFeedsPage, deskRun, deskRuns, ownerOf, runFile } from './read-feed-desk.ts'

export const feedDeskRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const { db } = platform
    const accounts = accountsOf(platform)
    const act = (call: Call & { actor: Actor }): FeedAct => ({
      actor: call.actor,
      visitor: visitorOf(call, platform),
    })
    bind(feedDesk.list, ({ query }) => deskFeeds(db, query))
    bind(feedDesk.read, ({ params }) => deskFeed(platform, params.id))
    bind(feedDesk.runs, ({ params, query }) => deskRuns(db, params.id, query))
    bind(feedDesk.ended, ({ query }) => endedRuns(db, query))
    bind(feedDesk.run, ({ params }) => deskRun(platform, params.id))
    bind(feedDesk.changes, ({ params: { id }, query }) =>
      runChanges(platform, () => ownerOf(db, { runId: id }), id, query),
    )
    bind(feedDesk.accept, ({ params, body }, call) => acceptRun(accounts, act(call), params.id, body))
    bind(feedDesk.discard, ({ params, body }, call) =>
      discardRunOf(accounts, act(call), params.id, body.reason),
    )
    bind(feedDesk.pause, ({ params, body }, call) => pauseFeedOf(accounts, act(call), params.id, body.reason))
    bind(feedDesk.resume, ({ params }, call) => resumeFeedOf(accounts, act(call), params.id))
    runsTable(raw, db)
    raw('/api/meridian/portal/feeds.csv', { for: ['Admin'], duty: 'support' }, async ({ url }) => {
      const asked = { ...parseInput(feedDesk.list.query, readQuery(url)), limit: 500 }
      const table = csvOf(
        ['id', 'feed', 'agency', 'address', 'health', 'findings', 'homes', 'last run', 'next run'],
        (cursor) => deskFeedsPage(db, { ...asked, cursor }),
        ({ id, name, agency, url: address, health, gaps, liveListings, lastRunAt, nextRunAt }) => [
          id,
          name,
          agency.name,
          address,
          health,
          gaps,
          liveListings,
          lastRunAt,
          nextRunAt,
        ],
      )
      return fileAnswer(table, 'feeds.csv')
    })
    raw('/api/meridian/portal/runs/:id/file', { for: ['Admin'], duty: 'support' }, async ({ url }) => {
      const runId = z.uuid().safeParse(new URL(url).pathname.split('/').at(-2))
      if (!runId.success) throw notFound()
      const { name, size, stream } = await runFile(platform, runId.data)
      return new Response(stream, { headers: { ...rawFile(name), 'content-length': String(size) } })
    })
  }

function runsTable(raw: Raw, db: Db): void {
  raw('/api/meridian/portal/runs.csv', { for: ['Admin'], duty: 'support' }, async ({ url }) => {
    const asked = { ...parseInput(feedDesk.ended.query, readQuery(url)), limit: 500 }
    const table = csvOf(
      ['id', 'ended', 'feed', 'agency', 'outcome', 'read', 'new', 'changed', 'withdrawn', 'failed', 'reason'],
      (cursor) => endedRunsPage(db, { ...asked, cursor }),
      ({ id, endedAt, feed, agency, state, recordsSeen, created, changed, withdrawn, failed, reason }) => [
        id,
        endedAt,
        feed.name,
        agency.name,
        state,
        recordsSeen,
        created,
        changed,
        withdrawn,
        failed,
        reason,
      ],
    )
    return fileAnswer(table, 'runs.csv')
  })
}

/** Somebody else's bytes: saved, never shown. */
const rawFile = (name: string) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
})
