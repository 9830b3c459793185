/** Catalogue, illustrations: which buildings are believable where: by country and kind of property. */
import { REGION_OF } from './countries.ts'
import type { RegionId } from './countries.ts'
import type { ArchetypeId } from './exteriors/registry.ts'

type Group = 'flat' | 'terrace' | 'semi' | 'house' | 'villa' | 'bungalow' | 'country' | 'holiday'
type Region = Record<Group, readonly ArchetypeId[]>

const REGIONS = {
  british: {
    flat: ['georgian', 'victorian', 'apartments', 'loft', 'glasstower', 'apartments'],
    terrace: ['georgian', 'victorian', 'victorian'],
    semi: ['semi'],
    house: ['cottage', 'bungalow', 'semi', 'thatched', 'modernist'],
    villa: ['modernist', 'manor'],
    bungalow: ['bungalow'],
    country: ['cottage', 'barn', 'manor', 'thatched'],
    holiday: ['cottage', 'thatched', 'parkhome'],
  },
  french: {
    flat: ['haussmann', 'haussmann', 'apartments', 'altbau'],
    terrace: ['haussmann', 'shop', 'altbau'],
    semi: ['semi', 'bungalow'],
    house: ['cottage', 'bungalow', 'villa', 'modernist', 'barn'],
    villa: ['villa', 'modernist'],
    bungalow: ['bungalow'],
    country: ['cottage', 'barn', 'manor', 'finca'],
    holiday: ['chalet', 'cottage', 'villa'],
  },
  lowlands: {
    flat: ['canalhouse', 'apartments', 'loft', 'glasstower'],
    terrace: ['canalhouse', 'victorian'],
    semi: ['semi', 'bungalow'],
    house: ['bungalow', 'modernist', 'semi', 'barn'],
    villa: ['modernist', 'manor'],
    bungalow: ['bungalow'],
    country: ['barn', 'farmhouse', 'manor'],
    holiday: ['cabin', 'bungalow', 'parkhome'],
  },
  germanic: {
    flat: ['altbau', 'altbau', 'apartments', 'loft', 'panelblock'],
    terrace: ['altbau', 'semi'],
    semi: ['semi'],
    house: ['bungalow', 'modernist', 'semi', 'barn'],
    villa: ['modernist', 'manor', 'villa'],
    bungalow: ['bungalow'],
    country: ['barn', 'manor', 'chalet'],
    holiday: ['cabin', 'chalet'],
  },
  alpine: {
    flat: ['altbau', 'apartments', 'chalet', 'apartments'],
    terrace: ['altbau', 'apartments'],
    semi: ['semi', 'chalet'],
    house: ['chalet', 'modernist', 'bungalow'],
    villa: ['modernist', 'chalet'],
    bungalow: ['bungalow'],
    country: ['chalet', 'barn', 'manor'],
    holiday: ['chalet', 'cabin'],
  },
  nordic: {
    flat: ['altbau', 'apartments', 'apartments', 'glasstower'],
    terrace: ['nordic', 'apartments'],
    semi: ['nordic'],
    house: ['nordic', 'nordic', 'modernist'],
    villa: ['modernist', 'nordic'],
    bungalow: ['nordic', 'cabin'],
    country: ['nordic', 'barn', 'manor'],
    holiday: ['cabin', 'cabin', 'nordic'],
  },
  eastern: {
    flat: ['panelblock', 'altbau', 'apartments', 'panelblock'],
    terrace: ['altbau', 'shop'],
    semi: ['semi', 'nordic'],
    house: ['nordic', 'bungalow', 'cabin', 'modernist'],
    villa: ['modernist', 'manor'],
    bungalow: ['bungalow'],
    country: ['nordic', 'cabin', 'barn', 'manor'],
    holiday: ['cabin', 'nordic'],
  },
  mediterranean: {
    flat: ['apartments', 'altbau', 'haussmann', 'apartments'],
    terrace: ['colonial', 'altbau', 'finca'],
    semi: ['villa', 'finca'],
    house: ['villa', 'finca', 'modernist'],
    villa: ['villa', 'villa', 'modernist'],
    bungalow: ['finca', 'villa'],
    country: ['finca', 'villa', 'barn'],
    holiday: ['finca', 'villa'],
  },
  aegean: {
    flat: ['apartments', 'cycladic', 'apartments'],
    terrace: ['cycladic', 'altbau'],
    semi: ['cycladic', 'villa'],
    house: ['cycladic', 'villa', 'finca'],
    villa: ['villa', 'cycladic', 'modernist'],
    bungalow: ['cycladic', 'finca'],
    country: ['finca', 'cycladic'],
    holiday: ['cycladic', 'cycladic', 'villa'],
  },
  maghreb: {
    flat: ['apartments', 'riad', 'apartments'],
    terrace: ['riad'],
    semi: ['riad', 'villa'],
    house: ['riad', 'villa', 'cycladic'],
    villa: ['villa', 'riad', 'modernist'],
    bungalow: ['riad', 'finca'],
    country: ['riad', 'finca'],
    holiday: ['riad', 'cycladic'],
  },
  gulf: {
    flat: ['gulftower', 'gulftower', 'glasstower', 'apartments'],
    terrace: ['modernist', 'riad'],
    semi: ['modernist', 'villa'],
    house: ['modernist', 'villa', 'riad'],
    villa: ['modernist', 'villa', 'riad'],
    bungalow: ['modernist', 'villa'],
    country: ['villa', 'riad'],
    holiday: ['villa', 'beachhouse'],
  },
  american: {
    flat: ['brownstone', 'loft', 'glasstower', 'apartments'],
    terrace: ['brownstone', 'brownstone'],
    semi: ['craftsman', 'suburban'],
    house: ['suburban', 'craftsman', 'suburban', 'farmhouse', 'midcentury'],
    villa: ['modernist', 'midcentury', 'suburban'],
    bungalow: ['craftsman', 'midcentury'],
    country: ['farmhouse', 'barn', 'cabin'],
    holiday: ['cabin', 'beachhouse', 'adobe'],
  },
  latin: {
    flat: ['apartments', 'glasstower', 'colonial', 'apartments'],
    terrace: ['colonial'],
    semi: ['colonial', 'modernist'],
    house: ['colonial', 'modernist', 'villa', 'veranda'],
    villa: ['modernist', 'villa'],
    bungalow: ['veranda', 'finca'],
    country: ['finca', 'veranda', 'colonial'],
    holiday: ['beachhouse', 'finca'],
  },
  plata: {
    flat: ['haussmann', 'apartments', 'glasstower', 'altbau'],
    terrace: ['colonial', 'altbau'],
    semi: ['colonial', 'semi'],
    house: ['modernist', 'colonial', 'finca', 'bungalow'],
    villa: ['modernist', 'villa'],
    bungalow: ['bungalow', 'finca'],
    country: ['finca', 'veranda', 'manor'],
    holiday: ['cabin', 'finca'],
  },
  tropical: {
    flat: ['apartments', 'colonial', 'glasstower'],
    terrace: ['colonial', 'shophouse'],
    semi: ['veranda', 'colonial'],
    house: ['veranda', 'beachhouse', 'modernist', 'colonial'],
    villa: ['modernist', 'beachhouse', 'villa'],
    bungalow: ['beachhouse', 'veranda'],
    country: ['veranda', 'beachhouse'],
    holiday: ['beachhouse'],
  },
  japanese: {
    flat: ['mansion', 'mansion', 'glasstower'],
    terrace: ['japanese', 'mansion'],
    semi: ['japanese', 'modernist'],
    house: ['japanese', 'japanese', 'modernist'],
    villa: ['modernist', 'japanese'],
    bungalow: ['japanese'],
    country: ['japanese'],
    holiday: ['japanese', 'cabin'],
  },
  eastAsian: {
    flat: ['glasstower', 'apartments', 'mansion'],
    terrace: ['hanok', 'shophouse'],
    semi: ['modernist', 'hanok'],
    house: ['hanok', 'modernist'],
    villa: ['modernist', 'hanok'],
    bungalow: ['hanok'],
    country: ['hanok'],
    holiday: ['hanok', 'cabin'],
  },
  indian: {
    flat: ['apartments', 'glasstower', 'haveli', 'apartments'],
    terrace: ['haveli', 'colonial'],
    semi: ['haveli', 'modernist'],
    house: ['haveli', 'veranda', 'modernist'],
    villa: ['modernist', 'haveli'],
    bungalow: ['veranda'],
    country: ['veranda', 'haveli'],
    holiday: ['veranda', 'beachhouse'],
  },
  southeastAsian: {
    flat: ['glasstower', 'apartments', 'shophouse'],
    terrace: ['shophouse', 'shophouse'],
    semi: ['modernist', 'veranda'],
    house: ['modernist', 'veranda', 'beachhouse'],
    villa: ['modernist', 'beachhouse'],
    bungalow: ['beachhouse', 'veranda'],
    country: ['veranda', 'beachhouse'],
    holiday: ['beachhouse'],
  },
  australasian: {
    flat: ['apartments', 'glasstower', 'filigree', 'apartments'],
    terrace: ['filigree'],
    semi: ['filigree', 'queenslander'],
    house: ['queenslander', 'veranda', 'modernist', 'midcentury'],
    villa: ['modernist', 'queenslander'],
    bungalow: ['queenslander', 'midcentury'],
    country: ['veranda', 'queenslander', 'farmhouse'],
    holiday: ['beachhouse', 'queenslander', 'cabin'],
  },
  southernAfrican: {
    flat: ['apartments', 'glasstower', 'loft'],
    terrace: ['filigree', 'capedutch'],
    semi: ['veranda', 'capedutch'],
    house: ['capedutch', 'veranda', 'modernist'],
    villa: ['capedutch', 'modernist'],
    bungalow: ['veranda', 'capedutch'],
    country: ['capedutch', 'veranda'],
    holiday: ['beachhouse', 'veranda'],
  },
  african: {
    flat: ['apartments', 'apartments', 'glasstower'],
    terrace: ['veranda', 'shop'],
    semi: ['veranda', 'modernist'],
    house: ['veranda', 'modernist', 'villa'],
    villa: ['modernist', 'villa', 'veranda'],
    bungalow: ['veranda'],
    country: ['veranda'],
    holiday: ['beachhouse', 'veranda'],
  },
  anywhere: {
    flat: ['apartments', 'glasstower', 'apartments'],
    terrace: ['altbau', 'colonial'],
    semi: ['semi', 'villa'],
    house: ['modernist', 'bungalow', 'villa'],
    villa: ['modernist', 'villa'],
    bungalow: ['bungalow'],
    country: ['barn', 'finca'],
    holiday: ['cabin', 'beachhouse'],
  },
} as const satisfies Record<RegionId, Region>

