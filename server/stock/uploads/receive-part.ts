/** stock: files that arrive part by part, so that a broken connection costs one part and a reload costs nothing. */
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isRefusal, refuse } from '#server/platform/refusals/errors.ts'
import { findDraft } from '../drafts/drafts.store.ts'
import { notFound, type Scope } from '../scope.ts'
import { collect, takeFile } from './take-file.ts'
import { countPart, deleteUpload, findUpload, listForgotten, openUpload } from './uploads.store.ts'

type Which = Asked<typeof contract.upload>['params']
type Part = Asked<typeof contract.addPart>['query'] & { bytes: AsyncIterable<Uint8Array> }

/** How much of a file is here; 0 for one that nobody began. @throws AppError 404. */
export async function uploadSoFar({ db }: Platform, { agencyId }: Scope, { id, upload }: Which) {
  if (!(await findDraft(db, agencyId, id))) throw notFound()
  const row = await findUpload(db, upload)
  return { received: row?.draftId === id ? row.received : 0 }
}

/**
 * Keeps one part; with the last one the file is taken in. An empty part at the end of a file that is whole tries
 * that once more. @throws AppError 404; 409 for a part that does not come next; 422 for what is no usable file, which
 * is forgotten then; 503 when the file should be asked for again.
 */
export async function receivePart(
  platform: Platform,
  { agencyId }: Scope,
  { id, upload }: Which,
  { from, of, bytes }: Part,
): Promise<Reply<typeof contract.addPart>> {
  const { db, files, clock } = platform
  if (!(await findDraft(db, agencyId, id))) throw notFound()
  const row = await openUpload(db, { id: upload, draftId: id, bytes: of, now: clock.now() })
  if (row.draftId !== id) throw notFound()
  if (row.bytes !== of || row.received !== from) throw refuse('stock.partElsewhere')
  const part = await collect(bytes)
  const to = from + part.length
  if (to > of || (part.length === 0 && from < of)) throw refuse('stock.partElsewhere')
  if (part.length > 0) {
    await files.put(partKey(upload, from), part)
    if (!(await countPart(db, upload, from, to))) throw refuse('stock.partElsewhere')
  }
  return { received: to, file: to === of ? await finish(platform, upload, of) : null }
}

const folderOf = (upload: string): string => `uploads/${upload}`
const partKey = (upload: string, from: number): string => `${folderOf(upload)}/${from}`

async function finish(platform: Platform, upload: string, of: number) {
  const whole = await assemble(platform.files, upload)
  const file = await (
    whole.length === of ? takeFile(platform, whole) : Promise.reject(refuse('stock.partElsewhere'))
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
