/** feeds: where every field of an idealista record goes. */
import {
  address,
  available,
  codes,
  each,
  energyClass,
  flag,
  number,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { conditions, flags, heatings, labels, languages } from './words.rules.ts'

const below = (section: string, prefix: string, names: string): string[] =>
  names.split(' ').map((name) => `${section}/${prefix}${name}`)

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const inside = 'which block, stair or door it is: nobody but the office needs to know'
const safety = 'fittings that the law asks of every office and shop'

export const idealistaFields: FieldPlaces = {
  mapped: [
    'propertyCode',
    'propertyReference',
    'propertyVisibility',
    'propertyUrl',
    ...below('propertyOperation', 'operation', 'Type Price PriceCommunity PriceParking DepositMonths'),
    ...below(
      'propertyAddress',
      'address',
      'Visibility StreetName StreetNumber Floor Urbanization PostalCode Town',
    ),
    ...below(
      'propertyAddress',
      'address',
      'Country CoordinatesPrecision CoordinatesLatitude CoordinatesLongitude',
    ),
    ...below(
      'propertyFeatures',
      'features',
      'Type AreaConstructed AreaUsable AreaPlot BathroomNumber BedroomNumber',
    ),
    ...below(
      'propertyFeatures',
      'features',
      'BuiltYear Conservation EnergyCertificateRating HeatingType Rooms Studio',
    ),
    ...below('propertyFeatures', 'featuresEnergyCertificateEmissions', 'Rating Value'),
    ...below('propertyFeatures', 'features', 'AvailableFrom PetsAllowed'),
    ...below('propertyFeatures', 'features', 'EnergyCertificatePerformance FloorsBuilding Penthouse Duplex'),
    ...below('propertyDescriptions', 'description', 'Language Text'),
    ...below('propertyImages', 'image', 'Order Label Url'),
    'propertyVideos/videoUrl',
    'propertyVirtualTours/virtualTourUrl',
    ...Object.keys(flags),
  ],
  ignored: {
    'propertyContact/*': person,
    'propertyAddress/addressBlock': inside,
    'propertyAddress/addressStair': inside,
    'propertyAddress/addressDoor': inside,
    'propertyAddress/addressNsiCode': 'the number of the town in the registers of the state',
    'propertyFeatures/featuresOrientationEast': 'only the south is searched for',
    'propertyFeatures/featuresOrientationWest': 'only the south is searched for',
    'propertyFeatures/featuresOrientationNorth': 'only the south is searched for',
    'propertyFeatures/featuresEmergency*': safety,
    'propertyFeatures/featuresExtinguishers': safety,
    'propertyFeatures/featuresFireDoors': safety,
    'propertyFeatures/featuresEnergyCertificateLaw': 'the law under which a certificate was made',
  },
  kinds: {
    propertyVisibility: codes(['idealista', 'microsite', 'private']),
    ...each(address, 'propertyUrl propertyVideos/videoUrl propertyVirtualTours/virtualTourUrl'),
    'propertyAddress/addressVisibility': codes(['full', 'street', 'hidden']),
    'propertyAddress/addressCoordinatesPrecision': codes(['exact', 'moved']),
    'propertyFeatures/featuresConservation': codes(conditions),
    'propertyFeatures/featuresAvailableFrom': available,
    'propertyFeatures/featuresEnergyCertificateEmissionsRating': energyClass,
    'propertyFeatures/featuresEnergyCertificateEmissionsValue': number,
    'propertyFeatures/featuresHeatingType': codes(heatings, ['noHeating']),
    ...each(
      flag,
      'propertyFeatures/featuresStudio propertyFeatures/featuresPenthouse propertyFeatures/featuresDuplex propertyFeatures/featuresPetsAllowed',
    ),
    'propertyDescriptions/descriptionLanguage': codes(languages),
    'propertyImages/imageOrder': number,
    'propertyImages/imageLabel': codes(labels),
  },
}