/** Property types (see contract/listings) that look alike from the street. */
const GROUPS: Record<Group, string> = {
  flat: 'apartment studio penthouse duplex triplex maisonette groundFloorFlat room servicedApartment hotelApartment multiFamily apartmentBlock development',
  terrace: 'terraced endTerrace linkDetached townhouse',
  semi: 'semiDetached',
  house: 'house detached other caveHouse',
  villa: 'villa mansion',
  bungalow: 'bungalow',
  country: 'countryHouse farmhouse finca farm ruin cottage',
  holiday: 'cabin',
}
const GROUP_OF: ReadonlyMap<string, Group> = new Map(
  Object.entries(GROUPS).flatMap(([group, types]) =>
    types.split(' ').map((type) => [type, group as Group] as const),
  ),
)

/** Types that look the same the world over. */
const FIXED: ReadonlyMap<string, readonly ArchetypeId[]> = new Map<string, readonly ArchetypeId[]>([
  ['loft', ['loft']],
  ['castle', ['castle']],
  ['chalet', ['chalet']],
  ['houseboat', ['houseboat']],
  ['mobileHome', ['parkhome']],
  ['parkHome', ['parkhome']],
  ...['plotResidential', 'plotAgricultural', 'plotCommercial'].map(
    (type) => [type, ['plot']] as [string, ArchetypeId[]],
  ),
  ...['garage', 'parkingSpace'].map((type) => [type, ['garage']] as [string, ArchetypeId[]]),
  ...['office', 'coworking', 'medical', 'school'].map(
    (type) => [type, ['office', 'office', 'loft']] as [string, ArchetypeId[]],
  ),
  ...['shop', 'restaurantBar', 'showroom', 'businessForSale'].map(
    (type) => [type, ['shop']] as [string, ArchetypeId[]],
  ),
  ...['hotel', 'guestHouse'].map((type) => [type, ['hotel']] as [string, ArchetypeId[]]),
  ...['warehouse', 'factory', 'workshop', 'storage', 'labourCamp'].map(
    (type) => [type, ['warehouse']] as [string, ArchetypeId[]],
  ),
])

/**
 * The buildings that a property of this type (contract/listings) could be in this country (ISO 3166-1
 * alpha-2). Never empty; likelier ones are listed twice.
 */
export function archetypesFor({ country, type }: { country: string; type: string }): readonly ArchetypeId[] {
  const fixed = FIXED.get(type)
  if (fixed !== undefined) return fixed
  const region = REGIONS[REGION_OF.get(country.toUpperCase()) ?? 'anywhere']
  return region[GROUP_OF.get(type) ?? 'house']
}
