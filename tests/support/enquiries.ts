/** tests: homes of two agencies to write about, people who write, and agents who read. */
import type { TestApp } from './app.ts'
import { roles } from '#contract/http/person.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { register, someone } from './accounts.ts'
import { aDraft } from './listing-drafts.ts'

/** As a person's form sends it. */
export const person = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  machineCheck: { trap: '', openMs: 20_000 },
}
/** Sessions that outlive a clock that is moved by days. */
export const longSessions = { ACCESS_TTL: '90d', REFRESH_IDLE_TTL: '90d', REFRESH_ABSOLUTE_TTL: '90d' }
export const words = 'I would like to see this home, please.'

/** An agency with one home. */
export async function anAgency(app: TestApp, name: string): Promise<{ agencyId: string; home: string }> {
  const { db, events, clock } = app.platform
  const agencyId = await findOrCreateAgency(db, { name, country: 'PT' })
  const feedId = newId()
  await db.insertInto('feeds').values({ id: feedId, agency_id: agencyId, name: 'Main' }).execute()
  const { resolve } = await placesOf(app.platform)
  const batch = { agencyId, feedId, drafts: [aDraft('1')], now: clock.now(), source: 'feed' as const }
  const [outcome] = await saveListings(db, batch, { events, resolvePlace: resolve })
  return {
    agencyId,
    home: outcome && 'listingId' in outcome ? String(outcome.listingId) : JSON.stringify(outcome),
  }
}

/** Somebody with an account of a role, and their calls. */
export async function anAccount(
  app: TestApp,
  email: string,
  { role = 'User', duties = ['own'], agencyId = null as string | null, agencyRole = 'owner' } = {},
) {
  const { access, userId } = await register(app, email)
  await app.platform.db
    .updateTable('users')
    .set({ role, duties: role === 'Admin' ? duties : [], agency_id: agencyId, agency_role: agencyRole })
    .where('id', '=', userId)
    .execute()
  const headers = { authorization: `Bearer ${access}` }
  const { call } = someone(app)
  return {
    userId,
    headers,
    call: async <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => {
      const answer = await call(method, path, body, headers)
      return { status: answer.status, code: answer.body.code, data: answer.body.data as T }
    },
  }
}

/** What somebody of each role sends as `authorization`. */
export async function bearersByRole(app: TestApp): Promise<Record<string, Record<string, string>>> {
  const people = roles.map(
    async (role) => [role, await anAccount(app, `${role.toLowerCase()}@example.org`, { role })] as const,
  )
  return Object.fromEntries((await Promise.all(people)).map(([role, { headers }]) => [role, headers]))
}

/** Mails that are not about accounts, oldest first. */
export const mailsOf = (app: TestApp, kindPrefix = '') =>
  app.platform.db
    .selectFrom('mails')
    .select(['kind', 'to_address as to', 'reply_to as replyTo', 'subject', 'body', 'html'])
    .where('kind', 'like', `${kindPrefix}%`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
