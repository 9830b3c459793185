/**
 * platform: read-your-writes: a change is visible in the next request of whoever made it, on every server.
 */
import { sha256 } from '../settings/crypto.ts'
import type { Database } from '../database/db.ts'
import type { App } from './http.ts'
import type { Log } from '../settings/log.ts'
import { lsnText, parseLsn, readLsn, type Lsn } from '../database/server-state.ts'

/** Replicas that are used are less far behind. */
export const seenCookie = { name: 'meridian_seen', seconds: 60 }
/** So many programs without cookies are remembered by this node. */
const mostPrograms = 10_000

type Parts = { database: Database; log: Log; https: boolean }

/**
 * Lets every visit read what its visitor wrote before: after a change the answer carries the primary's place
 * in the log as a cookie, so that any node knows it; programs that keep no cookies are known to this node by
 * their token. Without replicas there is nothing to do. It says where to read, never what may be read.
 */
export function rememberWrites(app: App, { database, log, https }: Parts): App {
  const { replicas, freshness, db } = database
  if (!replicas) return app
  const programs = createPrograms()
  return {
    fetch: async (request, peer) => {
      // Calls of our own pages run inside the visit that they belong to.
      if (!peer) return app.fetch(request)
      const wrote = placeOf(request, replicas.primary()?.lsn ?? null, programs)
      const response = await freshness.within(wrote, () => app.fetch(request, peer))
      if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || response.status >= 500) return response
      // A change that was made must not look failed because the primary went away after it.
      const place = await readLsn(db).catch((error: unknown) => {
        log.warn({ err: error }, 'where a change stands in the log is unknown')
        return null
      })
      if (place === null) return response
      programs.remember(request, place)
      response.headers.append('set-cookie', cookie(place, https))
      return response
    },
  }
}

/**
 * What is ahead of the primary is a place in another history, or a stranger's invention: both mean nothing.
 */
function placeOf(request: Request, primary: Lsn | null, programs: Programs): Lsn {
  const text = new RegExp(`(?:^|;\\s*)${seenCookie.name}=([0-9A-F]{1,8}-[0-9A-F]{1,8})(?:;|$)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1]
  const told = text ? parseLsn(text.replace('-', '/')) : 0n
  const known = programs.recall(request)
  const place = told > known ? told : known
  // The primary was looked at a moment ago and may have gone on
  // since, by no more than is written in that time.
  return primary !== null && place > primary + lookedPast ? 0n : place
}

/** Bytes of log that may be written between two looks. */
const lookedPast = 1n << 30n

const cookie = (place: Lsn, https: boolean): string =>
  `${seenCookie.name}=${lsnText(place).replace('/', '-')}; Path=/; Max-Age=${seenCookie.seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

type Programs = ReturnType<typeof createPrograms>

function createPrograms() {
  const known = new Map<string, { place: Lsn; until: number }>()
  const keyOf = (request: Request): string | null => {
    const token = request.headers.get('authorization')
    return token === null ? null : sha256(token)
  }
  return {
    remember(request: Request, place: Lsn): void {
      const key = keyOf(request)
      if (key === null) return
      known.delete(key)
      const [oldest] = known.size >= mostPrograms ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      known.set(key, { place, until: Date.now() + seenCookie.seconds * 1_000 })
    },
    recall(request: Request): Lsn {
      const key = keyOf(request)
      const one = key === null ? undefined : known.get(key)
      return one && one.until > Date.now() ? one.place : 0n
    },
  }
}
