/** media: reckons what pictures look like that were stored before that was kept with them. */
import type { Platform } from '#server/platform/platform.ts'
import { originalKey } from './media.rules.ts'
import { keepFingerprint, picturesWithoutFingerprint } from './media.store.ts'
import { PictureQueueFull } from './picture-process.ts'
import { pictureQueue } from './picture-queue.ts'

/** Of a picture whose file is lost or cannot be read any more, so that it is not tried for ever. */
const unknown = '0'.repeat(64)

/** Reckons at most `limit` of them; answers how many, so that a caller knows whether to go on. */
export async function reckonFingerprints(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { limit, signal }: { limit: number; signal?: AbortSignal },
): Promise<number> {
  let count = 0
  for (const sha256 of await picturesWithoutFingerprint(db, limit)) {
    if (signal?.aborted) break
    await keepFingerprint(db, sha256, await fingerprintOf(files, sha256))
    count++
  }
  return count
}

async function fingerprintOf(files: Platform['files'], sha256: string): Promise<string> {
  const found = await files.get(originalKey(sha256))
  if (!found) return unknown
  const bytes = new Uint8Array(await new Response(found.stream).arrayBuffer())
  try {
    return (await pictureQueue.do({ kind: 'fingerprint', bytes }, 'background')).fingerprint ?? unknown
  } catch (error) {
    if (error instanceof PictureQueueFull) throw error
    return unknown
  }
}
