/** Catalogue, illustrations: the addresses of pictures: how they are written and read. */
import { ARCHETYPES } from './exteriors/registry.ts'
import type { ArchetypeId } from './exteriors/registry.ts'
import { STYLES } from './interiors/styles.ts'
import type { StyleId } from './interiors/styles.ts'
import { HOURS } from './light.ts'
import type { Hour } from './light.ts'
import { hash } from './rng.ts'

export const ROOMS = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'study',
  'dining',
  'hall',
  'terrace',
  'garden',
  'office',
  'salesroom',
  'storehouse',
] as const
export type Room = (typeof ROOMS)[number]

export type Spec =
  | { kind: 'exterior'; archetype: ArchetypeId; seed: string; time: Hour }
  | { kind: 'interior'; room: Room; seed: string; style: StyleId | undefined }
  | { kind: 'plan'; seed: string; bedrooms: number; bathrooms: number; area: number | undefined }

const LONGEST = 64
const EXTERIOR = /^exterior-([a-z]{2,16})-([0-9a-z]{1,12})-([a-z]{3,8})$/
const INTERIOR = /^interior-([a-z]{2,16})-([0-9a-z]{1,12})(?:-([a-z]{3,16}))?$/
const PLAN = /^plan-([0-9a-z]{1,12})-(\d{1,2})b(\d{1,2})b(?:-(\d{2,4}))?$/

const isOneOf = <Item extends string>(list: readonly Item[], value: string | undefined): value is Item =>
  (list as readonly (string | undefined)[]).includes(value)
const isArchetype = (value: string | undefined): value is ArchetypeId =>
  value !== undefined && Object.hasOwn(ARCHETYPES, value)
const isStyle = (value: string | undefined): value is StyleId =>
  value !== undefined && Object.hasOwn(STYLES, value)

/** Reads an address; null when it is not one of ours, however long or hostile it is. */
export function readSpec(text: string): Spec | null {
  if (text.length > LONGEST) return null
  return readExterior(text) ?? readInterior(text) ?? readPlan(text)
}

function readExterior(text: string): Spec | null {
  const [, archetype, seed, time] = EXTERIOR.exec(text) ?? []
  if (!isArchetype(archetype) || seed === undefined || !isOneOf(HOURS, time)) return null
  return isOneOf(ARCHETYPES[archetype].hours, time) ? { kind: 'exterior', archetype, seed, time } : null
}

function readInterior(text: string): Spec | null {
  const [, room, seed, style] = INTERIOR.exec(text) ?? []
  if (!isOneOf(ROOMS, room) || seed === undefined) return null
  if (style !== undefined && !isStyle(style)) return null
  return { kind: 'interior', room, seed, style }
}

function readPlan(text: string): Spec | null {
  const [, seed, beds, baths, area] = PLAN.exec(text) ?? []
  if (seed === undefined) return null
  const bedrooms = Number(beds)
  const bathrooms = Number(baths)
  const size = area === undefined ? undefined : Number(area)
  if (bedrooms > 8 || bathrooms < 1 || bathrooms > 6 || (size !== undefined && (size < 15 || size > 1500)))
    return null
  return { kind: 'plan', seed, bedrooms, bathrooms, area: size }
}

/** Any text may be a seed; what would not fit an address is folded into one that does. */
function tidySeed(seed: string): string {
  return /^[0-9a-z]{1,12}$/.test(seed) ? seed : hash(seed).toString(36)
}

/**
 * The address of an exterior. An hour that does not suit the place (snow on a riad) becomes an overcast day.
 */
export function exteriorSpec({
  archetype,
  seed,
  time,
}: {
  archetype: ArchetypeId
  seed: string
  time: Hour
}): string {
  const hour = isOneOf(ARCHETYPES[archetype].hours, time) ? time : 'overcast'
  return `exterior-${archetype}-${tidySeed(seed)}-${hour}`
}

/** The address of a room, terrace or garden. Without a style the seed decides. */
export function interiorSpec({
  room,
  seed,
  style,
}: {
  room: Room
  seed: string
  style?: StyleId | undefined
}): string {
  return `interior-${room}-${tidySeed(seed)}${style === undefined ? '' : `-${style}`}`
}

/** The address of a floor plan. `area` is in square metres; without it the number of rooms decides. */
export function planSpec({
  seed,
  bedrooms,
  bathrooms,
  area,
}: {
  seed: string
  bedrooms: number
  bathrooms: number
  area?: number | undefined
}): string {
  const within = (value: number, low: number, high: number) =>
    Math.max(low, Math.min(high, Math.round(value)))
  const size = area === undefined ? '' : `-${within(area, 15, 1500)}`
  return `plan-${tidySeed(seed)}-${within(bedrooms, 0, 8)}b${within(bathrooms, 1, 6)}b${size}`
}
