/** main: the demonstration's drawings: drawn on request from their address, the same for ever. */
import { rasteriseDrawing, PictureRefused, rasterTypes, type RasterFormat } from '#server/media/index.ts'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { queueFull } from '#server/platform/limits/fair-queue.ts'
import type { Routes } from '#server/platform/http/http.ts'
import { memoize } from '#server/platform/threads/memoize.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Studio } from '#server/platform/threads/drawing-threads.ts'
import { readLastLoad } from './demonstration.store.ts'

const forEver = 'public, max-age=31536000, immutable'
/** Widths a raster may be asked for: a preview of a shared link, and a thumbnail. */
const widths = [320, 640, 1200]
/** Drawings that are kept in memory, about thirty kilobytes each, and rasters, about sixty. */
const keptDrawings = 500
const keptRasters = 200
/** Drawings that may wait: four milliseconds each. */
const longestQueue = 150

/** How long the answer "there is no demonstration" holds, in milliseconds. */
const absentMs = 60_000

/**
 * `/illustrations/<spec>.svg`, and `.webp`, `.jpg` or `.png` with `?w=` for those who cannot show SVG. 404
 * where there are no demonstration homes: then nothing of them is loaded. 503 when too many wait.
 */
export const illustrationRoutes =
  ({ db, clock, onClose }: Pick<Platform, 'db' | 'clock' | 'onClose'>): Routes =>
  (_, raw) => {
    const opened = onceThere({ db, clock }, () => openDrawings(onClose))
    raw('/illustrations/:file', async (request, { params, address }) => {
      const [, spec = '', format = ''] =
        /^([a-z0-9-]{3,120})\.(svg|webp|jpg|png)$/.exec(params.file ?? '') ?? []
      const drawings = spec ? await opened() : null
      if (!drawings?.isIllustration(spec))
        throw refuse('common.notFound', { message: 'There is no such drawing.' })
      const network = fairNetworkOf(address)
      if (format === 'svg') return answer((await drawings.draw(spec, network)) ?? '', 'image/svg+xml')
      const width = Number(new URL(request.url).searchParams.get('w') ?? 1200)
      if (!widths.includes(width))
        throw refuse('common.invalid', { message: `w must be one of ${widths.join(', ')}.` })
      const bytes = await drawings.rasterise([spec, width, format as RasterFormat], network)
      return answer(bytes, rasterTypes[format as RasterFormat])
    })
  }

/** What `open` makes, once the database holds a demonstration; null before. */
function onceThere<T>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  open: () => Promise<T>,
): () => Promise<T | null> {
  let opened: Promise<T> | undefined
  let looking: Promise<T | null> | undefined
  let absentUntil = 0
  const look = async (): Promise<T | null> => {
    if (await readLastLoad(db)) return (opened ??= open())
    absentUntil = clock.now().getTime() + absentMs
    return null
  }
  return async () => {
    if (opened) return opened
    if (clock.now().getTime() < absentUntil) return null
    // Many may ask before the first look is answered.
    looking ??= look().finally(() => (looking = undefined))
    return looking
  }
}

/** The drawings with their thread, which begins when there is something to draw. */
async function openDrawings(onClose: Platform['onClose']) {
  const { isIllustration } = await import('@meridian/demonstration/illustrations')
  const studio = new Studio<string, string | null>({
    file: new URL('./illustration-thread.ts', import.meta.url),
    longestQueue,
  })
  onClose(async () => studio.stop())
  const draw = memoize(keptDrawings, (spec: string, network) => studio.draw(spec, network))
  const rasterise = memoize(keptRasters, async ([spec, width, format]: Raster, network) =>
    rasteriseDrawing((await draw(spec, network)) ?? '', { width, format, network }).catch(tooSlow),
  )
  return { isIllustration, draw, rasterise }
}

/** Our own drawings are never damaged: the picture queue had no time for this one. */
function tooSlow(error: unknown): never {
  throw error instanceof PictureRefused ? queueFull(error) : error
}

type Raster = [spec: string, width: number, format: RasterFormat]

/** A drawing opened by itself may run and load nothing. */
const answer = (body: string | Uint8Array, type: string): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | string, {
    headers: {
      'content-type': type,
      'cache-control': forEver,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
