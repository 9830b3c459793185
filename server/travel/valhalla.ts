/**
 * travel: the same answers from a Valhalla server, which `ROUTING_URL` names:
 * asked briefly, and its answers are checked.
 */
import { z } from 'zod'
import type { TravelMode } from '#contract/search/travel.ts'
import { drawingLimits, type DrawnArea, type GridPoint } from '#contract/vocabulary/polyline.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'

export type Valhalla = {
  /** From where one is at the point within the minutes; null where the server knows no street near it. */
  isochrone: (point: Point, minutes: number, mode: TravelMode) => Promise<DrawnArea[] | null>
  /** Minutes, a row for each of `from`; null where there is no way, or the server knows none. */
  matrix: (from: readonly Point[], to: readonly Point[], mode: TravelMode) => Promise<Minutes>
}

type Minutes = (number | null)[][]

const costings = { car: 'auto', bicycle: 'bicycle', foot: 'pedestrian' } as const

/** Milliseconds that the server may take, and bytes that it may say. */
const patience = 5_000
const mostBytes = 4 * 1024 * 1024

/**
 * Calls that one question may come to, where the server refuses a table of many points for the sake of a few.
 */
const mostCalls = 32

/** Its refusals for points that no street is near, that no way joins, or that are farther than it looks. */
const noWay = new Set([151, 154, 155, 170, 171, 442])

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number())
const polygon = z.array(z.array(position).min(4)).min(1)
const contours = z.object({
  features: z.array(
    z.object({
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: polygon }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
      ]),
    }),
  ),
})
const matrix = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: z.number().min(0).nullable() }))),
})
const refusal = z.object({ error_code: z.int() })

type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** @throws Error from every call when the server is away, slow, or says something else. */
export function createValhalla(address: string, get: Fetch = fetch): Valhalla {
  const base = address.replace(/\/+$/, '')
  async function ask<T>(call: string, body: object, answer: z.ZodType<T>): Promise<T | null> {
    const response = await get(`${base}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const said: unknown = JSON.parse(await readBounded(response))
    if (response.ok) return answer.parse(said)
    if (noWay.has(refusal.safeParse(said).data?.error_code ?? 0)) return null
    throw new Error(`ROUTING_URL answers ${response.status} to ${call}.`)
  }
  return {
    async isochrone(point, minutes, mode) {
      const said = await ask(
        'isochrone',
        {
          locations: [point],
          costing: costings[mode],
          contours: [{ time: minutes }],
          polygons: true,
          reverse: true,
          generalize: 30,
        },
        contours,
      )
      return said && said.features.flatMap(({ geometry }) => areasOf(geometry))
    },
    async matrix(from, to, mode) {
      let calls = 0
      /**
       * It refuses a whole table for one point that is too far or beside
       * no street: then either half is asked for.
       */
      async function table(sources: readonly Point[], targets: readonly Point[]): Promise<Minutes> {
        const body = { sources, targets, costing: costings[mode] }
        const said = calls++ < mostCalls ? await ask('sources_to_targets', body, matrix) : null
        if (said)
          return said.sources_to_targets.map((row) =>
            row.map(({ time }) => (time === null ? null : time / 60)),
          )
        if (targets.length > 1) {
          const [left, right] = await halves(targets, (half) => table(sources, half))
          return left.map((row, i) => [...row, ...(right[i] ?? [])])
        }
        if (sources.length > 1) return (await halves(sources, (half) => table(half, targets))).flat()
        return [targets.map(() => null)]
      }
      return table(from, to)
    },
  }
}

const halves = async (
  points: readonly Point[],
  asking: (half: readonly Point[]) => Promise<Minutes>,
): Promise<[Minutes, Minutes]> => {
  const middle = Math.ceil(points.length / 2)
  return [await asking(points.slice(0, middle)), await asking(points.slice(middle))]
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`ROUTING_URL says more than ${mostBytes} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

type Geometry = z.output<typeof contours>['features'][number]['geometry']

/** Rings open, in 1e-5 degrees; the server has thinned them. */
function areasOf(geometry: Geometry): DrawnArea[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const areas = polygons.map((rings) =>
    rings.map((ring) =>
      ring.slice(0, -1).map(([lon, lat]): GridPoint => [Math.round(lon * 1e5), Math.round(lat * 1e5)]),
    ),
  )
  const points = areas.flat().reduce((sum, ring) => sum + ring.length, 0)
  if (points > 4 * drawingLimits.points) throw new Error('ROUTING_URL draws with too many points.')
  return areas
}
