/**
 * platform: files in a bucket of a storage that speaks S3. Nothing in it is public:
 * visitors get files from this program alone.
 */
import { Readable } from 'node:stream'
import type * as S3 from '@aws-sdk/client-s3'
import type { Upload } from '@aws-sdk/lib-storage'
import { refuseCommon } from '../refusals/app-error.ts'
import type { Bucket } from '../settings/storage-address.ts'
import type { ByteRange, FileContent, Files, FoundFile, PutAddress, PutWish } from './files.ts'
import { checkKey } from './keys.rules.ts'

/**
 * Bytes of one part of an upload in parts: the least that S3 allows. At most four parts are held in memory.
 */
const partSize = 5 * 1024 * 1024
/** Seconds that a signed address holds. */
const signedFor = 600

/**
 * Milliseconds: `read` until a file begins to come, all tries together, for whoever waits for it holds one of
 * a browser's few connections; `silent` in which nothing at all comes or goes.
 */
type Patience = { read: number; silent: number }
const usualPatience: Patience = { read: 8_000, silent: 10_000 }

/** Credentials are found as Amazon's SDK finds them: in the environment, a profile, or the machine's role. */
export function createBucketFiles(bucket: Bucket, patience: Patience = usualPatience): Files {
  const connected = lazily(() => connect(bucket, patience))
  const at = (key: string) => ({ Bucket: bucket.name, Key: bucket.prefix + checkKey(key) })
  const sizeOf: Files['size'] = answered(async (key) => {
    const { client, s3 } = await connected()
    const found = await within(patience.read, (abortSignal) =>
      client.send(new s3.HeadObjectCommand(at(key)), { abortSignal }),
    ).catch(nothing)
    return found?.ContentLength ?? null
  })
  return {
    put: answered(async (key, content) => {
      const { client, Upload } = await connected()
      const counted = countBytes(content)
      await new Upload({ client, partSize, params: { ...at(key), Body: counted.body } }).done()
      return counted.size()
    }),
    get: answered(async (key, range = {}) => {
      const { client, s3 } = await connected()
      const asked = new s3.GetObjectCommand({ ...at(key), Range: rangeHeader(range) })
      const found = await within(patience.read, (abortSignal) => client.send(asked, { abortSignal })).catch(
        (error: unknown) => (isBeyondEnd(error) ? 'beyond' : nothing(error)),
      )
      if (found === 'beyond') return empty(await sizeOf(key))
      if (!found?.Body) return null
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
      return {
        size: Number(whole ?? found.ContentLength),
        stream: found.Body.transformToWebStream() as ReadableStream<Uint8Array>,
      }
    }),
    list: answered(async (folder) => {
      const { client, s3 } = await connected()
      const { Bucket, Key } = at(folder)
      const asked = { Bucket, Prefix: `${Key}/`, Delimiter: '/' }
      const names: string[] = []
      for await (const page of s3.paginateListObjectsV2({ client }, asked))
        for (const one of page.Contents ?? []) names.push((one.Key ?? '').slice(asked.Prefix.length))
      return names.filter((name) => name !== '')
    }),
    walk: async function* (folder) {
      const { client, s3 } = await connected()
      const { Bucket, Key } = at(folder)
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: `${Key}/` }))
        for (const { Key = '', LastModified } of page.Contents ?? [])
          if (LastModified) yield { key: Key.slice(bucket.prefix.length), putAt: LastModified }
    },
    size: sizeOf,
    exists: async (key) => (await sizeOf(key)) !== null,
    remove: answered(async (key) => {
      const { client, s3 } = await connected()
      await client.send(new s3.DeleteObjectCommand(at(key)))
    }),
    ...(bucket.uploads && { signPut: signPuts({ ...bucket, endpoint: bucket.uploads }, at) }),
  }
}

type At = (key: string) => { Bucket: string; Key: string }

/** The host is part of what is signed, so it is signed for the address that browsers use. */
function signPuts(bucket: Bucket, at: At): (key: string, wish: PutWish) => Promise<PutAddress> {
  const connected = lazily(async () => {
    const [{ client, s3 }, { getSignedUrl }] = await Promise.all([
      connect(bucket),
      import('@aws-sdk/s3-request-presigner'),
    ])
    return { client, s3, getSignedUrl }
  })
  return async (key, { length, sha256 }) => {
    const { client, s3, getSignedUrl } = await connected()
    const headers = { 'x-amz-checksum-sha256': sha256 }
    const signed = new Set(['host', 'content-length', ...Object.keys(headers)])
    const put = new s3.PutObjectCommand({ ...at(key), ContentLength: length, ChecksumSHA256: sha256 })
    const options = { expiresIn: signedFor, signableHeaders: signed, unhoistableHeaders: signed }
    return { url: await getSignedUrl(client, put, options), headers }
  }
}

type Connected = {
  client: S3.S3Client
  s3: typeof S3
  Upload: typeof Upload
}

/** The SDK is loaded by whoever has a bucket: a storage in a folder never pays for it. */
async function connect(
  { region, endpoint, isPathStyle }: Bucket,
  { silent }: Pick<Patience, 'silent'> = usualPatience,
): Promise<Connected> {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle,
    maxAttempts: 4,
    // Not `requestTimeout`, which the SDK only warns of: what hangs would hang for ever.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silent },
    // Servers other than Amazon's know no trailing checksums; TLS and the signature guard what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, s3, Upload }
}

/** Whoever asked is told to come again where the storage, or the way to it, is the reason. */
const answered =
  <Asked extends unknown[], Told>(work: (...asked: Asked) => Promise<Told>) =>
  (...asked: Asked): Promise<Told> =>
    work(...asked).catch((error: unknown) => {
      throw isAway(error) ? refuseCommon('common.unavailable', { retryAfter: 5, cause: error }) : error
    })

/** @throws AppError when it takes longer. What began to come in time may come as long as it likes. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), ms)
  try {
    return await work(late.signal)
  } catch (error) {
    if (!late.signal.aborted) throw error
    const cause = new Error(`the storage gave no answer within ${ms} ms`, { cause: error })
    throw refuseCommon('common.unavailable', { retryAfter: 5, cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Tried several times, and not answered, or with what says that it cannot.
 * What a source of bytes says has not been tried.
 */
const isAway = (error: unknown): boolean =>
  error instanceof Error && '$metadata' in error && (statusOf(error) ?? 500) >= 500

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

function countBytes(content: FileContent) {
  let size = 0
  if (content instanceof Uint8Array) return { body: content, size: () => content.length }
  async function* counting(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length
      yield chunk
    }
  }
  return { body: Readable.from(counting(content)), size: () => size }
}

const rangeHeader = ({ start, end }: ByteRange): string | undefined =>
  start === undefined && end === undefined ? undefined : `bytes=${start ?? 0}-${end ?? ''}`

const empty = (size: number | null): FoundFile | null =>
  size === null ? null : { size, stream: new Blob([]).stream() as ReadableStream<Uint8Array> }

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

const isBeyondEnd = (error: unknown): boolean => statusOf(error) === 416

/** @throws what it was given, unless it says that there is no such file. */
function nothing(error: unknown): null {
  const isMissingBucket = error instanceof Error && error.name === 'NoSuchBucket'
  if (statusOf(error) === 404 && !isMissingBucket) return null
  throw error
}
