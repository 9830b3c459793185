/** contract: regions whose streets are known: where they are, and what is near a point of theirs. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { latitude, longitude } from '../vocabulary/common.ts'
import { boundingBox } from './places.ts'

/** What is near, in the order it is told. */
export const nearKinds = [
  'stop',
  'station',
  'shop',
  'school',
  'kindergarten',
  'university',
  'doctor',
  'pharmacy',
  'hospital',
  'park',
  'playground',
  'beach',
  'gym',
  'restaurant',
] as const
export const nearKind = z.enum(nearKinds)
export type NearKind = z.infer<typeof nearKind>

/** `drawsSea` says that its tiles draw land and sea, so that nothing else need show through. */
export const region = z.object({
  id: z.string(),
  name: z.string(),
  box: boundingBox,
  minZoom: z.int(),
  maxZoom: z.int(),
  attribution: z.string(),
  drawsSea: z.boolean(),
})
export type Region = z.infer<typeof region>

/** Pictures of heights, by which hills are shaded. */
export const elevation = z.object({
  tiles: z.string(),
  minZoom: z.int(),
  maxZoom: z.int(),
  attribution: z.string(),
})
export type Elevation = z.infer<typeof elevation>

/**
 * `metres` as the crow flies; `minutes` on foot at an easy pace, along the streets
 * (`graph`) or `straight` where they are not known;
 * `lines` are those that stop there.
 */
export const nearThing = z.object({
  kind: nearKind,
  name: z.string().nullable(),
  lines: z.array(z.string()),
  metres: z.int(),
  minutes: z.int(),
  by: z.enum(['graph', 'straight']),
})
export type NearThing = z.infer<typeof nearThing>

/**
 * `streets` says whether the map shows them at the point; `within` counts what is ten minutes away on foot,
 * also where fewer are told one by one, along the streets where they are known; the kinds in `estimated` are
 * counted as the crow flies, at least in part.
 */
export const nearAnswer = z.object({
  region: z.string().nullable(),
  streets: z.boolean(),
  things: z.array(nearThing),
  within: z.partialRecord(nearKind, z.int()),
  estimated: z.array(nearKind),
})
export type NearAnswer = z.infer<typeof nearAnswer>

/** A street, with the house number where one stands so near; `metres` from the point that was asked about. */
export const addressAt = z.object({
  street: z.string(),
  houseNumber: z.string().nullable(),
  postcode: z.string().nullable(),
  locality: z.string().nullable(),
  metres: z.int(),
})
export type AddressAt = z.infer<typeof addressAt>

const point = z.strictObject({
  lat: z.coerce.number().pipe(latitude),
  lon: z.coerce.number().pipe(longitude),
})

export const regions = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/maps/regions',
    for: 'anyone',
    open: true,
    summary: 'The regions whose streets the map knows, and where their tiles are',
    data: z.object({ tiles: z.string(), regions: z.array(region), elevation: elevation.nullable() }),
  }),
  near: endpoint({
    method: 'GET',
    path: '/api/meridian/maps/near',
    for: 'anyone',
    open: true,
    summary: 'What is within a walk of a point, by kind, nearest first',
    query: point,
    data: nearAnswer,
  }),
  address: endpoint({
    method: 'GET',
    path: '/api/meridian/maps/address',
    for: 'anyone',
    open: true,
    summary: 'The street and house number at a point of a loaded region',
    query: point,
    data: z.object({ address: addressAt.nullable() }),
  }),
  street: endpoint({
    method: 'GET',
    path: '/api/meridian/maps/street',
    for: 'anyone',
    open: true,
    summary:
      'Where a street of a loaded region is nearest to a point, such as its middle, which may lie beside it',
    query: point.extend({ street: z.string().trim().min(1).max(300) }),
    data: z.object({ point: z.object({ lat: latitude, lon: longitude }).nullable() }),
  }),
}
