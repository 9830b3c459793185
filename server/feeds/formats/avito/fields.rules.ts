/** feeds: where every field of an Avito record goes. */
import type { FieldPlaces } from '../../read/field-places.ts'
import { lists } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const placing = 'how the advertisement is placed and paid on another portal'

export const avitoFields: FieldPlaces = {
  mapped: [
    ...words(
      'Id DateBegin DateEnd Title Description Category OperationType ObjectType Price Address Latitude Longitude',
    ),
    ...words(
      'Rooms Square LivingSpace KitchenSpace LandArea Floor Floors MarketType BuiltYear LeaseType LeaseDeposit',
    ),
    ...words('Renovation Images/Image@url VideoURL ManagerName CadastralNumber LeasePets PriceType'),
    ...words('BathroomMulti/Option Bathroom'),
    ...lists,
  ],
  ignored: {
    ContactPhone: person,
    ContactMethod: person,
    'Company*': person,
    AdStatus: placing,
    ListingFee: placing,
    AvitoId: placing,
    InternetCalls: placing,
    PropertyRights: 'on whose behalf the advertisement was placed',
    NewDevelopmentId: 'the number of the development on another portal',
  },
}
