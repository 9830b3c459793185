/** main: the demonstration's drawings: drawn on request from their address, the same for ever. */
import { isIllustration } from '#catalogue/illustrations/index.ts'
import { drawnAsRaster, PictureRefused, rasterTypes, type RasterFormat } from '#server/media/index.ts'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { queueFull } from '#server/platform/limits/fair-queue.ts'
import type { Routes } from '#server/platform/http/http.ts'
import { keepMade } from '#server/platform/threads/memoize.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Studio } from '#server/platform/threads/drawing-threads.ts'

const forEver = 'public, max-age=31536000, immutable'
/** Widths a raster may be asked for: a preview of a shared link, and a thumbnail. */
const widths = [320, 640, 1200]
/** Drawings that are kept in memory, about thirty kilobytes each, and rasters, about sixty. */
const [keptDrawings, keptRasters] = [500, 200]
/** Drawings that may wait: four milliseconds each. */
const longestQueue = 150

/** `/illustrations/<spec>.svg`, and `.webp`, `.jpg` or `.png` with `?w=` for those who cannot show SVG; 503 when too many wait. */
export const illustrationRoutes =
  ({ onClose }: Pick<Platform, 'onClose'>): Routes =>
  (_, raw) => {
    const studio = new Studio<string, string | null>({
      file: new URL('./illustration-thread.ts', import.meta.url),
      longestQueue,
    })
    onClose(async () => studio.stop())
    const draw = keepMade(keptDrawings, (spec: string, network) => studio.draw(spec, network))
    const rasterise = keepMade(keptRasters, async ([spec, width, format]: Raster, network) =>
      drawnAsRaster((await draw(spec, network)) ?? '', { width, format, network }).catch(tooSlow),
    )
    raw('/illustrations/:file', async (request, { params, address }) => {
      const [, spec = '', format = ''] = /^([a-z0-9-]{3,120})\.(svg|webp|jpg|png)$/.exec(params.file ?? '') ?? []
      if (!isIllustration(spec)) throw refuse('common.notFound', { message: 'There is no such drawing.' })
      const network = fairNetworkOf(address)
      if (format === 'svg') return answer((await draw(spec, network)) ?? '', 'image/svg+xml')
      const width = Number(new URL(request.url).searchParams.get('w') ?? 1200)
      if (!widths.includes(width)) throw refuse('common.invalid', { message: `w must be one of ${widths.join(', ')}.` })
      const bytes = await rasterise([spec, width, format as RasterFormat], network)
      return answer(bytes, rasterTypes[format as RasterFormat])
    })
  }

/** Our own drawings are never damaged: the workshop had no time for this one. */
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
