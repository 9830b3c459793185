/** feeds: where every field of a RESO Property goes. */
import {
  address,
  day,
  each,
  flag,
  number,
  time,
  words as meaning,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { standingOfWords } from '../../read/words/status-words.rules.ts'
import { unitOfWords } from '../../read/words/units.rules.ts'
import { categories, flags, frequencies, furnishings, key, lists, statuses } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const ownUse = 'for the members of the database, not for the public'
const system = 'which system keeps the record, and how'

/** Lookups are compared as `key` writes them. */
const coded = (table: object, more: readonly string[] = []) =>
  meaning((text) => key(text) in table || more.includes(key(text)))

export const resoFields: FieldPlaces = {
  mapped: [
    ...words(
      'ListingKey ListingId StandardStatus MlsStatus PropertyType PropertySubType ListPrice ListPriceLow',
    ),
    ...words(
      'LeaseAmount LeaseAmountFrequency LeaseTerm PublicRemarksLanguage StreetNumber StreetDirPrefix StreetName StreetSuffix StreetDirSuffix',
    ),
    ...words(
      'UnitNumber City StateOrProvince PostalCode CountyOrParish Country SubdivisionName UnparsedAddress',
    ),
    ...words('Latitude Longitude InternetAddressDisplayYN InternetEntireListingDisplayYN BedroomsTotal'),
    ...words('BathroomsTotalInteger BathroomsTotalDecimal BathroomsFull BathroomsHalf BathroomsThreeQuarter'),
    ...words('BathroomsOneQuarter RoomsTotal LivingArea LivingAreaUnits BuildingAreaTotal BuildingAreaUnits'),
    ...words(
      'LotSizeArea LotSizeUnits LotSizeAcres LotSizeSquareFeet YearBuilt StoriesTotal Stories EntryLevel',
    ),
    ...words('PublicRemarks ListAgentFullName ModificationTimestamp OriginalEntryTimestamp OnMarketDate'),
    ...words(
      'ListingContractDate ExpirationDate VirtualTourURLUnbranded AssociationFee AssociationFeeFrequency TaxAnnualAmount',
    ),
    ...words(
      'AvailabilityDate PetsAllowed Furnished SecurityDeposit ParcelNumber UniversalPropertyId ListingURL',
    ),
    ...words('NewConstructionYN PropertyCondition GarageSpaces ParkingTotal Media/MediaURL Media/Order'),
    ...words(
      'Media/MediaCategory Media/ShortDescription Media/LongDescription CurrencyCode ClosePrice CloseDate',
    ),
    ...words('OpenHouse/OpenHouseDate OpenHouse/OpenHouseStartTime OpenHouse/OpenHouseEndTime'),
    'OpenHouse/OpenHouseStatus',
    ...words('MeridianBedroomsMax MeridianLivingAreaMax MeridianBuildingAreaMax MeridianLotSizeMax'),
    ...words('CoListAgentFullName CoListAgent2FullName CoListAgent3FullName CoListAgent4FullName'),
    'CoListAgent5FullName',
    ...Object.keys(flags),
    ...lists,
  ],
  ignored: {
    'ListAgent*': person,
    'CoListAgent*': person,
    'ListOffice*': person,
    'CoListOffice*': person,
    'BuyerAgent*': person,
    'BuyerOffice*': person,
    PrivateRemarks: ownUse,
    PrivateOfficeRemarks: ownUse,
    'Showing*': ownUse,
    'LockBox*': ownUse,
    'BuyerAgencyCompensation*': ownUse,
    'Originating*': system,
    'SourceSystem*': system,
    'OpenHouse/OpenHouseRemarks': 'what is said about an open house; whether it is an auction is read',
    'OpenHouse/*': 'which system keeps the open house, and who is there',
    PhotosChangeTimestamp: system,
    PhotosCount: system,
    BridgeModificationTimestamp: system,
    'Media/*': 'which system keeps the picture, and how',
    OriginalListPrice: 'prices that were: Meridian keeps its own history',
    PreviousListPrice: 'prices that were: Meridian keeps its own history',
    PriceChangeTimestamp: 'prices that were: Meridian keeps its own history',
    DaysOnMarket: 'Meridian counts the days itself',
    CumulativeDaysOnMarket: 'Meridian counts the days itself',
    InternetAutomatedValuationDisplayYN: 'whether an estimate may be shown: Meridian shows none',
    InternetConsumerCommentYN: 'whether visitors may comment: on Meridian nobody does',
  },
  kinds: {
    MlsStatus: meaning((text) => statuses[key(text)] ?? standingOfWords(text)),
    LeaseTerm: meaning((text) =>
      /^(?:\d+ ?months?|month ?to ?month|weekly|negotiable|none|other|renewal ?option|short ?term ?lease|call|annual|seasonal|one ?year|two ?years?)$/i.test(
        text,
      ),
    ),
    ...each(flag, 'InternetAddressDisplayYN InternetEntireListingDisplayYN NewConstructionYN'),
    BuildingAreaUnits: meaning(unitOfWords),
    ...each(day, 'OriginalEntryTimestamp OpenHouse/OpenHouseDate'),
    ...each(address, 'VirtualTourURLUnbranded ListingURL'),
    AssociationFeeFrequency: coded(frequencies),
    PetsAllowed: meaning((text) =>
      /^(?:yes|no|call|ask|cats|dogs|number|size|breed|conditional)|limit|restriction|ok/i.test(text),
    ),
    Furnished: coded(furnishings),
    ...each(number, 'Media/Order MeridianBuildingAreaMax'),
    ...each(time, 'OpenHouse/OpenHouseStartTime OpenHouse/OpenHouseEndTime'),
    'Media/MediaCategory': coded(categories, ['photo', 'image', 'photograph']),
    'OpenHouse/OpenHouseStatus': coded({}, ['active', 'ended', 'canceled', 'cancelled']),
  },
}
