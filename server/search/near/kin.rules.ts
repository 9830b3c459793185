/** search: which types of property may stand in for one another, and how much is missed then. */
import { propertyTypes, type PropertyType, type TypeGroup } from '#contract/vocabulary/vocabulary.ts'
import { groupOf } from '#contract/vocabulary/type-groups.ts'

/** Homes of one kind and of the other, which a person who looks for either may live in. */
const dwellings: readonly TypeGroup[] = ['flat', 'house']
/** Whoever asks for a house or a flat hardly means these. */
const unusual: readonly string[] = [
  'room',
  'hotelApartment',
  'caveHouse',
  'mobileHome',
  'parkHome',
  'houseboat',
  'ruin',
] satisfies readonly PropertyType[]

const points = { sibling: 80, unusual: 160, dwelling: 220 }

/**
 * The points of every type that can stand in for those asked: 0 for
 * those themselves. A dwelling is never an office.
 */
export function kinOf(asked: readonly string[]): ReadonlyMap<string, number> {
  const groups = new Set(propertyTypes.filter((type) => asked.includes(type)).map(groupOf))
  const isHome = dwellings.some((group) => groups.has(group))
  const kin = new Map<string, number>()
  for (const type of propertyTypes) {
    const group = groupOf(type)
    if (asked.includes(type)) kin.set(type, 0)
    else if (groups.has(group)) kin.set(type, unusual.includes(type) ? points.unusual : points.sibling)
    else if (isHome && dwellings.includes(group) && !unusual.includes(type)) kin.set(type, points.dwelling)
  }
  return kin
}
