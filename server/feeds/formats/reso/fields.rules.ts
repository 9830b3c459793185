/** feeds: where every field of a RESO Property goes. */
import type { FieldPlaces } from '../../read/field-places.ts'
import { flags, lists } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const ownUse = 'for the members of the database, not for the public'
const system = 'which system keeps the record, and how'

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
    ...words('OpenHouse/OpenHouseStatus OpenHouse/OpenHouseRemarks'),
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
}
