/**
 * figures: brings the figures up to date: what other tables hold is counted
 * by the hour, and how many there are is noted.
 */
import { freshnesses, type LevelName } from '#contract/figures/figure-names.ts'
import { feedHealths } from '#contract/feeds/feed-healths.ts'
import { listingStatuses } from '#contract/vocabulary/codes.ts'
import { hourMs } from '#contract/vocabulary/spans.ts'
import { transaction } from '#server/platform/database/db.ts'
import { readQueueHealth } from '#server/platform/jobs/queue-health.ts'
import { readMailHealth } from '#server/platform/mail/mail-health.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countFeedHealths } from '#server/feeds/index.ts'
import { countHomes, noteLevels, type LevelRow } from './levels.store.ts'
import {
  countAnew,
  countedUntil,
  measureAnswers,
  noteCounted,
  sources,
  tidyFigures,
  type Source,
} from './sources.store.ts'

type Ground = Pick<Platform, 'db' | 'clock'>

const dayMs = 24 * hourMs
/** Twice the longest span that can be looked at, and a few days. */
export const keptDays = 190
const finelyDays = 8

export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs)

/**
 * From the last hour that may still change up to the end of this one. The
 * first time: everything that can be looked at.
 */
async function countSource({ db, clock }: Ground, source: Source): Promise<void> {
  const now = clock.now()
  const until = new Date(hourOf(now).getTime() + hourMs)
  await transaction(db, async (tx) => {
    const before = await countedUntil(tx, source.name)
    const start = before
      ? before.getTime() - (source.settles + 1) * hourMs
      : until.getTime() - keptDays * dayMs
    const span = { from: hourOf(new Date(start)), until }
    await countAnew(tx, source, span)
    if (source.name === 'answers') await measureAnswers(tx, span)
    await noteCounted(tx, source.name, until, now)
  })
}

/** One source after the other: a slow one keeps nobody from what was counted before. */
export async function rollUp(ground: Ground): Promise<void> {
  for (const source of sources) await countSource(ground, source)
  await noteWork(ground)
}

/** Levels that nobody named are none, not unknown. */
const withNone = (names: readonly LevelName[], found: readonly LevelRow[]): LevelRow[] =>
  names.map((name) => found.find((row) => row.name === name) ?? { name, value: 0 })

async function noteWork({ db, clock }: Ground): Promise<void> {
  const [queues, mails, feeds] = await Promise.all([
    readQueueHealth(db),
    readMailHealth(db),
    countFeedHealths(db),
  ])
  const levels: LevelRow[] = [
    { name: 'jobs.waiting', value: queues.reduce((sum, { waiting }) => sum + waiting, 0) },
    {
      name: 'jobs.oldest',
      value: Math.round(Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds))),
    },
    { name: 'mails.waiting', value: mails.queued },
    { name: 'mails.oldest', value: Math.round(mails.oldestSeconds) },
    ...withNone(
      feedHealths.map((health) => `feeds.${health}` as const),
      feeds.map(({ health, feeds: value }) => ({ name: `feeds.${health}` as const, value })),
    ),
  ]
  await noteLevels(db, hourOf(clock.now()), levels)
}

/** Walks over every home once. */
export async function noteHomes({ db, clock }: Ground): Promise<void> {
  const now = clock.now()
  const names: LevelName[] = [
    'homes.live',
    ...listingStatuses.map((status) => `homes.${status}` as const),
    ...freshnesses.map((age) => `fresh.${age}` as const),
  ]
  await noteLevels(db, hourOf(now), withNone(names, await countHomes(db, now)))
}

export function tidy({ db, clock }: Ground): Promise<void> {
  const before = (days: number) => new Date(hourOf(clock.now()).getTime() - days * dayMs)
  const midnight = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  return transaction(db, (tx) =>
    tidyFigures(tx, {
      figures: before(keptDays),
      spreads: midnight(before(finelyDays)),
      words: midnight(before(0)),
    }),
  )
}
