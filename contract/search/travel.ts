/**
 * contract: how long it takes: wishes for travel time as they stand in an address, and times between points.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { latitude, longitude } from '../vocabulary/common.ts'
import { nearKind, type NearKind } from './regions.ts'

export const travelModes = ['car', 'bicycle', 'foot'] as const
export const travelMode = z.enum(travelModes)
export type TravelMode = z.infer<typeof travelMode>

/** How much may be asked for at once. */
export const travelLimits = { wishes: 4, minutes: 60, nameLength: 60 } as const

/** Where to: a point with the name somebody gave it, or the nearest of a kind of thing. */
export type TravelTarget = { lat: number; lon: number; name: string } | { near: NearKind }
export type TravelWish = { minutes: number; mode: TravelMode; to: TravelTarget }

const figures = (text: string | undefined): number =>
  /^-?\d{1,3}(\.\d{1,7})?$/.test(text ?? '') ? Number(text) : Number.NaN

function readWish(text: string): TravelWish | null {
  const [time = '', by, ...where] = text.split(',')
  const minutes = /^\d{1,2}$/.test(time) ? Number(time) : 0
  const mode = travelMode.safeParse(by).data
  if (!mode || minutes < 1 || minutes > travelLimits.minutes) return null
  const near = nearKind.safeParse(where[0]).data
  if (near && where.length === 1) return { minutes, mode, to: { near } }
  const [lat, lon, ...words] = where
  const point = z
    .object({ lat: latitude, lon: longitude })
    .safeParse({ lat: figures(lat), lon: figures(lon) })
  const name = words.join(',').trim()
  if (!point.success || name.length > travelLimits.nameLength) return null
  return { minutes, mode, to: { ...point.data, name } }
}

/**
 * Wishes as an address says them: `25,bicycle,42.5063,1.5218,Andorra la
 * Vella;10,foot,school`. Null for anything else.
 */
export function readTravel(text: string): TravelWish[] | null {
  const wishes = text.split(';').map(readWish)
  if (wishes.length > travelLimits.wishes) return null
  return wishes.every((wish) => wish !== null) ? wishes : null
}

/** A name may hold commas, no semicolon, and is cut where it is too long. */
const nameOf = (name: string): string =>
  name
    .replaceAll(/[;\s]+/g, ' ')
    .trim()
    .slice(0, travelLimits.nameLength)
    .trim()

export const writeWish = ({ minutes, mode, to }: TravelWish): string =>
  'near' in to
    ? `${minutes},${mode},${to.near}`
    : `${minutes},${mode},${to.lat.toFixed(5)},${to.lon.toFixed(5)},${nameOf(to.name)}`

/** As `readTravel` reads them. */
export const writeTravel = (wishes: readonly TravelWish[]): string => wishes.map(writeWish).join(';')

/** The value of the parameter `travel`. */
export const travelParameter = z
  .string()
  .max(600)
  .transform((text, ctx) => {
    const wishes = readTravel(text)
    if (!wishes)
      ctx.addIssue({
        code: 'custom',
        // translate="no"
        message: 'Up to four of minutes,mode,lat,lon,name or minutes,mode,kind, joined by semicolons',
      })
    return wishes ?? []
  })

/**
 * A wish that was answered. `by` says how: along the streets of a travel graph,
 * straight lines at an easy pace, or not at all, where nobody knows the streets; then
 * `radius` metres around the point are about as far.
 */
export const travelTold = z.object({
  minutes: z.int(),
  mode: travelMode,
  near: nearKind.optional(),
  name: z.string().optional(),
  lat: latitude.optional(),
  lon: longitude.optional(),
  by: z.enum(['graph', 'straight']).nullable(),
  /** The areas within reach, encoded as drawn areas are. */
  area: z.string(),
  radius: z.int(),
})
export type TravelTold = z.infer<typeof travelTold>

const point = z.strictObject({ lat: latitude, lon: longitude })

/**
 * Whole minutes; `by` as in `TravelTold`. Null where nobody can go, or
 * would be on the way for longer than three hours.
 */
export const travelTime = z.object({ minutes: z.int(), by: z.enum(['graph', 'straight']) }).nullable()
export type TravelTime = z.infer<typeof travelTime>
export const travelTimes = z.object({ car: travelTime, bicycle: travelTime, foot: travelTime })
export type TravelTimes = z.infer<typeof travelTimes>

/** Points of one question; a page compares up to four homes with three addresses. */
export const timesLimits = { from: 6, to: 3 } as const

export const travel = {
  times: endpoint({
    method: 'POST',
    path: '/api/meridian/travel/times',
    for: 'anyone',
    summary: 'How long it takes from each of some homes to each of some places; what is asked is not kept',
    body: z.strictObject({
      from: z.array(point).min(1).max(timesLimits.from),
      to: z.array(point).min(1).max(timesLimits.to),
    }),
    /** A row for each of `from`, in it one for each of `to`. */
    data: z.object({ times: z.array(z.array(travelTimes)) }),
  }),
}
