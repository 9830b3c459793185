/** feeds: the types of VRSync, as paths of use and kind. */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'

const types: Readonly<Record<string, PropertyType>> = {
  'residential / apartment': 'apartment',
  'residential / flat': 'servicedApartment',
  'residential / home': 'house',
  'residential / condo': 'house',
  'residential / village house': 'terraced',
  'residential / sobrado': 'house',
  'residential / kitnet': 'studio',
  'residential / studio': 'studio',
  'residential / loft': 'loft',
  'residential / penthouse': 'penthouse',
  'residential / land lot': 'plotResidential',
  'residential / farm ranch': 'countryHouse',
  'residential / agricultural': 'farm',
  'residential / building': 'apartmentBlock',
  'commercial / office': 'office',
  'commercial / corporate floor': 'office',
  'commercial / consultorio': 'medical',
  'commercial / clinic': 'medical',
  'commercial / building': 'apartmentBlock',
  'commercial / edificio comercial': 'office',
  'commercial / edificio residencial': 'apartmentBlock',
  'commercial / industrial': 'warehouse',
  'commercial / business': 'shop',
  'commercial / loja': 'shop',
  'commercial / residential income': 'multiFamily',
  'commercial / land lot': 'plotCommercial',
  'commercial / agricultural': 'farm',
  'commercial / hotel': 'hotel',
  'commercial / garage': 'garage',
  'commercial / home': 'house',
}

/** The type of a path such as `Residential / Land Lot`; null for those nobody knows. */
export const typeOfPath = (path: string): PropertyType | null =>
  types[
    path
      .toLowerCase()
      .replaceAll(/\s*\/\s*/g, ' / ')
      .trim()
  ] ?? null
