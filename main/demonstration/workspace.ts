/**
 * main: what lies on the desk of the demonstration's Agent: a feed that was
 * checked, enquiries, and how often homes were seen.
 */
import { dayMs, hourMs } from '#contract/vocabulary/spans.ts'
import { ensureDemoAccounts, type MadeAccount } from '#server/accounts/index.ts'
import { bringThreads } from '#server/enquiries/index.ts'
import { checkFile } from '#server/feeds/index.ts'
import { addCounts, addSearches, addVisits } from '#server/insights/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findWorkplace, homesBeside } from './demonstration.store.ts'

type Desk = {
  agencyId: string
  agent: MadeAccount
  user: MadeAccount | undefined
  own: string[]
  toLiveIn: string[]
  now: Date
}

/**
 * The demonstration's accounts; where the Agent is new, with an agency
 * that has work. Nothing in it is of this world.
 */
export async function furnishDemonstration(platform: Platform): Promise<void> {
  const made = await ensureDemoAccounts(platform, () => findWorkplace(platform.db))
  const one = (name: string) => made.find(({ email }) => email.startsWith(`${name}@`))
  const agent = one('agent')
  if (!agent?.agencyId) return
  const { agencyId } = agent
  const now = platform.clock.now()
  const { others, ...homes } = await homesBeside(platform.db, agencyId)
  const desk = { agencyId, agent, user: one('user'), ...homes, now }
  await layThreads(platform, desk)
  await layVisits(platform, desk, others)
  await layFeed(platform, desk)
}

async function layThreads(platform: Platform, { agencyId, agent, user, toLiveIn, now }: Desk): Promise<void> {
  const { threads } = await import('@meridian/demonstration/workspace')
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const about = threads.flatMap((thread) => {
    const listingId = toLiveIn[thread.home % toLiveIn.length]
    return listingId ? [{ ...thread, listingId }] : []
  })
  const brought = about.map(({ isOurs, hoursAgo, answers, home: _home, ...thread }) => ({
    ...thread,
    agencyId,
    userId: (isOurs && user?.id) || null,
    at: ago(hoursAgo),
    answers: answers.map(({ side, body, hoursAgo: then }) => ({
      side,
      body,
      at: ago(then),
      author: side === 'agency' ? agent.name : thread.name,
      userId: side === 'agency' ? agent.id : null,
    })),
  }))
  await bringThreads(platform, brought)
}

async function layVisits({ db }: Platform, { own, now }: Desk, others: string[]): Promise<void> {
  const { searchedFor, visitorsOf, visitsOf } = await import('@meridian/demonstration/workspace')
  const seen = visitsOf([...own, ...others], now)
  const day = new Date(now.getTime() - dayMs).toISOString().slice(0, 10)
  await transaction(db, async (tx) => {
    await addCounts(tx, seen)
    await addVisits(tx, visitorsOf(visitsOf(own, now)))
    const searches = searchedFor.flatMap(([words, times]) =>
      Array.from({ length: times }, () => ({ day, words, ids: own.slice(0, 1) })),
    )
    await addSearches(tx, searches)
  })
}

/** Only checked: what of it is published is for the newcomer to say. A worker reads it. */
async function layFeed(platform: Platform, { agencyId, now }: Desk): Promise<void> {
  const { feedFile, writeFeed } = await import('@meridian/demonstration/workspace')
  const bytes = Buffer.from(writeFeed(now))
  const file = { name: feedFile.file, feed: feedFile.feed }
  await checkFile(platform, { agencyId }, file, toStream(bytes))
}

async function* toStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
