/** media: our own drawings as pixels, for what cannot show SVG, such as previews of shared links. */
import { createFairQueue, queueFull } from '#server/platform/limits/fair-queue.ts'
import { PictureQueueFull } from './picture-process.ts'
import type { RasterFormat } from './picture-tasks.ts'
import { pictureQueue } from './picture-queue.ts'

/** Media types of the formats drawings are given out in. */
export const rasterTypes: Record<RasterFormat, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

type Wanted = { width: number; format: RasterFormat; network: string }

/**
 * One at a time, so that photographs find the queue free; few wait, because each takes a quarter of a second.
 */
const queue = createFairQueue({ atOnce: 1, longest: 30 })

/**
 * A drawing `width` pixels wide (1 to 2400). Only for drawings of our own: never for SVG from anywhere else.
 * @throws PictureRefused when it is no SVG; QueueFull (503) when too much waits.
 */
export async function rasteriseDrawing(svg: string, { width, format, network }: Wanted): Promise<Uint8Array> {
  const wide = Math.round(Math.min(2_400, Math.max(1, width)))
  const draw = () => pictureQueue.do({ kind: 'draw', svg, width: wide, format }, 'visitor')
  const { bytes } = await queue.run(network, draw).catch((error: unknown) => {
    throw error instanceof PictureQueueFull ? queueFull(error) : error
  })
  return bytes
}
