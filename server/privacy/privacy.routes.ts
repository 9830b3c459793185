/** privacy: binds the calls of the person and of the portal, and the copies to take away. */
import { privacy } from '#contract/accounts/privacy.ts'
import { profile } from '#contract/accounts/profile.ts'
import { accountsOf, visitorOf, type Accounts } from '#server/accounts/index.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Actor, Bind, Call, Raw, Routes } from '#server/platform/http/http.ts'
import type { RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { entriesOf, partsOf, type Exporter, type Papers } from './data-copy.ts'
import { finishRequest, noteRequest, refuseRequest, takeRequest, toDataRequest } from './look-after.ts'
import { askForOwn, readOwnRequests, withdrawOwn } from './own-requests.ts'
import { countWaiting, findRequest, listEnded, listWaiting } from './requests.store.ts'
import { readKeptTables } from './read-kept-tables.ts'
import { zipOf } from './zip-of.ts'

/** What this domain asks of others; main brings it. */
export type PrivacyNeighbours = {
  /** What other domains hold about a person, by names of their own. */
  exporters: readonly Exporter[]
  /** The files a person keeps with other domains. */
  papers: readonly Papers[]
  /** How long every domain keeps what it holds. */
  retentionPeriods: readonly RetentionPeriod[]
}

type Given = PrivacyNeighbours & { accounts: Accounts }

export const privacyRoutes =
  (platform: Platform, neighbours: PrivacyNeighbours): Routes =>
  (bind, raw) => {
    const given = { ...neighbours, accounts: accountsOf(platform) }
    bindOwn(bind, given)
    bindDesk(bind, given)
    bindCopies(raw, given)
  }

const byOf =
  ({ platform }: Accounts) =>
  (call: Call & { actor: Actor }) => ({
    actor: call.actor,
    visitor: visitorOf(call, platform),
  })

function bindOwn(bind: Bind, { accounts }: Given): void {
  const by = byOf(accounts)
  bind(profile.requests, async (_, { actor }) => ({ items: await readOwnRequests(accounts, actor.id) }))
  bind(profile.ask, async ({ body }, call) => ({
    message: 'We have your request and answer within 30 days.',
    request: await askForOwn(accounts, by(call), body),
  }))
  bind(profile.withdrawRequest, async ({ params }, call) => {
    await withdrawOwn(accounts, by(call), params.id)
    return { message: 'Your request is taken back.' }
  })
}

function bindDesk(bind: Bind, { accounts, retentionPeriods }: Given): void {
  const { db } = accounts.platform
  const by = byOf(accounts)
  bind(privacy.list, async ({ query: { state, cursor, limit } }) => {
    const place = decodeTimeCursor(cursor)
    const isWaiting = state === 'waiting'
    const [rows, counts] = await Promise.all([
      (isWaiting ? listWaiting : listEnded)(db, place, limit + 1),
      countWaiting(db, accounts.now()),
    ])
    const page = pageOf(rows, limit, ({ at, dueAt, id }) => encodeTimeCursor(isWaiting ? dueAt : at, id))
    const items = page.items.map((row) => toDataRequest(row, accounts.now()))
    return { items, nextCursor: page.nextCursor, ...counts }
  })
  bind(privacy.create, async ({ body }, call) => ({
    message: 'The request is noted.',
    id: await noteRequest(accounts, by(call), body),
  }))
  bind(privacy.take, async ({ params }, call) => {
    await takeRequest(accounts, by(call), params.id)
    return { message: 'You look after this request now.' }
  })
  bind(privacy.finish, async ({ params }, call) => {
    await finishRequest(accounts, by(call), params.id)
    return { message: 'The request is done and the person told by mail.' }
  })
  bind(privacy.refuse, async ({ params, body }, call) => {
    await refuseRequest(accounts, by(call), params.id, body.reason)
    return { message: 'The request is refused and the person told by mail.' }
  })
  bind(privacy.retention, async () => ({ tables: await readKeptTables(db, retentionPeriods) }))
}

const headers = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="meridian-data.zip"',
  'cache-control': 'private, no-store',
}

/** The first part is made before the answer begins, so that who may not have it is told so. */
async function copyFor({ accounts, exporters, papers }: Given, copy: Parameters<typeof partsOf>[2]) {
  const parts = partsOf(accounts, exporters, copy)
  const first = await parts.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* parts
  }
  return new Response(zipOf(entriesOf(all(), papers, copy.userId)), { headers })
}

function bindCopies(raw: Raw, given: Given): void {
  const { accounts } = given
  raw('/api/meridian/profile/export.zip', { for: 'person', inPerson: true }, (_, actor) =>
    copyFor(given, { userId: actor.id, sessionId: actor.sessionId, actor }),
  )
  const staff = { for: ['Admin'], duty: 'support' } as const
  raw('/api/meridian/portal/privacy/:id/copy.zip', staff, async (request, actor) => {
    const id = /privacy\/([0-9a-f-]{36})\/copy/.exec(new URL(request.url).pathname)?.[1]
    const found = id && (await findRequest(accounts.platform.db, id))
    if (!found || found.kind !== 'export') throw refuse('privacy.notFound')
    if (found.userId === null) throw refuse('privacy.personGone')
    return copyFor(given, { userId: found.userId, sessionId: null, actor })
  })
}
