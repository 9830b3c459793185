/** content: pictures come into the library and leave it. */
import type { LibraryPicture, pictureLibrary } from '#contract/content/library.ts'
import type { Asked } from '#contract/http/endpoint.ts'
import { PictureRefused, storePicture } from '#server/media/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { showPicture } from './browse-library.ts'
import { insertPicture, readPicture, removePicture, updatePicture } from './library.store.ts'

/**
 * Takes a file in by the way that all pictures come: looked at, decoded in a process of its own, re-encoded,
 * kept by its content. @throws AppError library.unusable
 */
export async function storeFile(
  platform: Pick<Platform, 'db' | 'files'>,
  bytes: Uint8Array,
): Promise<string> {
  try {
    return (await storePicture(platform, bytes)).sha256
  } catch (error) {
    if (error instanceof PictureRefused) throw refuse('library.unusable', { cause: error })
    throw error
  }
}

type Adding = { sha256: string; name: string; now: Date }

/** Puts a stored file into the library; `isNew` is false when it was there. Call it in a transaction. */
export async function addPicture(tx: Db, file: Adding): Promise<{ picture: LibraryPicture; isNew: boolean }> {
  const isNew = await insertPicture(tx, file)
  const row = await readPicture(tx, file.sha256.slice(0, 16))
  if (!row) throw refuse('library.notFound')
  return { picture: showPicture(row), isNew }
}

/** Call it in a transaction. @throws AppError library.notFound */
export async function describePicture(
  tx: Db,
  key: string,
  words: Asked<typeof pictureLibrary.describe>['body'],
): Promise<void> {
  if (!(await readPicture(tx, key))) throw refuse('library.notFound')
  await updatePicture(tx, key, words)
}

/** Call it in a transaction. @throws AppError library.used while a text shows it, library.notFound */
export async function forgetPicture(tx: Db, key: string, now: Date): Promise<void> {
  if (!(await readPicture(tx, key))) throw refuse('library.notFound')
  if (!(await removePicture(tx, key, now))) throw refuse('library.used')
}
