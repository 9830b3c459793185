/** maps: the server-drawn map as an address. */
import { z } from 'zod'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import type { Raw, Routes } from '#server/platform/http/http.ts'
import { memoize } from '#server/platform/threads/memoize.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import { Studio } from '#server/platform/threads/drawing-threads.ts'
import { namesFor, type LabelSource, type MapAsk, type MapQuestion } from './draw-map.ts'
import { tilesForSheet, type StreetSource } from './streets/tiles-for-sheet.ts'
import { atlasTiles, type AtlasTiles } from './world-tiles.ts'

const number = (from: number, to: number) =>
  z
    .string()
    .regex(/^-?\d{1,7}(\.\d{1,8})?$/, 'This must be a number.')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `This must be from ${from} to ${to}.`)
const whole = (from: number, to: number) =>
  number(from, to).refine(Number.isInteger, 'This must be a whole number.')

/** A page of results. */
const mostHomes = 24

/** Degrees, the interactive map's zoom, pixels, metres. */
const question = z.strictObject({
  lat: number(-85, 85).transform(rounded),
  lon: number(-180, 180).transform(rounded),
  zoom: number(0, 17),
  width: whole(80, 1280).default(800),
  height: whole(80, 1280).default(420),
  theme: z.enum(['light', 'dark']).default('light'),
  /** In which its places are named; without it in English. */
  language: z.enum(reviewedLanguages).nullable().default(null),
  radius: whole(0, 1_000_000).default(0),
  marker: z.literal('1').optional(),
  /** Latitudes and longitudes in turn. */
  homes: z
    .string()
    .max(24 * mostHomes)
    .regex(
      /^-?\d{1,2}\.\d{1,4}_-?\d{1,3}\.\d{1,4}(?:_-?\d{1,2}\.\d{1,4}_-?\d{1,3}\.\d{1,4})*$/,
      'These must be latitudes and longitudes, parted by _.',
    )
    .transform(pointsOf)
    .default([]),
})

function pointsOf(text: string): { lat: number; lon: number }[] {
  const degrees = text.split('_').map(Number)
  return degrees.flatMap((lat, at) => (at % 2 === 0 ? { lat, lon: degrees[at + 1] ?? 0 } : []))
}

/** Four digits: eleven metres, finer than the sheet can show. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

/**
 * How many sheets are kept, ten kilobytes each or, with streets, a
 * hundred; and how many may wait to be drawn.
 */
const kept = 500
const longestQueue = 60

/** Where no street is known a closer view has nothing more to say. */
const deepestLand = 13

type Needs = {
  /** The names of places, from whoever knows them. */
  labels: LabelSource
  /** The streets that are known, from whoever has their tiles. */
  streets?: StreetSource
  files?: AtlasTiles
  onClose?: (end: () => Promise<void>) => void
}

/** GET /map/static.svg: drawn in a thread, kept; 503 with Retry-After when too many wait. */
export const mapsRoutes =
  ({ labels, streets: source, files = atlasTiles(), onClose }: Needs): Routes =>
  (_, raw: Raw) => {
    const studio = new Studio<MapAsk, string>({
      file: new URL('./map-thread.ts', import.meta.url),
      data: { files },
      longestQueue,
    })
    onClose?.(async () => studio.stop())
    const draw = async (
      { version: _version, ...asked }: MapQuestion & { version: string },
      address: string,
    ) => {
      const streets = source ? await tilesForSheet(asked, source) : null
      const question = streets ? asked : { ...asked, zoom: Math.min(asked.zoom, deepestLand) }
      const named = await namesFor(question, labels)
      return studio.draw({ question, named, streets }, fairNetworkOf(address))
    }
    const sheetOf = memoize(kept, draw)
    raw('/map/static.svg', async ({ url }, { address }) => {
      const { marker, ...view } = parseInput(question, readQuery(url))
      const version = (await source?.version()) ?? ''
      const svg = await sheetOf({ ...view, marker: marker === '1', version }, address)
      return new Response(svg, {
        headers: {
          'content-type': 'image/svg+xml; charset=utf-8',
          // It brings its letters, and may run and load nothing.
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox",
          // Streets come with the next region.
          'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        },
      })
    })
  }
