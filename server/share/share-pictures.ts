/**
 * share: pictures of shared links: drawn when they are first asked for, kept
 * in a cache that never grows beyond its slots.
 */
import { hasAlready } from '#server/platform/http/answers/etag.ts'
import { commonErrors } from '#contract/http/errors.ts'
import type { ShareCard } from '#contract/search/share.ts'
import { networkOf } from '#server/platform/http/client-address.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { createMemoryLimiter } from '#server/platform/limits/visitor-limits.ts'
import { isQueueFull } from '#server/platform/limits/fair-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Studio } from '#server/platform/threads/drawing-threads.ts'
import { createPictureCache } from './picture-cache.ts'

/** Goes up when the same card is drawn differently, so that kept pictures are redrawn. */
const edition = 3
/** Enough for people and the robots of networks, not for somebody who makes work. */
const perMinute = { default: 60, relaxed: 60_000 }
const fresh = 'public, max-age=3600, stale-while-revalidate=86400'
/** Bytes of a picture worth putting on a card. */
const mostBytes = 4 * 1024 * 1024
const pictureTypes = /^image\/(jpeg|png|svg\+xml)\b/

export type DrawingAsk = { card: ShareCard; picture: { type: string; bytes: Uint8Array } | null }

/** How many pictures may wait for the thread. */
const longestQueue = 40

type Needs = {
  platform: Pick<Platform, 'config' | 'files' | 'clock' | 'log'>
  /** Fetches a path of this very site. */
  fetchOwn: (path: string) => Promise<Response>
  /** New drawings a minute for one network. */
  atMost?: number
}
type Visit = { request: Request; address: string }

/**
 * Answers a card as a PNG of 1200 × 630 pixels; 429 for too many new ones from one network, 503 when busy.
 */
export function createSharePictures({ platform, fetchOwn, atMost }: Needs) {
  const { config, files, clock, log } = platform
  const times = atMost ?? perMinute[config.rateLimits]
  const cache = createPictureCache(files)
  const studio = new Studio<DrawingAsk, Uint8Array>({
    file: new URL('./drawing-thread.ts', import.meta.url),
    data: { fontFolder: `${config.dataDir}/share-fonts` },
    longestQueue,
  })
  const limiter = createMemoryLimiter(clock, { times, seconds: 60 })
  const drawing = new Map<string, Promise<Uint8Array>>()

  /** Without the storage each is drawn each time. */
  const unkept = (error: unknown): null => {
    log.warn({ err: error }, 'share pictures are not kept')
    return null
  }

  async function drawNow(card: ShareCard, state: string, network: string): Promise<Uint8Array> {
    const picture = card.picture === null ? null : await fetchPicture(card.picture, fetchOwn, log)
    const png = await studio.draw({ card, picture }, network)
    if (picture || card.picture === null) await cache.keep(state, png).catch(unkept)
    return png
  }

  /** Once for all who ask meanwhile; a response is a refusal. */
  async function draw(card: ShareCard, state: string, address: string): Promise<Uint8Array | Response> {
    const begun = drawing.get(state)
    if (begun) return begun
    const network = networkOf(address)
    const { allowed, retryAfter } = await limiter.take(network)
    if (!allowed) return refusal('common.tooMany', retryAfter)
    const now = drawing.get(state) ?? drawNow(card, state, network).finally(() => drawing.delete(state))
    drawing.set(state, now)
    return now.catch((error: unknown) => {
      if (!isQueueFull(error)) throw error
      return refusal('common.unavailable', 10)
    })
  }

  async function answer(card: ShareCard, { request, address }: Visit): Promise<Response> {
    const state = sha256(JSON.stringify([edition, card]))
    const etag = `"${state.slice(0, 32)}"`
    const headers = {
      'content-type': 'image/png',
      'cache-control': fresh,
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (hasAlready(request, etag)) return new Response(null, { status: 304, headers })
    const png = (await cache.find(state).catch(unkept)) ?? (await draw(card, state, address))
    if (png instanceof Response) return png
    const body = request.method === 'HEAD' ? null : new Uint8Array(png)
    return new Response(body, { headers: { ...headers, 'content-length': String(png.length) } })
  }

  return { answer, stop: () => studio.stop() }
}

/** A picture that cannot be had is left out: a card without it still says what the page is. */
async function fetchPicture(
  path: string,
  fetchOwn: Needs['fetchOwn'],
  log: Platform['log'],
): Promise<DrawingAsk['picture']> {
  if (!path.startsWith('/')) return null
  try {
    const response = await fetchOwn(path)
    const type = pictureTypes.exec(response.headers.get('content-type') ?? '')?.[0]
    const bytes = new Uint8Array(await response.arrayBuffer())
    return response.ok && type && bytes.length <= mostBytes ? { type, bytes } : null
  } catch (error) {
    log.warn({ err: error, path }, 'a share picture is drawn without its picture')
    return null
  }
}

const refusal = (code: 'common.tooMany' | 'common.unavailable', retryAfter: number): Response =>
  new Response(commonErrors[code].message, {
    status: commonErrors[code].status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': String(retryAfter) },
  })
