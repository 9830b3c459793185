/**
 * drills: what Meridian does with the help of others: a text
 * translated, a feed fetched, a picture drawn and kept.
 */
import { sql } from 'kysely'
import { translationKeyName } from '#contract/content/translation-codes.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createJobs, defineJob } from '#server/platform/jobs/jobs.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { openSealedKey } from '#tests/support/sealed-key.ts'
import { ask } from '../visitors.ts'

let asked = 0
/** Eight seconds for a text, two for the languages there are, and some to spare on a busy machine. */
const patienceMs = 15_000
const device = 'drill-device-number-1'

/**
 * Has a new text translated; answers what became of it: `machine`, or `none`
 * where nobody could. Null without an answer.
 */
export async function translate(origin: string): Promise<string | null> {
  const date = new Date().toISOString().slice(0, 10)
  const query = new URLSearchParams({ keyName: translationKeyName, devicetoken: device, currentDate: date })
  const sealed = await ask(origin, `/api/meridian/property/get-google-api-key?${query.toString()}`)
  if (!sealed?.ok) return null
  const { data } = (await sealed.json()) as { data: { api_key: string } }
  const key = openSealedKey(data.api_key, { device, date })
  const words = `A house with ${'very '.repeat(++asked)}thick walls`
  const asking = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: [words], source: 'en', target: 'es' }),
  }
  const path = `/api/meridian/translate?key=${encodeURIComponent(key)}`
  const reply = await ask(origin, path, asking, patienceMs)
  if (!reply?.ok) return null
  const answer = (await reply.json()) as { data: { translations: { model: string }[] } }
  return answer.data.translations[0]?.model ?? null
}

/** Whether a picture that is kept in the storage is given out; `name` is a page's. */
export const isPictureThere = async (origin: string, name: string): Promise<boolean> =>
  (await ask(origin, `/og/page/${name}.png`))?.status === 200

export type FeedErrand = Awaited<ReturnType<typeof createFeed>>

const dueFeeds = defineJob('feeds.due', { retryLimit: 0 })

/** A feed that is fetched by the clock, of an agency of its own. */
export async function createFeed(databaseUrl: string, url: string) {
  const id = newId()
  const withDb = async <T>(work: (db: ReturnType<typeof createDb>) => Promise<T>): Promise<T> => {
    const db = createDb(databaseUrl, { max: 2 })
    return work(db).finally(() => db.destroy())
  }
  await withDb(async (db) => {
    const agencyId = await findOrCreateAgency(db, { name: 'Drill and Daughters', country: 'ES' })
    await sql`insert into feeds (id, agency_id, name, url, every_minutes, next_run_at)
      values (${id}, ${agencyId}, 'The feed of the drill', ${url}, 60, now())`.execute(db)
  })
  return {
    /** As if its time had come. */
    comeDue: () =>
      withDb(async (db) => {
        await sql`update feeds set next_run_at = now() where id = ${id}`.execute(db)
        const jobs = createJobs({ url: databaseUrl, log: createLog('error') })
        await jobs.enqueue(db, dueFeeds, {}).finally(() => jobs.stop())
      }),
    /** How many homes it has brought, and how often it failed since it last came. */
    state: () =>
      withDb(async (db) => {
        const { rows } = await sql<{ homes: number; failures: number }>`
          select failures, (select count(*)::int from listings where feed_id = ${id} and status = 'active') as homes
          from feeds where id = ${id}`.execute(db)
        return rows[0] ?? { homes: 0, failures: 0 }
      }),
  }
}
