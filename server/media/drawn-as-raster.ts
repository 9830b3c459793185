/** media: our own drawings as pixels, for those who cannot show SVG, such as previews of shared links. */
import type { RasterFormat } from './picture-tasks.ts'
import { workshop } from './picture-workshop.ts'

/** Media types of the formats drawings are given out in. */
export const rasterTypes: Record<RasterFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/**
 * A drawing `width` pixels wide (1 to 2400). Only for drawings of our own: never for SVG from anywhere else.
 * @throws PictureRefused when it is no SVG; WorkshopBusy when too much waits.
 */
export async function drawnAsRaster(svg: string, width: number, format: RasterFormat): Promise<Uint8Array> {
  const wide = Math.round(Math.min(2_400, Math.max(1, width)))
  return (await workshop.do({ kind: 'draw', svg, width: wide, format }, 'visitor')).bytes
}
