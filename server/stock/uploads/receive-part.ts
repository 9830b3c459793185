/**
 * stock: files that arrive part by part, so that a broken
 * connection costs one part and a reload costs nothing.
 */
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import type { Files, PutAddress } from '#server/platform/files/files.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sha256 as digest } from '#server/platform/settings/crypto.ts'
import { isRefusal, refuse } from '#server/platform/refusals/errors.ts'
import { findDraft } from '../drafts/drafts.store.ts'
import { notFound, type Scope } from '../scope.ts'
import { collect, takeFile } from './take-file.ts'
import { countPart, deleteUpload, findUpload, listForgotten, openUpload } from './uploads.store.ts'

type Which = Asked<typeof contract.upload>['params']
type Part = Asked<typeof contract.addPart>['query'] & { bytes: AsyncIterable<Uint8Array> }

/** How much of a file is here; 0 for one that nobody began. @throws AppError 404. */
export async function uploadSoFar({ db, files }: Platform, { agencyId }: Scope, { id, upload }: Which) {
  if (!(await findDraft(db, agencyId, id))) throw notFound()
  const row = await findUpload(db, upload)
  return { received: row?.draftId === id ? row.received : 0, direct: files.signPut !== undefined }
}

/**
 * Keeps one part; with the last one the file is taken in. An empty part at the end of a file that is whole
 * tries that once more. @throws AppError 404; 409 for a part that does not come next; 422 for what is no
 * usable file, which is forgotten then; 503 when the file should be asked for again.
 */
export async function receivePart(
  platform: Platform,
  { agencyId }: Scope,
  { id, upload }: Which,
  { from, of, bytes }: Part,
): Promise<Reply<typeof contract.addPart>> {
  const { db, files } = platform
  await checkNext(platform, { agencyId, id, upload, from, of })
  const part = await collect(bytes)
  const to = from + part.length
  if (to > of || (part.length === 0 && from < of)) throw refuse('stock.partElsewhere')
  if (part.length > 0) {
    await files.put(partKey(upload, from), part)
    if (!(await countPart(db, upload, from, to))) throw refuse('stock.partElsewhere')
  }
  return { received: to, file: to === of ? await finish(platform, upload, { of }) : null }
}

type Next = Which & { agencyId: string; from: number; of: number }

/** @throws AppError 404 for what is not one's own; 409 for a part that does not come next. */
async function checkNext({ db, clock }: Platform, { agencyId, id, upload, from, of }: Next): Promise<void> {
  if (!(await findDraft(db, agencyId, id))) throw notFound()
  const row = await openUpload(db, { id: upload, draftId: id, bytes: of, now: clock.now() })
  if (row.draftId !== id) throw notFound()
  if (row.bytes !== of || row.received !== from) throw refuse('stock.partElsewhere')
}

/**
 * An address of the storage for the part that comes next, for as many bytes
 * as were said, of that digest and no others.
 * @throws AppError 404, also where parts come here; 409 for a part that does not come next.
 */
export async function signPart(
  platform: Platform,
  { agencyId }: Scope,
  { id, upload }: Which,
  { from, of, length, sha256 }: Asked<typeof contract.signPart>['body'],
): Promise<PutAddress> {
  const { signPut } = platform.files
  if (!signPut) throw refuse('common.notFound')
  await checkNext(platform, { agencyId, id, upload, from, of })
  if (from + length > of) throw refuse('stock.partElsewhere')
  return signPut(partKey(upload, from), { length, sha256 })
}

/**
 * Counts a part that the browser put into the storage, once it is there whole; with the last one the file is
 * taken in like any other, if it is the one that was meant. @throws as `receivePart`.
 */
export async function keepPart(
  platform: Platform,
  { agencyId }: Scope,
  { id, upload }: Which,
  { from, of, length, sha256 }: Asked<typeof contract.keepPart>['body'],
): Promise<Reply<typeof contract.keepPart>> {
  const { db, files } = platform
  if (!files.signPut) throw refuse('common.notFound')
  await checkNext(platform, { agencyId, id, upload, from, of })
  const to = from + length
  const isWhole = to <= of && (await files.size(partKey(upload, from))) === length
  if (!isWhole || !(await countPart(db, upload, from, to))) throw refuse('stock.partElsewhere')
  return { received: to, file: to === of ? await finish(platform, upload, { of, sha256 }) : null }
}

const folderOf = (upload: string): string => `uploads/${upload}`
const partKey = (upload: string, from: number): string => `${folderOf(upload)}/${from}`

type Meant = { of: number; sha256?: string }

async function finish(platform: Platform, upload: string, { of, sha256 }: Meant) {
  const whole = await assemble(platform.files, upload)
  const isMeant = whole.length === of && (sha256 === undefined || digest(whole) === sha256)
  const file = await (
    isMeant ? takeFile(platform, whole) : Promise.reject(refuse('stock.partElsewhere'))
  ).catch(async (error: unknown) => {
    // What is busy now is asked for again; what is no usable file will never be one.
    if (isRefusal(error) && error.status < 500) await forget(platform, upload)
    throw error
  })
  await forget(platform, upload)
  return file
}

async function assemble(files: Files, upload: string): Promise<Uint8Array> {
  const names = await files.list(folderOf(upload))
  const parts: Uint8Array[] = []
  for (const from of names.map(Number).toSorted((a, b) => a - b)) {
    const found = await files.get(partKey(upload, from))
    if (found) parts.push(new Uint8Array(await new Response(found.stream).arrayBuffer()))
  }
  return Buffer.concat(parts)
}

async function forget({ db, files }: Pick<Platform, 'db' | 'files'>, upload: string): Promise<void> {
  const names = await files.list(folderOf(upload))
  await Promise.all(names.map((name) => files.remove(`${folderOf(upload)}/${name}`)))
  await deleteUpload(db, upload)
}

const hoursKept = 24
const forgottenAtOnce = 500

/** Removes what nobody went on with for a day, and parts for drafts that are gone. */
export async function forgetUploads(platform: Pick<Platform, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - hoursKept * 3_600_000)
  for (const upload of await listForgotten(platform.db, before, forgottenAtOnce))
    await forget(platform, upload)
}
