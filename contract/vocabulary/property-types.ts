/**
 * contract: the types of property, as plain lists: every page reads them, and needs no other codes for it.
 */

/**
 * Property types by the group a filter shows them under. Codes are
 * permanent; the order is the order on screen.
 */
export const typeGroups = {
  flat: [
    'apartment',
    'studio',
    'loft',
    'penthouse',
    'duplex',
    'triplex',
    'maisonette',
    'groundFloorFlat',
    'room',
    'servicedApartment',
    'hotelApartment',
  ],
  house: [
    'house',
    'detached',
    'semiDetached',
    'terraced',
    'endTerrace',
    'linkDetached',
    'townhouse',
    'villa',
    'bungalow',
    'cottage',
    'chalet',
    'countryHouse',
    'farmhouse',
    'finca',
    'caveHouse',
    'castle',
    'mansion',
    'cabin',
    'mobileHome',
    'parkHome',
    'houseboat',
    'ruin',
  ],
  building: ['multiFamily', 'apartmentBlock', 'development'],
  land: ['plotResidential', 'plotAgricultural', 'plotCommercial', 'farm'],
  parking: ['garage', 'parkingSpace', 'storage'],
  commercial: [
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
  ],
  other: ['other'],
} as const

export type TypeGroup = keyof typeof typeGroups

export const propertyTypes = Object.values(typeGroups).flat() as PropertyType[]

export type PropertyType = (typeof typeGroups)[TypeGroup][number]
