/** exports/kyero: types of homes in the words that portals of the Mediterranean sort by. */
import { typeWords } from '#contract/listings/home-title.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'

/** Where portals say it otherwise than our pages. */
const words: Partial<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  servicedApartment: 'Serviced apartment',
  groundFloorFlat: 'Ground floor apartment',
  multiFamily: 'Multi family',
  apartmentBlock: 'Apartment block',
  plotResidential: 'Plot',
  restaurantBar: 'Bar / Restaurant',
  medical: 'Clinic',
  school: 'School',
}

/** Letters, blanks, brackets, strokes and hyphens only, as the schema has it. */
export const kyeroType = (type: PropertyType): string => words[type] ?? typeWords[type].one
