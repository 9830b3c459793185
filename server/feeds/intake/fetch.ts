/** feeds: step "fetch": gets the file from a path or an address, keeps it as it came, and knows its hash. */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { Files } from '#server/platform/files/files.ts'
import type { Log } from '#server/platform/settings/log.ts'
import {
  HostRefused,
  OutboundRefused,
  type Outbound,
  type SecretHeader,
} from '#server/platform/outbound/outbound.ts'
import { isRefusal } from '#server/platform/refusals/app-error.ts'
import { finding, type Finding } from '../findings/findings.ts'
import { collected } from './collected.ts'
import { paced, TooSlow, usualPace, type Pace } from './least-rate.ts'

/** A file that can be read any number of times, in whole or in part. */
export type FeedFile = {
  name: string
  bytes: number
  /** SHA-256 in hexadecimal. */
  hash: string
  /** What HTTP said of its encoding. */
  charset?: string | undefined
  /** From byte `start` to byte `end` inclusive. */
  read: (range?: { start?: number; end?: number }) => Readable
}

export type Fetched =
  | {
      outcome: 'file'
      file: FeedFile
      httpStatus: number | null
      etag: string | null
      lastModified: string | null
    }
  | { outcome: 'notModified'; httpStatus: number }
  | { outcome: 'failed'; httpStatus: number | null; finding: Finding }

type Ask = {
  /** A path of this machine or an http(s) address. */
  source: string
  etag: string | null
  lastModified: string | null
  /** Under which key the fetched bytes are kept. */
  keep: string
  /** For the origin of the source only. */
  secret?: SecretHeader | null
  /** Ends the fetching at once. */
  signal?: AbortSignal | undefined
  /** Bytes and milliseconds that an answer may take. */
  most?: { bytes: number; ms: number }
}

const usualMost = { bytes: 2 * 1024 ** 3, ms: 15 * 60_000 }

/** Where bytes come from and are kept; `pace` is how slow an address may be. */
type Means = { outbound: Outbound; files: Files; log: Log; pace?: Pace }

/** What goes wrong is a finding; it throws only when `signal` ends it, or when our own storage is away. */
export async function fetchFeed(ask: Ask, means: Means): Promise<Fetched> {
  const isAddress = /^https?:\/\//i.test(ask.source)
  try {
    return isAddress ? await download(ask, means) : await openPath(ask.source)
  } catch (error) {
    ask.signal?.throwIfAborted()
    // A storage of ours that is away is no fault of the address: the run is done again.
    if (isRefusal(error)) throw error
    if (isAddress) means.log.info({ err: error, host: hostOf(ask.source) }, 'a feed could not be fetched')
    return failed(null, isAddress ? outboundReason(error) : pathReason(error))
  }
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

export const failed = (httpStatus: number | null, value: string): Fetched & { outcome: 'failed' } => ({
  outcome: 'failed',
  httpStatus,
  finding: finding('file.unreachable', { value }),
})

/**
 * For a name nobody knows, a host that refuses or keeps silent, and one that is not public: always these
 * words, so that nobody can ask about names and addresses of an inner network. The log knows which it was.
 */
export const unreachable = inEnglish(
  say`This address cannot be reached. Please check it, and that it is open to the internet.`,
)

function outboundReason(error: unknown): string {
  if (error instanceof HostRefused) return unreachable
  if (error instanceof OutboundRefused || error instanceof TooSlow || error instanceof BrokenOff)
    return error.message
  return unreachable
}

function pathReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return inEnglish(say`There is no such file.`)
  if (code === 'EACCES') return inEnglish(say`The file may not be read.`)
  if (code === 'EISDIR') return inEnglish(say`This is a folder.`)
  return message || String(error)
}

/** The answer began and did not come to its end. */
class BrokenOff extends Error {
  override name = 'BrokenOff'
}

/** What fails once an answer has begun has nothing to do with where the host is. */
function brokenOff(error: unknown): never {
  if (error instanceof OutboundRefused || error instanceof TooSlow || isRefusal(error)) throw error
  throw new BrokenOff(inEnglish(say`The transfer broke off before the end of the file.`), { cause: error })
}

async function openPath(path: string): Promise<Fetched> {
  const { size } = await stat(path).then((found) => {
    if (found.isDirectory()) throw Object.assign(new Error('directory'), { code: 'EISDIR' })
    return found
  })
  const read: FeedFile['read'] = (range) => createReadStream(path, { highWaterMark: 64 * 1024, ...range })
  const file = { name: basename(path), bytes: size, hash: await hashOfFile(path), read }
  return { outcome: 'file', file, httpStatus: null, etag: null, lastModified: null }
}

/**
 * Read into one buffer again and again: pieces of a stream would lie about until memory is next collected.
 */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafeSlow(256 * 1024)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}

async function hashOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of collected(stream)) hash.update(chunk)
  return hash.digest('hex')
}

async function download(ask: Ask, means: Means): Promise<Fetched> {
  const { source, etag, lastModified, keep, secret, signal, most = usualMost } = ask
  const { outbound, files, pace = usualPace } = means
  const answer = await outbound.get({
    url: source,
    maxBytes: most.bytes,
    timeoutMs: most.ms,
    ...(etag && { etag }),
    ...(lastModified && { lastModified }),
    ...(secret && { secret }),
    ...(signal && { signal }),
  })
  const { status } = answer
  if (status !== 200) answer.cancel()
  if (status === 304) return { outcome: 'notModified', httpStatus: status }
  if (status === 401 || status === 403)
    return failed(
      status,
      inEnglish(
        secret
          ? say`The address refuses the password that is kept for it (status ${status}). Keep another in the feed’s settings.`
          : say`The address asks for a password (status ${status}). Keep one in the feed’s settings.`,
      ),
    )
  if (status !== 200) return failed(status, inEnglish(say`The address answers with status ${status}.`))
  const hash = createHash('sha256')
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of collected(paced(answer.body, pace, answer.cancel))) {
      hash.update(chunk)
      yield chunk
    }
  }
  const bytes = await files.put(keep, hashed()).catch(brokenOff)
  const file: FeedFile = {
    name: basename(new URL(answer.url).pathname) || 'feed',
    bytes,
    hash: hash.digest('hex'),
    charset: /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(answer.contentType ?? '')?.[1],
    read: (range) => Readable.from(stored(files, keep, range), { objectMode: false }),
  }
  return {
    outcome: 'file',
    file,
    httpStatus: status,
    etag: answer.etag ?? null,
    lastModified: answer.lastModified ?? null,
  }
}

/** A file of the store as it was sent or fetched; null when it is there no more. */
export async function keptFile(
  files: Files,
  { key, name, charset }: { key: string; name: string; charset: string | null },
): Promise<FeedFile | null> {
  const found = await files.get(key)
  if (!found) return null
  const read: FeedFile['read'] = (range) => Readable.from(stored(files, key, range), { objectMode: false })
  const hash = await hashOf(found.stream)
  return { name, bytes: found.size, hash, charset: charset ?? undefined, read }
}

async function* stored(
  files: Files,
  key: string,
  range?: { start?: number; end?: number },
): AsyncGenerator<Uint8Array> {
  const found = await files.get(key, range)
  if (!found) throw new Error('The fetched file is gone.')
  yield* collected(found.stream)
}
