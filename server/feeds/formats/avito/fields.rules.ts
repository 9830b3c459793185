/** feeds: where every field of an Avito record goes. */
import { address, codes, number, words as meaning } from '../../read/parts/field-kinds.rules.ts'
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
      'Rooms Square LivingSpace KitchenSpace LandArea Floor Floors MarketType BuiltYear LeaseType LeaseDeposit LeaseCommission LeaseCommissionSize',
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
  several: [...words('Images/Image VideoURL ManagerName BathroomMulti/Option'), ...lists],
  kinds: {
    Rooms: meaning((text) => /^\d{1,2}\b|студия|своб|апартамент/i.test(text)),
    MarketType: meaning((text) => /новостройка|вторичка|вторичный/i.test(text)),
    LeaseType: meaning((text) => /посуточно|длительный|несколько месяцев/i.test(text)),
    LeaseCommission: meaning((text) => /^(?:есть|нет|без комиссии|да)$/i.test(text)),
    LeaseCommissionSize: number,
    LeaseDeposit: meaning((text) => /без залога|^[\d.,]{1,4} месяц/i.test(text)),
    LeasePets: meaning((text) => /можно|нельзя|^(?:да|нет)$/i.test(text)),
    PriceType: codes([
      'за всё',
      'за все',
      'в месяц',
      'за м2',
      'за м²',
      'в месяц за м2',
      'в месяц за м²',
      'в год за м2',
      'в год за м²',
    ]),
    VideoURL: address,
    Bathroom: meaning((text) => /совмещ|раздел|^\d/i.test(text)),
    'BathroomMulti/Option': meaning((text) => /совмещ|раздел|^\d/i.test(text)),
    PassengerElevator: meaning((text) => /^(?:\d{1,2}|есть|нет|пассажирский|грузовой)$/i.test(text)),
  },
}
