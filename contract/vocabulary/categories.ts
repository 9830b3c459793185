/**
 * contract: what people look for before anything else: a home, business premises, land, or a place for a car.
 */
import { propertyTypes, typeGroups, type PropertyType } from './codes.ts'

/** Each property type belongs to exactly one; the order is the order on screen. */
export const categories = ['homes', 'commercial', 'land', 'parking'] as const
export type Category = (typeof categories)[number]

const wholeBuildings: readonly PropertyType[] = ['multiFamily', 'apartmentBlock']

/**
 * Whole buildings are bought to be let; a development is sold home by home, and
 * "other" is mostly a home of an unusual kind.
 */
export function categoryOf(type: PropertyType): Category {
  const isIn = (group: readonly PropertyType[]) => group.includes(type)
  if (isIn(typeGroups.commercial) || isIn(wholeBuildings)) return 'commercial'
  if (isIn(typeGroups.land)) return 'land'
  return isIn(typeGroups.parking) ? 'parking' : 'homes'
}

/** The types of one category or several, in the vocabulary's order. */
export const typesOf = (asked: readonly Category[]): PropertyType[] =>
  propertyTypes.filter((type) => asked.includes(categoryOf(type)))

/** The categories that types belong to, in their order. */
export const categoriesOfTypes = (types: readonly string[]): Category[] =>
  categories.filter((one) => propertyTypes.some((type) => types.includes(type) && categoryOf(type) === one))
