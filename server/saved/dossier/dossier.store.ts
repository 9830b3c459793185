/** saved: the SQL of dossiers and their diaries. Every statement is bound to one person. */
import { sql } from 'kysely'
import type { DossierStage } from '#contract/saved/dossier-codes.ts'
import type { DossierSteps } from '#contract/saved/dossier.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Snapshot } from './snapshot.ts'

/** A home as somebody keeps it. */
export type Kept = { userId: string; id: string }

export type DossierRow = {
  seen: Snapshot | null
  seenAt: Date | null
  notes: string
  steps: DossierSteps
  version: number
  stage: DossierStage | null
}

/** What nobody wrote in yet has no row. */
export const findDossier = (db: Db, { userId, id }: Kept): Promise<DossierRow | undefined> =>
  db
    .selectFrom('dossiers')
    .select((eb) => [
      eb.ref('seen').$castTo<Snapshot | null>().as('seen'),
      'seen_at as seenAt',
      'notes',
      eb.ref('steps').$castTo<DossierSteps>().as('steps'),
      'version',
      'stage',
    ])
    .$narrowType<{ stage: DossierStage | null }>()
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .executeTakeFirst()

/** Nobody else changes it before the transaction ends. */
export async function openDossier(tx: Db, { userId, id }: Kept): Promise<void> {
  await tx
    .insertInto('dossiers')
    .values({ user_id: userId, listing_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('dossiers')
    .select('version')
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .forUpdate()
    .execute()
}

export async function keepLook(tx: Db, { userId, id }: Kept, seen: Snapshot, at: Date): Promise<void> {
  await tx
    .updateTable('dossiers')
    .set({ seen: JSON.stringify(seen), seen_at: at })
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .execute()
}

type Written = { version: number; notes: string; steps: DossierSteps }

/** The new version; undefined when another one was saved meanwhile. */
export async function writeDossier(tx: Db, { userId, id }: Kept, written: Written) {
  const row = await tx
    .updateTable('dossiers')
    .set({
      notes: written.notes,
      steps: JSON.stringify(written.steps),
      version: sql<number>`version + 1`,
    })
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .where('version', '=', written.version)
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

/** False when the home stands at that stage already. */
export async function setStage(tx: Db, { userId, id }: Kept, stage: DossierStage): Promise<boolean> {
  const done = await tx
    .updateTable('dossiers')
    .set({ stage })
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .where((eb) => eb.or([eb('stage', 'is', null), eb('stage', '<>', stage)]))
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export type Entry = { id: string; day: string; stage: DossierStage | null; words: string | null }

/** The latest day first. */
export const listEntries = (db: Db, { userId, id }: Kept): Promise<Entry[]> =>
  db
    .selectFrom('dossier_entries')
    .select(['id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'stage', 'words'])
    .$narrowType<{ stage: DossierStage | null }>()
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Those of several homes; the latest day first. */
export const entriesAt = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('dossier_entries')
    .select(['listing_id as home', 'id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'stage', 'words'])
    .$narrowType<{ stage: DossierStage | null }>()
    .where('user_id', '=', userId)
    .where('listing_id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function insertEntry(tx: Db, { userId, id }: Kept, entry: Entry): Promise<void> {
  await tx
    .insertInto('dossier_entries')
    .values({ ...entry, user_id: userId, listing_id: id })
    .execute()
}

export async function deleteEntry(db: Db, { userId, id }: Kept, entry: string): Promise<boolean> {
  const done = await db
    .deleteFrom('dossier_entries')
    .where('id', '=', entry)
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}

/** The home is kept no more since `at`, or again when that is null. */
export async function markLeft(
  db: Db,
  { userId, ids, at }: { userId: string; ids: readonly string[]; at: Date | null },
): Promise<void> {
  await db
    .updateTable('dossiers')
    .set({ left_at: at })
    .where('user_id', '=', userId)
    .where('listing_id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute()
}

/**
 * Removes what nobody came back to since `before`. Its files lose their dossier, and go with the next sweep.
 */
export const deleteLeft = (db: Db, before: Date) =>
  db.deleteFrom('dossiers').where('left_at', '<', before).execute()

/** Everything a person wrote, for their export. */
export const dossiersOf = (db: Db, userId: string) =>
  db
    .selectFrom('dossiers')
    .select(['listing_id as id', 'notes', 'stage', 'seen_at as seenAt'])
    .select((eb) => eb.ref('steps').$castTo<DossierSteps>().as('steps'))
    .$narrowType<{ stage: DossierStage | null }>()
    .where('user_id', '=', userId)
    .orderBy('listing_id')
    .execute()

export const entriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('dossier_entries')
    .select(['listing_id as id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'stage', 'words'])
    .where('user_id', '=', userId)
    .orderBy('listing_id')
    .orderBy('day')
    .execute()
