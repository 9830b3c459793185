/** enquiries: the SQL of answer templates. Every statement is bound to one agency. */
import type { AnswerTemplate } from '#contract/enquiries/answer-templates.ts'
import type { Db } from '#server/platform/database/db.ts'

export const listTemplates = (db: Db, agencyId: string): Promise<AnswerTemplate[]> =>
  db
    .selectFrom('answer_templates')
    .select(['id', 'name', 'body'])
    .where('agency_id', '=', agencyId)
    .orderBy('name')
    .orderBy('id')
    .execute()

type Kept = AnswerTemplate & { agencyId: string; at: Date }

export const insertTemplate = (db: Db, { id, agencyId, name, body, at }: Kept) =>
  db.insertInto('answer_templates').values({ id, agency_id: agencyId, name, body, changed_at: at }).execute()

/** False when there is none of that id in the agency. */
export async function updateTemplate(db: Db, { id, agencyId, name, body, at }: Kept): Promise<boolean> {
  const done = await db
    .updateTable('answer_templates')
    .set({ name, body, changed_at: at })
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function dropTemplate(db: Db, agencyId: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('answer_templates')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}
