/** saved: what a person wrote beside the homes they saved last. */
import type { KeptDossier } from '#contract/saved/dossier.ts'
import type { Db } from '#server/platform/database/db.ts'
import { savedBy } from '../saved.store.ts'
import { dossiersOf, entriesAt } from './dossier.store.ts'

/** Of homes beside which something is written; in the order in which they were saved, the latest first. */
export async function listDossiers(db: Db, userId: string, limit: number): Promise<KeptDossier[]> {
  const ids = (await savedBy(db, userId)).slice(0, limit).map(({ id }) => id)
  const [dossiers, entries] = await Promise.all([dossiersOf(db, userId), entriesAt(db, userId, ids)])
  const written = new Map(dossiers.map((one) => [one.id, one]))
  return ids.flatMap((id) => {
    const found = written.get(id)
    if (!found) return []
    const { notes, steps, stage } = found
    const diary = entries.filter(({ home }) => home === id).map(({ home: _home, ...entry }) => entry)
    return [{ id, notes, steps, stage, diary }]
  })
}
