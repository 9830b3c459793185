/** regions: which things of OpenStreetMap's data are streets or areas that people look for by name. */
import type { NameKind } from '../names/names.store.ts'
import type { Tags } from './pbf-block.ts'

/** The name as people there say it, and every other it goes by. */
export type Names = { name: string; spellings: string[] }

/** Keys under which names stand; `name:xx` are those in other languages. */
const nameKeys =
  /^(?:name(?::[a-z]{2,3}(?:[-_][A-Za-z]+)?)?|alt_name|official_name|short_name|loc_name|int_name)$/

/** Null for what has no name. */
export function namesOf(tags: Tags): Names | null {
  const { name } = tags
  if (!name) return null
  const others = Object.entries(tags)
    .filter(([key]) => nameKeys.test(key))
    .flatMap(([, text]) => text.split(';'))
    .map((text) => text.trim())
  return { name, spellings: [...new Set([name, ...others])].filter(Boolean) }
}

const streets =
  /^(?:motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street|pedestrian|service|road|steps|footway|path|track|cycleway)$/

/** The names of a street, a square or a path; null for everything else. */
export function streetOf(tags: Tags): Names | null {
  return streets.test(tags.highway ?? '') || tags.place === 'square' ? namesOf(tags) : null
}

/** Levels of administration, as most countries count them; above are provinces and countries. */
const levels: Readonly<Record<string, NameKind>> = {
  '6': 'county',
  '7': 'municipality',
  '8': 'municipality',
  '9': 'district',
  '10': 'district',
  '11': 'district',
}
const quarters = /^(?:borough|suburb|quarter|neighbourhood|city_block|village|hamlet|island|islet)$/

/** What kind of area it is; null for what nobody looks for homes in or beside. */
export function areaKindOf(tags: Tags): Exclude<NameKind, 'street'> | null {
  if (!tags.name) return null
  if (tags.boundary === 'administrative')
    return (levels[tags.admin_level ?? ''] as 'district' | undefined) ?? null
  if (tags.leisure === 'park' || tags.leisure === 'nature_reserve') return 'park'
  return quarters.test(tags.place ?? '') ? 'district' : null
}
