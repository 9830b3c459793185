/** demonstration/homes: the kinds of homes that are told and drawn alike. */
import type { PropertyType } from '../../../contract/vocabulary/vocabulary.ts'
import type { Kind } from './home.ts'

const flats = new Set<PropertyType>([
  'apartment',
  'studio',
  'loft',
  'penthouse',
  'duplex',
  'triplex',
  'maisonette',
  'groundFloorFlat',
  'servicedApartment',
  'hotelApartment',
])
const land = new Set<PropertyType>(['plotResidential', 'plotAgricultural', 'plotCommercial', 'farm'])
const parking = new Set<PropertyType>(['garage', 'parkingSpace', 'storage'])
const work = new Set<PropertyType>([
  'office',
  'coworking',
  'shop',
  'showroom',
  'restaurantBar',
  'hotel',
  'guestHouse',
  'warehouse',
  'factory',
  'workshop',
  'medical',
  'school',
  'businessForSale',
  'labourCamp',
  'apartmentBlock',
  'development',
])

export function kindOf(type: PropertyType): Kind {
  if (type === 'room') return 'room'
  if (flats.has(type)) return 'flat'
  if (land.has(type)) return 'land'
  if (parking.has(type)) return 'parking'
  return work.has(type) ? 'workplace' : 'house'
}
