/** maps: the server-drawn map as an address. */
import { z } from 'zod'
import type { Raw, Routes } from '#server/platform/http.ts'
import { parseInput, readQuery } from '#server/platform/request-checks.ts'
import { drawMap, type LabelSource, type MapQuestion } from './draw-map.ts'
import { openTiles, type Tiles } from './tiles.ts'
import { worldTiles } from './world-tiles.ts'

const number = (from: number, to: number) =>
  z
    .string()
    .regex(/^-?\d{1,7}(\.\d{1,8})?$/, 'This must be a number.')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `This must be from ${from} to ${to}.`)
const whole = (from: number, to: number) => number(from, to).refine(Number.isInteger, 'This must be a whole number.')

/** Degrees, the interactive map's zoom, pixels, metres. */
const question = z.strictObject({
  lat: number(-85, 85).transform(rounded),
  lon: number(-180, 180).transform(rounded),
  zoom: number(0, 13),
  width: whole(80, 1280).default(800),
  height: whole(80, 1280).default(420),
  theme: z.enum(['light', 'dark']).default('light'),
  radius: whole(0, 1_000_000).default(0),
  marker: z.literal('1').optional(),
})

/** Four digits: eleven metres, finer than the sheet can show. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

/** How many sheets are kept, about ten kilobytes each. */
const kept = 400

/** GET /map/static.svg; `labels` are the names of places, from whoever knows them. */
export const mapsRoutes =
  ({ labels, file = worldTiles() }: { labels: LabelSource; file?: string }): Routes =>
  (_, raw: Raw) => {
    let tiles: Promise<Tiles> | undefined
    const sheets = new Map<string, Promise<string>>()
    const sheetOf = (asked: MapQuestion): Promise<string> => {
      const key = JSON.stringify(asked)
      const known = sheets.get(key)
      if (known) return known
      tiles ??= openTiles(file)
      const drawing = tiles.then((open) => drawMap(asked, open, labels))
      sheets.set(key, drawing)
      drawing.catch(() => sheets.delete(key))
      const [oldest] = sheets.keys()
      if (sheets.size > kept && oldest) sheets.delete(oldest)
      return drawing
    }
    raw('/map/static.svg', async ({ url }) => {
      const { marker, ...view } = parseInput(question, readQuery(url)) as z.output<typeof question>
      const svg = await sheetOf({ ...view, marker: marker === '1' })
      return new Response(svg, {
        headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' },
      })
    })
  }
