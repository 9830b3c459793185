/** contract: what follows from a property's type alone. */
import { typeGroups, type PropertyType, type TypeGroup, type UseClass } from './codes.ts'

const groups = new Map<PropertyType, TypeGroup>(
  Object.entries(typeGroups).flatMap(([group, types]) =>
    types.map((type) => [type as PropertyType, group as TypeGroup] as const),
  ),
)

/** The group a filter shows the type under. */
export const groupOf = (type: PropertyType): TypeGroup => groups.get(type) ?? 'other'

const industrial: readonly PropertyType[] = ['warehouse', 'factory', 'workshop']
const hospitality: readonly PropertyType[] = ['hotel', 'guestHouse', 'restaurantBar', 'hotelApartment']
const agricultural: readonly PropertyType[] = ['farm', 'plotAgricultural']

/** What a type is used for when nobody says. */
export function useClassOf(type: PropertyType): UseClass {
  if (industrial.includes(type)) return 'industrial'
  if (hospitality.includes(type)) return 'hospitality'
  if (agricultural.includes(type)) return 'agricultural'
  const group = groupOf(type)
  if (group === 'commercial') return 'commercial'
  if (group === 'land') return 'land'
  return group === 'parking' ? 'parking' : 'residential'
}

/** Whether people sleep in it, so that a number of bedrooms means something. */
export const hasBedrooms = (type: PropertyType): boolean =>
  ['flat', 'house', 'building'].includes(groupOf(type))
export const isFlat = (type: PropertyType): boolean => groupOf(type) === 'flat'
/** Whether it is one home: not a whole building of them. */
export const isHome = (type: PropertyType): boolean => ['flat', 'house'].includes(groupOf(type))
