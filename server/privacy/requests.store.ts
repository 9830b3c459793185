/** privacy: requests about data. */
import { sql } from 'kysely'
import type { requestKinds, requestSources, RequestState } from '#contract/accounts/privacy.ts'
import type { Db } from '#server/platform/database/db.ts'

export type RequestKind = (typeof requestKinds)[number]
export type RequestSource = (typeof requestSources)[number]
export type Handler = { id: string; name: string }

type Narrow = { kind: RequestKind; source: RequestSource; state: RequestState }

const rows = (db: Db) =>
  db
    .selectFrom('privacy_requests')
    .select([
      'id',
      'kind',
      'user_id as userId',
      'person_name as name',
      'person_email as email',
      'source',
      'note',
      'state',
      'created_at as at',
      'due_at as dueAt',
      'handler_id as handlerId',
      'handler_name as handlerName',
      'ended_at as endedAt',
      'reason',
    ])
    .$narrowType<Narrow>()

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number]

export type NewRequest = {
  id: string
  kind: RequestKind
  userId: string | null
  name: string
  email: string | null
  source: RequestSource
  note: string
  at: Date
  dueAt: Date
  /** Done at once, by the person alone. */
  isDone?: boolean
}

/** False when the person waits for the same already. */
export async function insertRequest(tx: Db, r: NewRequest): Promise<boolean> {
  const done = await tx
    .insertInto('privacy_requests')
    .values({
      id: r.id,
      kind: r.kind,
      user_id: r.userId,
      person_name: r.name,
      person_email: r.email,
      source: r.source,
      note: r.note,
      state: r.isDone ? 'done' : 'open',
      created_at: r.at,
      due_at: r.dueAt,
      ended_at: r.isDone ? r.at : null,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What one person asked, newest first. */
export const requestsOf = (db: Db, userId: string) =>
  rows(db).where('user_id', '=', userId).orderBy('created_at', 'desc').limit(50).execute()

/** Nobody else changes it until the transaction ends. */
export const lockRequest = (tx: Db, id: string) =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const findRequest = (db: Db, id: string) => rows(db).where('id', '=', id).executeTakeFirst()

type Place = { at: Date; id: string } | undefined

const waiting = ['open', 'working']

/** Those that wait, the earliest deadline first, after a place in that order. */
export const listWaiting = (db: Db, after: Place, limit: number) =>
  rows(db)
    .where('state', 'in', waiting)
    .$if(after !== undefined, (q) => q.where(sql<boolean>`(due_at, id) > (${after?.at}, ${after?.id}::uuid)`))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those that have ended, newest first. */
export const listEnded = (db: Db, before: Place, limit: number) =>
  rows(db)
    .where('state', 'not in', waiting)
    .$if(before !== undefined, (q) =>
      q.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** How many wait, and how many of them are overdue. */
export async function countWaiting(db: Db, now: Date): Promise<{ waiting: number; overdue: number }> {
  const { rows: counted } = await sql<{ waiting: number; overdue: number }>`
    select count(*)::int as waiting, count(*) filter (where due_at <= ${now})::int as overdue
    from privacy_requests where state in ('open', 'working')`.execute(db)
  return counted[0] ?? { waiting: 0, overdue: 0 }
}

export const giveTo = (tx: Db, id: string, handler: Handler) =>
  tx
    .updateTable('privacy_requests')
    .set({ state: 'working', handler_id: handler.id, handler_name: handler.name })
    .where('id', '=', id)
    .execute()

type End = { state: 'done' | 'refused' | 'withdrawn'; at: Date; handler: Handler | null; reason?: string }

export const endRequest = (tx: Db, id: string, { state, at, handler, reason }: End) =>
  tx
    .updateTable('privacy_requests')
    .set({
      state,
      ended_at: at,
      reason: reason ?? null,
      ...(handler && { handler_id: handler.id, handler_name: handler.name }),
    })
    .where('id', '=', id)
    .execute()

/** Ends what a person still waits for, and forgets their name wherever they asked something. */
export async function forgetPerson(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('privacy_requests')
    .set({ state: 'done', ended_at: now })
    .where('user_id', '=', userId)
    .where('state', 'in', waiting)
    .execute()
  await tx
    .updateTable('privacy_requests')
    .set({ person_name: 'deleted account', person_email: null, note: '' })
    .where('user_id', '=', userId)
    .execute()
}

/** Those that ended before. */
export const dropOldRequests = (db: Db, before: Date) =>
  db.deleteFrom('privacy_requests').where('ended_at', '<', before).execute()
