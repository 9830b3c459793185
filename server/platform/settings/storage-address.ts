/** platform: where files are kept, as `STORAGE_URL` says it. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A bucket of a storage that speaks S3. */
export type Bucket = {
  name: string
  /** What all keys begin with: nothing, or a path that ends with a slash. */
  prefix: string
  region: string
  /** Absent for Amazon's own. */
  endpoint?: string
  /**
   * Whether the bucket's name stands in the path rather than in the host's
   * name, as most servers of one's own want it.
   */
  isPathStyle: boolean
  /**
   * The origin of the same storage for browsers, which then send parts of files
   * there by themselves. Absent: they may not.
   */
  uploads?: string
}
export type Storage = { folder: string } | { bucket: Bucket }

/** What is told to whoever wrote another address. */
export const storageAllowed =
  '"file:" (inside DATA_DIR), "file:///an/absolute/folder" or "s3://bucket?endpoint=https://…"'

/**
 * `file:`, `file:///folder`, or
 * `s3://bucket/prefix?endpoint=https://host&region=eu-west-1&style=path|host&uploads=https://host`; with an
 * endpoint, paths are the usual style. Null for everything else: a misspelt option must not be passed over.
 */
export function readStorageAddress(text: string, dataDir: string): Storage | null {
  if (text === 'file:') return { folder: resolve(dataDir, 'files') }
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol === 'file:' && text.startsWith('file:///')) return { folder: fileURLToPath(url) }
  return url.protocol === 's3:' ? readBucket(url) : null
}

const options = new Set(['endpoint', 'region', 'style', 'uploads'])
const origin = /^https?:\/\/[^/?#]+\/?$/

function readBucket({ hostname, username, password, port, pathname, searchParams }: URL): Storage | null {
  const endpoint = searchParams.get('endpoint')
  const uploads = searchParams.get('uploads')
  const style = searchParams.get('style') ?? (endpoint === null ? 'host' : 'path')
  const prefix = pathname.split('/').filter(Boolean).join('/')
  const isSound =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) &&
    username + password + port === '' &&
    [...searchParams.keys()].every((name) => options.has(name)) &&
    /^[\w./-]*$/.test(prefix) &&
    [endpoint, uploads].every((one) => one === null || origin.test(one)) &&
    (style === 'path' || style === 'host')
  if (!isSound) return null
  return {
    bucket: {
      name: hostname,
      prefix: prefix === '' ? '' : `${prefix}/`,
      region: searchParams.get('region') ?? 'us-east-1',
      ...(endpoint !== null && { endpoint }),
      isPathStyle: style === 'path',
      ...(uploads !== null && { uploads: new URL(uploads).origin }),
    },
  }
}

/**
 * The origin that browsers send parts of files to by themselves; null where they send all to this program.
 */
export function uploadsOrigin(storage: Storage): string | null {
  if (!('bucket' in storage) || !storage.bucket.uploads) return null
  const { uploads, name, isPathStyle } = storage.bucket
  const { protocol, host } = new URL(uploads)
  return isPathStyle ? uploads : `${protocol}//${name}.${host}`
}
