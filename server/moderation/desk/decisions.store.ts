/** moderation: the SQL of decisions. */
import { sql } from 'kysely'
import type { ModerationAct, RequestField } from '#contract/moderation/moderation-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

export type DecisionRow = {
  id: string
  act: ModerationAct
  field: RequestField | null
  words: string | null
  by: string | null
  at: Date
  told: number
  endedAt: Date | null
  undoneAt: Date | null
}

/** Newest first. */
export async function readDecisions(db: Db, listingId: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.act, d.field, d.words, u.name as by, d.decided_at as at, d.told, d.ended_at as "endedAt",
      d.undone_at as "undoneAt"
    from moderation_decisions d left join users u on u.id = d.decided_by
    where d.listing_id = ${listingId} order by d.decided_at desc, d.id desc limit 50`.execute(db)
  return rows
}

export type LockedHome = { id: string; version: number; flags: string[]; by: string | null }

/** Keeps others from deciding about these homes until the transaction ends. `by` is whoever decided last. */
export async function lockHomes(tx: Db, ids: readonly string[]): Promise<LockedHome[]> {
  const { rows } = await sql<LockedHome>`
    select h.listing_id as id, h.version, h.flags, (
      select u.name from moderation_decisions d join users u on u.id = coalesce(d.undone_by, d.decided_by)
      where d.listing_id = h.listing_id order by coalesce(d.undone_at, d.decided_at) desc limit 1
    ) as by
    from moderation_homes h where h.listing_id = any(${[...ids]}::uuid[]) order by h.listing_id for update of h`.execute(
    tx,
  )
  return rows
}

type NewDecision = {
  id: string
  listingId: string
  act: ModerationAct
  field: RequestField | null
  words: string | null
  mark: string | null
  flags: string[]
  told: number
  at: Date
  by: string
}

export const insertDecision = (tx: Db, { listingId, at, by, ...decision }: NewDecision) =>
  tx
    .insertInto('moderation_decisions')
    .values({ ...decision, listing_id: listingId, decided_at: at, decided_by: by })
    .execute()

/**
 * Every open flag of the home is settled by this decision, and what was asked for is not asked for any more.
 */
export async function settle(tx: Db, { id, listingId, at }: Pick<NewDecision, 'id' | 'listingId' | 'at'>) {
  await sql`update listing_flags set settled_by = ${id} where listing_id = ${listingId} and settled_by is null`.execute(
    tx,
  )
  await sql`update moderation_decisions set ended_at = ${at}
    where listing_id = ${listingId} and act = 'request' and ended_at is null and undone_at is null`.execute(
    tx,
  )
}

/** Another decision ends the version that others look at. */
export async function countUp(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`update moderation_homes set version = version + 1 where listing_id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
}

export type Undoable = { id: string; listingId: string; act: ModerationAct; words: string | null }

/** Those of the decisions that are the last about their home and in force. */
export async function readUndoable(tx: Db, ids: readonly string[]): Promise<Undoable[]> {
  const { rows } = await sql<Undoable>`
    select d.id, d.listing_id as "listingId", d.act, d.words from moderation_decisions d
    where d.id = any(${[...ids]}::uuid[]) and d.undone_at is null and d.ended_at is null and not exists (
      select from moderation_decisions n
      where n.listing_id = d.listing_id and (n.decided_at, n.id) > (d.decided_at, d.id))
    order by d.listing_id`.execute(tx)
  return rows
}

/** The homes that decisions are about. */
export async function homesOf(db: Db, decisionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct listing_id as id from moderation_decisions where id = any(${[...decisionIds]}::uuid[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What a decision settled is open again. */
export async function takeBack(tx: Db, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await sql`update listing_flags set settled_by = null where settled_by = ${id}`.execute(tx)
  await sql`update moderation_decisions set undone_at = ${at}, undone_by = ${by} where id = ${id}`.execute(tx)
}
