/** moderation: a request has done its work when the field it is about was changed. */
import type { Db } from '#server/platform/database/db.ts'
import { askedFields, endChanged } from './field-marks.store.ts'

export async function endAnswered(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  for (const field of await askedFields(tx, ids)) await endChanged(tx, ids, { field, now })
}
