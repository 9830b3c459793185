/**
 * saved: pictures and papers people keep with a home: checked as an agent's are, and opened by nobody else.
 */
import { dossierMost } from '#contract/saved/dossier-codes.ts'
import type { DossierFile } from '#contract/saved/dossier.ts'
import { checkPaper, cleanPicture, isPaper, PictureQueueFull, PictureRefused } from '#server/media/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { openDossier, type Kept } from './dossier.store.ts'
import {
  deleteFile,
  deleteOrphan,
  findFile,
  insertFile,
  listOrphans,
  readUse,
  type FileRow,
} from './files.store.ts'
import { keptHome } from './read-dossier.ts'
import { lockPerson } from '../saved.store.ts'

/** Kept apart from what has public addresses, and under a name that says nothing of its content. */
const keyOf = (userId: string, file: string): string => `private/${userId}/${file}`

/**
 * @throws AppError 404; 409 where there is no room; 422 for what is no
 * usable file; 503 when it should come later.
 */
export async function addFile(
  platform: Platform,
  kept: Kept,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<DossierFile> {
  await keptHome(platform, kept)
  const { kind, content } = await checked(Buffer.concat(await Array.fromAsync(bytes)))
  const id = newId()
  const addedAt = platform.clock.now()
  const file: FileRow = { id, kind, name: plainName(name), bytes: content.length, addedAt }
  const key = keyOf(kept.userId, id)
  // The row first: a file that no row names would stay in the store
  // for good, should the program end in between.
  await transaction(platform.db, async (tx) => {
    await lockPerson(tx, kept.userId)
    const use = await readUse(tx, kept)
    if (use.files >= dossierMost.files || use.bytes + file.bytes > dossierMost.bytesOfPerson)
      throw refuse('dossier.full')
    await openDossier(tx, kept)
    await insertFile(tx, kept, { ...file, key })
  })
  await platform.files.put(key, content).catch(async (error: unknown) => {
    await deleteFile(platform.db, kept, id)
    throw error
  })
  return { ...file, addedAt: addedAt.toISOString() }
}

async function checked(bytes: Uint8Array): Promise<{ kind: FileRow['kind']; content: Uint8Array }> {
  try {
    if (!isPaper(bytes)) return { kind: 'picture', content: (await cleanPicture(bytes)).bytes }
    checkPaper(bytes)
    return { kind: 'paper', content: bytes }
  } catch (error) {
    if (error instanceof PictureRefused) throw refuse('dossier.fileRefused', { message: error.message })
    if (error instanceof PictureQueueFull) throw refuse('dossier.busy', { retryAfter: 5 })
    throw error
  }
}

/** Without control characters and folders. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim()
    .slice(0, dossierMost.fileName) || 'file'

/** The bytes for their keeper; whose else they are looks like nothing. @throws AppError 404. */
export async function serveFile(platform: Platform, userId: string, file: string): Promise<Response> {
  const row = await findFile(platform.db, userId, file)
  const found = row ? await platform.files.get(row.key) : null
  if (!row || !found) throw refuse('dossier.noSuchPart')
  return new Response(found.stream, {
    headers: {
      'content-type': row.kind === 'paper' ? 'application/pdf' : 'image/webp',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'content-length': String(found.size),
      'cache-control': 'private, no-store',
    },
  })
}

/** Deletes it for good. @throws AppError 404. */
export async function removeFile(platform: Platform, kept: Kept, file: string): Promise<void> {
  const key = await deleteFile(platform.db, kept, file)
  if (key === undefined) throw refuse('dossier.noSuchPart')
  await platform.files.remove(key)
}

const orphansAtOnce = 500

/** Removes the files of dossiers that are gone; the file first, so that none is left without a row. */
export async function sweepFiles({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  for (const { id, key } of await listOrphans(db, orphansAtOnce)) {
    await files.remove(key)
    await deleteOrphan(db, id)
  }
}
