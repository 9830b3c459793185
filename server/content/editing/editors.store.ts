/** content: the SQL of who has which text open in the editor. */
import type { Db } from '#server/platform/database/db.ts'
import type { TextKey } from './texts.store.ts'

/** Answers whether there is such a text at all. */
export async function noteEditor(
  db: Db,
  { kind, slug }: TextKey,
  userId: string,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .insertInto('content_editors')
    .columns(['kind', 'slug', 'user_id', 'seen_at'])
    .expression((eb) =>
      eb
        .selectFrom('content_items')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .select((of) => ['kind', 'slug', of.val(userId).as('user_id'), of.val(now).as('seen_at')]),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'slug', 'user_id']).doUpdateSet({ seen_at: now }))
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows !== 0n
}

export const forgetEditor = (db: Db, { kind, slug }: TextKey, userId: string) =>
  db
    .deleteFrom('content_editors')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('user_id', '=', userId)
    .execute()

/** Forgets, of any text, who said nothing since. */
export const forgetEditorsBefore = (db: Db, since: Date) =>
  db.deleteFrom('content_editors').where('seen_at', '<', since).execute()

/** Everybody else who said since then that they have it open. */
export const readEditors = (db: Db, { kind, slug }: TextKey, userId: string, since: Date) =>
  db
    .selectFrom('content_editors as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .where('e.kind', '=', kind)
    .where('e.slug', '=', slug)
    .where('e.user_id', '!=', userId)
    .where('e.seen_at', '>=', since)
    .select(['u.id', 'u.name'])
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
