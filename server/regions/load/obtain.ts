/** regions: a file from an address, in parts that are gone on with where a download was broken off. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BadFile } from '../osm/pbf-file.ts'
import { fileNameOf } from './source.rules.ts'

type Progress = (done: number, of: number) => void
export type Fetch = (address: string, init: RequestInit) => Promise<Response>
type Ask = { folder: string; fetch: Fetch; onProgress?: Progress; signal?: AbortSignal }

/**
 * The path of the whole file. What an address held before is asked
 * for again only where it says that it changed.
 */
export async function download(address: string, { folder, fetch, onProgress, signal }: Ask): Promise<string> {
  await mkdir(folder, { recursive: true })
  const key = createHash('sha256').update(address).digest('hex').slice(0, 12)
  const path = join(folder, `${key}-${fileNameOf(address)}`)
  const part = `${path}.part`
  const begun = await sizeOf(part)
  const answer = await fetch(address, {
    headers: begun > 0 ? restOf(begun, await markOf(part)) : unlessSame(await markOf(path)),
    ...(signal && { signal }),
  })
  if (answer.status === 304) return path
  if (answer.status === 416 && begun > 0) return finished(part, path)
  if (!answer.ok || !answer.body) throw new BadFile(`${address} answers ${answer.status}.`)
  await writeFile(`${part}.mark`, markIn(answer.headers))
  const from = answer.status === 206 ? begun : 0
  const total = from + Number(answer.headers.get('content-length') ?? 0)
  let done = from
  const file = await open(part, from > 0 ? 'a' : 'w')
  try {
    for await (const chunk of answer.body) {
      await file.writeFile(chunk)
      done += chunk.length
      onProgress?.(done, Math.max(total, done))
    }
  } finally {
    await file.close()
  }
  return finished(part, path)
}

/** What an address says of the version it sent; a weak mark may not be asked with. */
function markIn(headers: Headers): string {
  const tag = headers.get('etag') ?? ''
  return tag.startsWith('"') ? tag : (headers.get('last-modified') ?? '')
}

const markOf = (path: string): Promise<string> => readFile(`${path}.mark`, 'utf8').catch(() => '')

/** Of a file that changed since, the address sends all instead of the rest. */
const restOf = (begun: number, mark: string): Record<string, string> => ({
  range: `bytes=${begun}-`,
  ...(mark && { 'if-range': mark }),
})

/** What was had whole before is sent again only if it changed. */
function unlessSame(mark: string): Record<string, string> {
  if (!mark) return {}
  return mark.startsWith('"') ? { 'if-none-match': mark } : { 'if-modified-since': mark }
}

async function finished(part: string, path: string): Promise<string> {
  await rename(part, path)
  await rename(`${part}.mark`, `${path}.mark`).catch(() => undefined)
  return path
}

/** A file that was downloaded, and what is known of it. */
export const forget = (path: string): Promise<unknown> =>
  Promise.all([rm(path, { force: true }), rm(`${path}.mark`, { force: true })])

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0

/** The first digits of the file's hash: two files of one name are two versions. */
export async function versionOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex').slice(0, 16)
}
