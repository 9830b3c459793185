/** saved: what this domain holds about a person, for the export of their data. */
import { dossierFileAddress } from '#contract/saved/addresses.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ownCollections } from './collections/collections.store.ts'
import { saidBy } from './collections/together.store.ts'
import { dossiersOf, entriesOf } from './dossier/dossier.store.ts'
import { filesOf } from './dossier/files.store.ts'
import { keptBy } from './saved.store.ts'

export const exportSaved =
  ({ db, config }: Pick<Platform, 'db' | 'config'>) =>
  async (userId: string): Promise<Record<string, unknown>> => {
    const [homes, dossiers, diary, files, collections, said] = await Promise.all([
      keptBy(db, userId),
      dossiersOf(db, userId),
      entriesOf(db, userId),
      filesOf(db, userId),
      ownCollections(db, userId),
      saidBy(db, userId),
    ])
    return {
      savedHomes: homes.map(({ id, savedAt }) => ({ id, savedAt: savedAt.toISOString() })),
      dossiers,
      dossierDiary: diary,
      collections,
      saidInCollections: said,
      // Where the bytes are; asked with the person's own token.
      dossierFiles: files.map((file) => ({
        ...file,
        address: config.publicUrl + dossierFileAddress(file.id),
      })),
    }
  }
