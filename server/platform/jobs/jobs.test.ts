/**
 * platform: a job exists exactly when its transaction does, is done,
 * is tried again, and is found after a restart.
 */
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { transaction } from '../database/db.ts'
import { createJobs, defineJob } from './jobs.ts'
import { createLog } from '../settings/log.ts'

const { db, url } = await createTestDatabase()
const log = createLog('silent')

const greet = defineJob<{ name: string }>('test.greet')
const stumble = defineJob<{ name: string }>('test.stumble', { retryLimit: 2, retryDelay: 1 })
const lonely = defineJob<{ name: string }>('test.lonely', { policy: 'exclusive' })

/** Hears of jobs as they are done. */
function createInbox() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const names: string[] = []
  return {
    names,
    arrived: promise,
    take: (name: string, enough = 1) => names.push(name) >= enough && resolve(),
  }
}

test('a job of a transaction that was undone does not exist, one that was kept is done', async () => {
  const jobs = createJobs({ url, log })
  const inbox = createInbox()
  jobs.work(greet, async ({ name }) => void inbox.take(name))
  await jobs.start()
  const undone = transaction(db, async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'lost' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await transaction(db, (tx) => jobs.enqueue(tx, greet, { name: 'kept' }))
  await inbox.arrived
  expect(inbox.names).toEqual(['kept'])
  await jobs.stop()
})

test('a job that fails is tried again', async () => {
  const jobs = createJobs({ url, log })
  const inbox = createInbox()
  jobs.work(stumble, async ({ name }) => {
    inbox.take(name, 2)
    if (inbox.names.length < 2) throw new Error('stumbled')
  })
  await jobs.start()
  await transaction(db, (tx) => jobs.enqueue(tx, stumble, { name: 'again' }))
  await inbox.arrived
  expect(inbox.names).toEqual(['again', 'again'])
  await jobs.stop()
})

test('what waited for its time is worked off without a pause between', async () => {
  const jobs = createJobs({ url, log })
  const inbox = createInbox()
  const names = Array.from({ length: 20 }, (_, at) => `late ${at}`)
  jobs.work(greet, async ({ name }) => void inbox.take(name, names.length))
  await jobs.start()
  await transaction(db, async (tx) => {
    for (const name of names) await jobs.enqueue(tx, greet, { name }, { startAfter: 1 })
  })
  await inbox.arrived
  expect(inbox.names.toSorted()).toEqual(names.toSorted())
  await jobs.stop()
})

test('of an exclusive kind only one per key waits', async () => {
  const jobs = createJobs({ url, log })
  const put = (key: string) => transaction(db, (tx) => jobs.enqueue(tx, lonely, { name: key }, { key }))
  expect([await put('a'), await put('a'), await put('b')].map((id) => id === null)).toEqual([
    false,
    true,
    false,
  ])
  await jobs.stop()
})

test('a job put in by one process is done by another that starts later', async () => {
  const first = createJobs({ url, log })
  await transaction(db, (tx) => first.enqueue(tx, greet, { name: 'later' }))
  await first.stop()
  const second = createJobs({ url, log })
  const inbox = createInbox()
  second.work(greet, async ({ name }) => void inbox.take(name))
  await second.start()
  await inbox.arrived
  expect(inbox.names).toEqual(['later'])
  await second.stop()
})
