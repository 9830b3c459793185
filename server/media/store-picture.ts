/** media: takes a picture in: checked by its content, re-encoded, kept once. */
import { sha256 as digest } from '#server/platform/settings/crypto.ts'
import type { Platform } from '#server/platform/platform.ts'
import { maxPictureBytes, originalKey, sniffPicture } from './media.rules.ts'
import { insertPicture, readPicture, type StoredPicture } from './media.store.ts'
import { PictureRefused } from './picture-process.ts'
import { pictureQueue } from './picture-queue.ts'
import type { PictureResult } from './picture-tasks.ts'
import { refusedWords, smallWords } from './refused-words.ts'

/** By its first bytes; whether it can be read is seen when it is re-encoded. */
function checkPicture(bytes: Uint8Array): void {
  if (bytes.length > maxPictureBytes) throw new PictureRefused(refusedWords.pictureBytes)
  if (!sniffPicture(bytes)) throw new PictureRefused(refusedWords.pictureKind)
}

/**
 * The picture as one of ours, stored nowhere: re-encoded, one frame, without metadata.
 * @throws PictureRefused with a sentence when this is no picture that can be taken;
 * PictureQueueFull when it should be tried later.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<PictureResult> {
  checkPicture(bytes)
  return pictureQueue.do({ kind: 'reencode', bytes }, 'background')
}

/**
 * Stores the picture under the hash of these bytes and answers how it is kept; one that is
 * stored already costs one look-up. What is kept is always re-encoded: one frame, upright,
 * at most 1920 pixels wide, without metadata.
 * `atLeast` are the pixels its longer side needs.
 * @throws PictureRefused with a sentence when this is no picture that can be taken;
 * PictureQueueFull when it should be tried later.
 */
export async function storePicture(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  bytes: Uint8Array,
  { atLeast = 0 }: { atLeast?: number } = {},
): Promise<StoredPicture> {
  checkPicture(bytes)
  const sha256 = digest(bytes)
  const known = await readPicture(db, sha256)
  if (known && (await files.exists(originalKey(sha256)))) return largeEnough(known, atLeast)
  const made = largeEnough(await pictureQueue.do({ kind: 'reencode', bytes }, 'background'), atLeast)
  await files.put(originalKey(sha256), made.bytes)
  const { width, height, thumbhash, fingerprint } = made
  const picture = { sha256, width, height, thumbhash }
  await insertPicture(db, { ...picture, fingerprint, bytes: made.bytes.length })
  return picture
}

function largeEnough<T extends { width: number; height: number }>(picture: T, atLeast: number): T {
  if (Math.max(picture.width, picture.height) < atLeast)
    throw new PictureRefused(smallWords(picture, atLeast))
  return picture
}
