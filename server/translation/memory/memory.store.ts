/** translation: the SQL of the memory. */
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'
import type { Direction } from '../engines/engine.ts'

export type Known = { hash: string; text: string; origin: 'human' | 'machine'; usedOn: string }

/** What the memory knows of these texts. */
export async function readMemory(
  db: Db,
  { source, target }: Direction,
  hashes: readonly string[],
): Promise<Known[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('translation_memory')
    .select(['hash', 'text', 'origin', 'used_on as usedOn'])
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('hash', 'in', hashes)
    .execute()
  return rows.map((row) => ({ ...row, origin: row.origin === 'human' ? 'human' : 'machine' }))
}

/** Notes that texts are still shown somewhere. */
export const noteUse = (db: Db, { source, target }: Direction, hashes: readonly string[], today: string) =>
  db
    .updateTable('translation_memory')
    .set({ used_on: today })
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('hash', 'in', hashes)
    .execute()

export type Learnt = { hash: string; original: string; text: string }

/** Keeps what a machine translated; what a person wrote is never replaced by it. */
export async function keepLearnt(
  db: Db,
  { source, target }: Direction,
  learnt: readonly Learnt[],
  { engine, now }: { engine: string; now: Date },
): Promise<void> {
  if (learnt.length === 0) return
  await db
    .insertInto('translation_memory')
    .values(
      learnt.map((one) => ({
        ...one,
        source_language: source,
        language: target,
        origin: 'machine',
        engine,
        created_at: now,
        used_on: now.toISOString().slice(0, 10),
      })),
    )
    .onConflict((oc) => oc.columns(['source_language', 'language', 'hash']).doNothing())
    .execute()
}

/** Drops what a machine wrote and nobody has seen since that day. */
export const dropUnused = (db: Db, before: string) =>
  db.deleteFrom('translation_memory').where('origin', '=', 'machine').where('used_on', '<', before).execute()

/** Forgets what machines wrote for texts that hold one of these words, so that they are asked again. */
export const dropMachineTexts = (db: Db, words: readonly string[]) =>
  db
    .deleteFrom('translation_memory')
    .where('origin', '=', 'machine')
    .where((eb) => eb.or(words.map((one) => eb('original', 'ilike', containing(one)))))
    .execute()

type Remembered = { language: string; original: string; text: string; origin: 'human' | 'machine' }

/** What the memory says of texts in one language that hold one of these words. */
export async function rememberedWith(
  db: Db,
  source: string,
  words: readonly string[],
): Promise<Remembered[]> {
  const rows = await db
    .selectFrom('translation_memory')
    .select(['language', 'original', 'text', 'origin'])
    .where('source_language', '=', source)
    .where((eb) => eb.or(words.map((one) => eb('original', 'ilike', containing(one)))))
    .execute()
  return rows.map((row) => ({ ...row, origin: row.origin === 'human' ? 'human' : 'machine' }))
}
