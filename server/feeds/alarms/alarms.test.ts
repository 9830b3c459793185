/** feeds: an agency is told of its feed when its state changes, in its language, and not again. */
import { beforeAll, expect, test } from 'vitest'
import { createFeedDesk } from '#tests/support/feeds/feed-desk.ts'
import { kyeroFile, kyeroHomes } from '#tests/support/feed-files.ts'
import { beginDue } from '../queue/run.jobs.ts'

let desk: Awaited<ReturnType<typeof createFeedDesk>>
let agent: Awaited<ReturnType<typeof desk.person>>

beforeAll(async () => {
  desk = await createFeedDesk()
  agent = await desk.person('agent@example.com')
  await desk.db
    .updateTable('users')
    .set({ approval: 'approved' })
    .where('agency_id', '=', agent.agencyId)
    .execute()
})

const subjects = async () => {
  const mails = await desk.db
    .selectFrom('mails')
    .select('subject')
    .where('kind', '=', 'feedState')
    .where('to_address', '=', agent.email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return mails.map(({ subject }) => subject)
}

test('of a failure once, of its end, of a held run and of a smaller stock; never of what a person watched', async () => {
  const stock = Array.from({ length: 20 }, (_, at) => at + 11)
  desk.served.body = kyeroFile(kyeroHomes(...stock))
  const feedId = await agent.publish('/a.xml')
  await agent.call('PATCH', `feeds/${feedId}`, { name: 'Coast', missingRuns: 1 })
  let runs = 2
  const byClock = async (body: string, status = 200) => {
    Object.assign(desk.served, { body, status })
    await desk.db
      .updateTable('feeds')
      .set({ next_run_at: new Date(0) })
      .where('id', '=', feedId)
      .execute()
    await beginDue(desk.platform)
    const run = await agent.ended(feedId, ++runs)
    return run.state
  }
  const whole = (mark: string) => kyeroFile(kyeroHomes(...stock), mark)
  const steps: [string, number, string, string[]][] = [
    [whole('1'), 200, 'notModified', []],
    ['', 503, 'failed', ['Coast could not be read']],
    ['', 503, 'failed', []],
    [whole('2'), 200, 'published', ['Coast is read again']],
    [kyeroFile(kyeroHomes(11)), 200, 'heldBack', ['Coast waits for you']],
    [kyeroFile(kyeroHomes(11), '3'), 200, 'heldBack', []],
    [whole('4'), 200, 'published', []],
    [kyeroFile(kyeroHomes(...stock.slice(0, 16))), 200, 'published', ['Coast has become smaller']],
    [kyeroFile(kyeroHomes(...stock.slice(0, 16)), '5'), 200, 'published', []],
  ]
  const told: string[] = []
  for (const [body, status, state, more] of steps) {
    expect(await byClock(body, status)).toBe(state)
    told.push(...more)
    expect(await subjects()).toEqual(told)
  }
  await desk.db.updateTable('users').set({ language: 'de' }).where('email', '=', agent.email).execute()
  await byClock('', 503)
  expect((await subjects()).at(-1)).toBe('Coast konnte nicht gelesen werden')
  const { body } = await desk.db
    .selectFrom('mails')
    .select('body')
    .where('to_address', '=', agent.email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(body).toContain('Die Datei konnte nicht abgerufen werden: Die Adresse antwortet mit Status 503.')
})
