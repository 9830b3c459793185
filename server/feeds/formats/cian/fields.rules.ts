/** feeds: where every field of a Cian record goes. */
import { address, codes, each, flag, number } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { conditions, flags } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const placing = 'how the advertisement is placed and paid on another portal'
const terms = 'how a sale is paid and registered, which buyer and seller settle'

export const cianFields: FieldPlaces = {
  mapped: [
    ...words('Category ExternalId Description Title Address Coordinates/Lat Coordinates/Lng CadastralNumber'),
    ...words(
      'FlatRoomsCount BedroomsCount IsApartments IsPenthouse TotalArea LivingArea KitchenArea FloorNumber',
    ),
    ...words(
      'Building/FloorsCount Building/BuildYear Building/TotalArea Land/Area Land/AreaUnitType RepairType',
    ),
    ...words(
      'CombinedWcsCount SeparateWcsCount WcsCount WindowsViewType BargainTerms/Price BargainTerms/Currency',
    ),
    ...words('BargainTerms/ClientFee BargainTerms/UtilitiesTerms/IncludedInPrice RoomArea'),
    ...words('BargainTerms/UtilitiesTerms/Price'),
    ...words('BargainTerms/PriceType BargainTerms/PaymentPeriod BargainTerms/Deposit SubAgent/FirstName'),
    ...words('SubAgent/LastName Photos/PhotoSchema/FullUrl Photos/PhotoSchema/IsDefault LayoutPhoto/FullUrl'),
    ...words('Videos/VideoSchema/Url Building/Parking/Type HasInternet HasTv HasShower'),
    ...Object.keys(flags),
  ],
  ignored: {
    'Phones/**': person,
    'SubAgent/*': person,
    'LayoutPhoto/IsDefault': 'whether a plan is the first picture: plans stand by themselves',
    'Undergrounds/**': 'about the surroundings, which Meridian knows from its own maps',
    'Highway/*': 'about the surroundings, which Meridian knows from its own maps',
    'JKSchema/**': 'the number of the development on another portal',
    'PublishTerms/**': placing,
    'Auction/*': placing,
    'BargainTerms/AgentFee': 'what agencies pay each other',
    'BargainTerms/AgentBonus/*': 'what agencies pay each other',
    'BargainTerms/UtilitiesTerms/FlowMetersNotIncludedInPrice': 'whether meters are paid for apart',
    'BargainTerms/MortgageAllowed': terms,
    'BargainTerms/SaleType': terms,
    'BargainTerms/BargainAllowed': terms,
    'BargainTerms/LeaseTermType': 'long or some months; by the day is a category of its own',
  },
  several: [...words('SubAgent Photos/PhotoSchema LayoutPhoto Videos/VideoSchema Videos/VideoSchema/Url')],
  kinds: {
    ...each(number, 'BargainTerms/ClientFee BargainTerms/UtilitiesTerms/Price RoomArea'),
    ...each(flag, 'BargainTerms/UtilitiesTerms/IncludedInPrice'),
    ...each(flag, 'IsApartments IsPenthouse HasInternet HasTv HasShower Photos/PhotoSchema/IsDefault'),
    FlatRoomsCount: codes(['1', '2', '3', '4', '5', '6', '7', '9']),
    RepairType: codes(conditions),
    WindowsViewType: codes(['street', 'yard', 'yardAndStreet']),
    'BargainTerms/PriceType': codes(['all', 'squareMeter']),
    'Building/Parking/Type': codes(['ground', 'multilevel', 'open', 'roof', 'underground']),
    'Videos/VideoSchema/Url': address,
  },
}
