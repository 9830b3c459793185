/** feeds: where every field of a Zillow record goes. */
import {
  address,
  codes,
  day,
  each,
  flag,
  number,
  time,
  words as meaning,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { periodOfWords } from '../../read/words/terms.rules.ts'
import { flags, terms } from './words.rules.ts'

const below = (section: string, names: string): string[] =>
  names.split(' ').map((name) => `${section}/${name}`)

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const around = 'about the surroundings, which Meridian knows from its own maps'

/** Lists of words below RichDetails. */
export const lists = [
  'RichDetails/Appliances/Appliance',
  'RichDetails/CoolingSystems/CoolingSystem',
  'RichDetails/HeatingFuels/HeatingFuel',
  'RichDetails/HeatingSystems/HeatingSystem',
  'RichDetails/FloorCoverings/FloorCovering',
  'RichDetails/ParkingTypes/ParkingType',
  'RichDetails/ViewTypes/ViewType',
  'RichDetails/AdditionalFeatures',
]

export const zillowFields: FieldPlaces = {
  mapped: [
    ...below(
      'Location',
      'StreetAddress UnitNumber City State Zip County Country Lat Long DisplayAddress ParcelID',
    ),
    ...below('ListingDetails', 'Status Price ListingUrl MlsId ProviderListingId DateListed VirtualTourUrl'),
    ...below('RentalDetails', 'Availability DepositFees LeaseTerm Furnished PetsAllowed/NoPets'),
    ...below('BasicDetails', 'PropertyType Title Description Bedrooms Bathrooms FullBathrooms HalfBathrooms'),
    ...below('BasicDetails', 'ThreeQuarterBathrooms QuarterBathrooms LivingArea LotSize YearBuilt'),
    ...below('Agent', 'FirstName LastName'),
    ...below('RichDetails', 'CondoFloorNum NumFloors RoomCount YearUpdated WhatOwnerLoves'),
    ...below('OpenHouses/OpenHouse', 'Date StartTime EndTime'),
    ...below('Pictures/Picture', 'PictureUrl Caption'),
    ...below('Fees/Fee', 'FeeType FeeAmount FeePeriod'),
    'Neighborhood/Name',
    ...Object.keys(flags),
    ...lists,
  ],
  ignored: {
    'Agent/*': person,
    'Office/**': person,
    'ListingDetails/MlsName': 'the name of the database the home comes from, not of the home',
    'ListingDetails/ListingEmail': person,
    'ListingDetails/AlwaysEmailAgent': person,
    'Schools/**': around,
    'Neighborhood/Description': around,
  },
  several: [
    'Agent',
    'OpenHouses/OpenHouse',
    'Pictures/Picture',
    'Fees/Fee',
    'ListingDetails/VirtualTourUrl',
    ...lists,
  ],
  kinds: {
    ...each(address, 'ListingDetails/ListingUrl ListingDetails/VirtualTourUrl'),
    'Location/DisplayAddress': flag,
    'RentalDetails/Availability': meaning((text) => /\d|^(?:now|immediately|contact)/i.test(text)),
    'RentalDetails/DepositFees': number,
    'RentalDetails/LeaseTerm': codes(terms, [
      'ContactForDetails',
      'Contact for details',
      'RentToOwn',
      'Rent to own',
    ]),
    ...each(flag, 'RentalDetails/Furnished RentalDetails/PetsAllowed/NoPets'),
    'OpenHouses/OpenHouse/Date': day,
    ...each(time, 'OpenHouses/OpenHouse/StartTime OpenHouses/OpenHouse/EndTime'),
    'Fees/Fee/FeeAmount': number,
    'Fees/Fee/FeeType': meaning((text) => /hoa|condo|association|maint|tax|other|none/i.test(text)),
    'Fees/Fee/FeePeriod': meaning(periodOfWords),
  },
}
