/**
 * alerts: what happens later: homes that changed are matched, people
 * are told, and what was deleted is forgotten.
 */
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeOld, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { placesOf } from '#server/places/index.ts'
import { withTravel } from '#server/search/index.ts'
import { travelOf } from '#server/travel/index.ts'
import { dropRemoved } from './searches/searches.store.ts'
import { isAnyChangeWaiting } from './match/changes.store.ts'
import { dropOldEntries } from './match/ledger.store.ts'
import { askToMatch, matchJob } from './match/match-job.ts'
import { matchChanges } from './match/match-changes.ts'
import { createWaitingSearches, type TravelAreas } from './match/waiting-searches.ts'
import { deliverNotice, noticeKeptMs, pushJob } from './push/notices.ts'
import { dropOldMessages, dropSignedOut } from './push/push.store.ts'
import { sendDigests } from './tell/send-digests.ts'
import { createTeller, type Neighbours } from './tell/tell-person.ts'

const tell = defineJob<{ userId: string }>('alerts.tell', { policy: 'short', expireInSeconds: 300 })
const digests = defineJob<object>('alerts.digests', { policy: 'exclusive', expireInSeconds: 3_600 })
const sweep = defineJob<object>('alerts.sweep')

/** Seconds until homes are looked for again whose search rows are still being written. */
const shortly = 2
/** A deleted search can be put back for so long. */
const restorableMs = dayMs
/** What was told is kept for so long. */
const keptMs = 400 * dayMs

/** Searches that wait for homes within a travel time ask as visitors do. */
export function travelAreasOf(platform: Platform): TravelAreas {
  const { reach, version } = travelOf(platform)
  return {
    version,
    resolve: async (question) => {
      const place = question.place ? (await placesOf(platform)).get(question.place) : null
      return withTravel(question, { reach, place, network: 'alerts' })
    },
  }
}

/**
 * What was told stays until nobody could be told it again, and
 * notices that nobody took until they are old news.
 */
export const alertsRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => [
  { table: 'alert_ledger', seconds: keptMs / 1_000, drop: (before) => dropOldEntries(db, before) },
  { table: 'push_messages', seconds: noticeKeptMs / 1_000, drop: (before) => dropOldMessages(db, before) },
]

export const alertsJobs =
  (neighbours: Neighbours) =>
  (platform: Platform): void => {
    const { jobs, db, clock } = platform
    const waiting = createWaitingSearches(platform.log, travelAreasOf(platform))
    const teller = createTeller(platform, neighbours)
    const deps = {
      db,
      waiting,
      now: () => clock.now(),
      tell: async (tx: Db, userId: string) =>
        void (await jobs.enqueue(tx, tell, { userId }, { key: userId })),
    }
    jobs.work(matchJob, async (_, { signal }) => {
      await matchChanges(deps, signal)
      // New searches, rates and streets are filed now, not when the next home
      // comes by and somebody waits for its mail.
      await waiting(db)
      if (await isAnyChangeWaiting(db)) await askToMatch(jobs, db, { startAfter: shortly })
    })
    // Whatever was left when a worker was ended is found again within the minute.
    jobs.schedule(matchJob, '* * * * *', {})
    jobs.work(tell, ({ userId }) => teller.tellAtOnce(userId), { concurrency: 2 })
    jobs.work(pushJob, ({ id }, { signal }) => deliverNotice(platform, id, signal), { concurrency: 4 })
    jobs.work(digests, (_, { signal }) => sendDigests(platform, teller, signal))
    jobs.schedule(digests, '* * * * *', {})
    const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
    jobs.work(sweep, async () => {
      await dropRemoved(db, before(restorableMs))
      await dropSignedOut(db)
      await removeOld(platform, alertsRetention(platform))
    })
    jobs.schedule(sweep, '52 3 * * *', {})
  }
