/** saved: what the keeper of a home writes: notes and steps, how far they are, a diary. */
import type { DiaryEntry, DossierWritten } from '#contract/saved/dossier.ts'
import { dossierMost, type DossierStage } from '#contract/saved/dossier-codes.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import {
  deleteEntry,
  insertEntry,
  listEntries,
  openDossier,
  setStage,
  writeDossier,
  type Entry,
  type Kept,
} from './dossier.store.ts'
import { keptHome } from './read-dossier.ts'

/** Answers the new version. @throws AppError 404, 409 when it was written elsewhere since `version`. */
export async function saveWritten(
  platform: Platform,
  kept: Kept,
  written: DossierWritten & { version: number },
): Promise<number> {
  await keptHome(platform, kept)
  return transaction(platform.db, async (tx) => {
    await openDossier(tx, kept)
    const version = await writeDossier(tx, kept, written)
    if (version === undefined) throw refuse('dossier.changed')
    return version
  })
}

/** The diary notes the day, once for each step. @throws AppError 404, 409 when the diary is full. */
export async function reachStage(
  platform: Platform,
  kept: Kept,
  { stage, day }: { stage: DossierStage; day: string },
): Promise<DiaryEntry[]> {
  await keptHome(platform, kept)
  return transaction(platform.db, async (tx) => {
    await openDossier(tx, kept)
    if (await setStage(tx, kept, stage)) await note(tx, kept, { id: newId(), day, stage, words: null })
    return listEntries(tx, kept)
  })
}

/** @throws AppError 404, 409 when the diary is full. */
export async function addEntry(
  platform: Platform,
  kept: Kept,
  { day, words }: { day: string; words: string },
): Promise<DiaryEntry[]> {
  await keptHome(platform, kept)
  return transaction(platform.db, async (tx) => {
    await openDossier(tx, kept)
    await note(tx, kept, { id: newId(), day, stage: null, words })
    return listEntries(tx, kept)
  })
}

async function note(tx: Db, kept: Kept, entry: Entry): Promise<void> {
  if ((await listEntries(tx, kept)).length >= dossierMost.entries) throw refuse('dossier.full')
  await insertEntry(tx, kept, entry)
}

/** @throws AppError 404. */
export async function removeEntry({ db }: Platform, kept: Kept, entry: string): Promise<DiaryEntry[]> {
  if (!(await deleteEntry(db, kept, entry))) throw refuse('dossier.noSuchPart')
  return listEntries(db, kept)
}
