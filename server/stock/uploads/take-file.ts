/** stock: a file of a draft that has arrived: a picture, made into one of ours, or a paper. */
import type { stock as contract } from '#contract/stock/stock.ts'
import { leastPicturePixels } from '#contract/stock/uploads.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import {
  isPaper,
  PictureQueueFull,
  PictureRefused,
  storePaper,
  storePicture,
  toPicture,
} from '#server/media/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { findDraft } from '../drafts/drafts.store.ts'
import { notFound, type Scope } from '../scope.ts'

type Taken = Reply<typeof contract.addFile>

/**
 * Takes a file in whole. @throws AppError 404; 422 for what is no usable file; 503 when it should come later.
 */
export async function addFile(
  platform: Platform,
  { agencyId }: Scope,
  { id }: Asked<typeof contract.addFile>['params'],
  bytes: AsyncIterable<Uint8Array>,
): Promise<Taken> {
  if (!(await findDraft(platform.db, agencyId, id))) throw notFound()
  return takeFile(platform, await collect(bytes))
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(chunks))
}

/** @throws AppError 422 for what is no usable file; 503 when it should come later. */
export async function takeFile(platform: Platform, bytes: Uint8Array): Promise<Taken> {
  try {
    if (isPaper(bytes)) return { sha256: await storePaper(platform, bytes), picture: null }
    const stored = await storePicture(platform, bytes, { atLeast: leastPicturePixels })
    return {
      sha256: stored.sha256,
      picture: toPicture({ ...stored, illustration: null, state: 'ready' }, ''),
    }
  } catch (error) {
    if (error instanceof PictureRefused) throw refuse('stock.fileRefused', { message: error.message })
    if (error instanceof PictureQueueFull) throw refuse('stock.busy', { retryAfter: 5 })
    throw error
  }
}
