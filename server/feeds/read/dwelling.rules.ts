/** feeds: what a number of bedrooms means together with a type. */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { hasBedrooms, isFlat } from '#contract/vocabulary/type-groups.ts'

/**
 * A studio has no separate bedroom. A flat with none is a studio; a house with none is a house whose bedrooms
 * nobody counted, and a plot has none to count.
 */
export function bedroomsOf(
  type: PropertyType,
  stated: number | null,
): { bedrooms: number | null; isStudio: boolean } {
  if (type === 'studio') return { bedrooms: 0, isStudio: true }
  if (!hasBedrooms(type) && type !== 'other') return { bedrooms: stated || null, isStudio: false }
  if (stated === 0)
    return isFlat(type) && type !== 'room'
      ? { bedrooms: 0, isStudio: true }
      : { bedrooms: null, isStudio: false }
  return { bedrooms: stated, isStudio: false }
}
