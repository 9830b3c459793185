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
      // Where the bytes are: in a copy as a ZIP, and at an address that is asked with the person's own token.
      dossierFiles: files.map(({ key: _key, ...file }) => ({
        ...file,
        inCopy: nameInCopy(file),
        address: config.publicUrl + dossierFileAddress(file.id),
      })),
    }
  }

/** The id keeps apart what is called the same. */
const nameInCopy = ({ id, name }: { id: string; name: string }): string => `dossierFiles/${id} ${name}`

/** The files themselves, one after the other; what the store has lost is left out. */
export const papersOf = ({ db, files }: Pick<Platform, 'db' | 'files'>) =>
  async function* papersOfPerson(userId: string) {
    for (const file of await filesOf(db, userId)) {
      const found = await files.get(file.key)
      if (found) yield { name: nameInCopy(file), content: found.stream }
    }
  }
