/** feeds: what an agent sees of a feed's runs and does with them: look, discard, withdraw. */
import { withdrawListings } from '#server/listings/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  countFindings,
  discardRun,
  findRun,
  firstFindings,
  listChanges,
  listRuns,
  readStockFindings,
  type AgentRun,
} from './agent-feeds.store.ts'
import { cursorAfter } from './change-order.ts'
import { findFeed } from './feed-list.store.ts'
import { notFound, toRun, type Scope } from './feed-view.ts'
import { markGone, pageLive } from '../run/feeds.store.ts'
import type { Finding } from '../findings/findings.ts'
import { listFindings } from '../run/findings.store.ts'
import { countLostPictures } from '../run/lost-pictures.store.ts'
import { settingFor } from '../findings/mending-settings.ts'
import { adviceFor, groupTitle } from '../told/finding-titles.ts'
import { withTitles } from './titled-changes.ts'
import { stopFeed } from '../intake/schedule.store.ts'

/** @throws AppError 404. */
export async function feedRuns({ db }: Platform, { agencyId }: Scope, feedId: string, limit: number) {
  if (!(await findFeed(db, agencyId, feedId))) throw notFound()
  return (await listRuns(db, agencyId, feedId, limit)).map(toRun)
}

/** Examples shown for each kind of finding. */
const examplesEach = 5
const weight: Record<string, number> = { red: 0, amber: 1, blue: 2 }

/** @throws AppError 404. */
export async function runView(platform: Platform, { agencyId }: Scope, runId: string) {
  const { db } = platform
  const run = await findRun(db, agencyId, runId)
  if (!run) throw notFound()
  const [findings, { total, changes }] = await Promise.all([findingsOf(db, runId), listChanges(db, runId)])
  const last = changes.at(-1)
  const titled = await withTitles(platform, changes)
  const changesCursor = last && total > changes.length ? cursorAfter(last) : null
  findings.push(...(await lostOf(db, runId)))
  return { run: toRun(run), findings, changes: titled, changesTotal: total, changesCursor }
}

/** Of the whole stock as it was after the run; while it goes on, what it has found so far. */
async function findingsOf(db: Db, runId: string) {
  const kept = await readStockFindings(db, runId)
  if (kept)
    return kept.map(({ code, severity, count, homes, examples, fields = [] }) => ({
      code,
      severity,
      count,
      ...wordsOf(code, homes),
      examples: examples.map(placeOf),
      fields,
    }))
  const [counts, examples] = await Promise.all([
    countFindings(db, runId),
    firstFindings(db, runId, examplesEach),
  ])
  return counts
    .toSorted((a, b) => (weight[a.severity] ?? 3) - (weight[b.severity] ?? 3) || b.count - a.count)
    .map(({ code, severity, count, homes }) => ({
      code,
      severity: severity as 'red' | 'amber' | 'blue',
      count,
      ...wordsOf(code, homes),
      examples: examples.filter((one) => one.code === code),
      fields: [],
    }))
}

/** Pictures are fetched after the run, so what became of them is looked up when somebody looks. */
async function lostOf(db: Db, runId: string): ReturnType<typeof findingsOf> {
  const code = 'picture.lost'
  const { count, homes } = await countLostPictures(db, runId)
  if (count === 0) return []
  const examples = await listFindings(db, { runId, code, after: '0', limit: examplesEach })
  return [
    {
      code,
      severity: 'amber',
      count,
      ...wordsOf(code, homes),
      examples: examples.map((one) => ({ ...placeOf(one as Finding), line: null, column: null })),
      fields: [],
    },
  ]
}

const placeOf = ({ sourceId, field, value, line, column, excerpt }: Finding) => ({
  sourceId,
  field,
  value,
  line,
  column,
  excerpt,
})

const wordsOf = (code: string, homes: number) => ({
  title: groupTitle({ code, homes }),
  setting: settingFor(code),
  advice: adviceFor(code),
})

/** @throws AppError 404, 409. */
export async function discard({ db }: Platform, { agencyId }: Scope, runId: string) {
  if (!(await findRun(db, agencyId, runId))) throw notFound()
  if (!(await discardRun(db, runId))) throw refuse('feeds.notPublishable')
  return {
    message: 'The run is discarded. Nothing was changed.',
    run: toRun((await findRun(db, agencyId, runId)) as AgentRun),
  }
}

const together = 500

/**
 * Takes every home of the feed off the market and stops its clock; their
 * pages and histories stay. @throws AppError 404.
 */
export async function withdrawFeed(platform: Platform, { agencyId }: Scope, feedId: string) {
  const { db, clock, events } = platform
  if (!(await findFeed(db, agencyId, feedId))) throw notFound()
  let after = ''
  let withdrawn = 0
  for (;;) {
    const page = await pageLive(db, feedId, after, together)
    const ids = page.map(({ listingId }) => listingId).filter(Boolean)
    await transaction(db, async (tx) => {
      if (ids.length > 0)
        withdrawn += (
          await withdrawListings(
            tx,
            { ids, reason: 'Withdrawn by the agency', now: clock.now(), source: 'agent' },
            { events },
          )
        ).length
      await markGone(
        tx,
        feedId,
        newId(),
        page.map(({ sourceId }) => sourceId),
      )
    })
    const last = page.at(-1)
    if (!last || page.length < together) break
    after = last.sourceId
  }
  await stopFeed(db, feedId, clock.now())
  return {
    message: withdrawn === 1 ? 'One home is withdrawn.' : `${withdrawn} homes are withdrawn.`,
    withdrawn,
  }
}
