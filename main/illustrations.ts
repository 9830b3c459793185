/** main: the demonstration's drawings: drawn on request from their address, the same for ever. */
import { drawIllustration } from '#catalogue/illustrations/index.ts'
import { drawnAsRaster, rasterTypes, type RasterFormat } from '#server/media/index.ts'
import { refuse } from '#server/platform/errors.ts'
import type { Routes } from '#server/platform/http.ts'

const forEver = 'public, max-age=31536000, immutable'
/** Widths a raster may be asked for: a preview of a shared link, and a thumbnail. */
const widths = [320, 640, 1200]

/** `/illustrations/<spec>.svg`, and `.webp`, `.jpg` or `.png` with `?w=` for those who cannot show SVG. */
export const illustrationRoutes: Routes = (_, raw) => {
  raw('/illustrations/:file', async (request, { params }) => {
    const [, spec = '', format = ''] = /^([a-z0-9-]{3,120})\.(svg|webp|jpg|png)$/.exec(params.file ?? '') ?? []
    const svg = spec && drawIllustration(spec)
    if (!svg) throw refuse('common.notFound', { message: 'There is no such drawing.' })
    if (format === 'svg') return answer(svg, 'image/svg+xml')
    const width = Number(new URL(request.url).searchParams.get('w') ?? 1200)
    if (!widths.includes(width)) throw refuse('common.invalid', { message: `w must be one of ${widths.join(', ')}.` })
    const bytes = await drawnAsRaster(svg, width, format as RasterFormat)
    return answer(bytes, rasterTypes[format as RasterFormat])
  })
}

/** A drawing opened by itself may run and load nothing. */
const answer = (body: string | Uint8Array, type: string): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | string, {
    headers: {
      'content-type': type,
      'cache-control': forEver,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
