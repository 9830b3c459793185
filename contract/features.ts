/** contract: the feature vocabulary: permanent codes, in the groups a listing page shows them under. */
import { z } from 'zod'

export const featureGroups = {
  inside: [
    'fireplace', 'fittedKitchen', 'openPlanKitchen', 'kitchenIsland', 'pantry', 'utilityRoom', 'laundryRoom', 'washingMachine', 'dishwasher', 'fridge', 'oven',
    'builtInWardrobes', 'walkInWardrobe', 'ensuite', 'guestToilet', 'bathtub', 'walkInShower', 'parquet', 'marbleFloor', 'tiledFloor', 'underfloorHeating', 'highCeilings',
    'exposedBeams', 'periodFeatures', 'doubleGlazing', 'shutters', 'attic', 'cellar', 'wineCellar', 'study', 'library', 'cinemaRoom', 'gamesRoom', 'gym', 'sauna', 'steamRoom',
    'jacuzzi', 'indoorPool', 'annexe', 'staffQuarters', 'mezzanine', 'duplexLayout', 'storageRoom', 'furnishedKitchen',
  ],
  outside: [
    'garden', 'privateGarden', 'communalGarden', 'terrace', 'roofTerrace', 'balcony', 'patio', 'courtyard', 'conservatory', 'pool', 'privatePool', 'communalPool', 'heatedPool',
    'barbecue', 'outdoorKitchen', 'summerHouse', 'greenhouse', 'orchard', 'oliveGrove', 'vineyard', 'stables', 'paddock', 'woodland', 'well', 'irrigation', 'tennisCourt', 'mooring',
    'outbuildings', 'workshopSpace', 'fenced',
  ],
  building: [
    'lift', 'concierge', 'porter', 'gatedCommunity', 'communalGym', 'communalSpa', 'playground', 'bicycleStorage', 'listedBuilding', 'newRoof', 'groundFloor', 'topFloor', 'cornerUnit', 'loadingDock',
    'reception', 'meetingRooms', 'raisedFloor', 'craneAccess', 'shopWindow', 'extraction',
  ],
  parking: ['garage', 'doubleGarage', 'parking', 'undergroundParking', 'carport', 'driveway', 'streetPermit', 'evCharger', 'visitorParking'],
  energy: [
    'airConditioning', 'centralHeating', 'gasHeating', 'heatPump', 'districtHeating', 'oilHeating', 'electricHeating', 'woodStove', 'pelletStove', 'solarPanels', 'solarWater', 'batteryStorage',
    'rainwaterTank', 'septicTank', 'mainsGas', 'fibre', 'satelliteTv', 'smartHome', 'insulated',
  ],
  safety: ['alarm', 'cctv', 'videoEntry', 'armouredDoor', 'safe', 'securityGuard', 'fireAlarm', 'sprinklers'],
  access: ['wheelchairAccess', 'stepFree', 'adaptedBathroom', 'wideDoors', 'stairLift'],
  views: ['seaView', 'mountainView', 'lakeView', 'riverView', 'cityView', 'parkView', 'golfView', 'countryView', 'panoramicView', 'openView', 'southFacing'],
  near: ['nearBeach', 'beachfront', 'waterfront', 'nearSea', 'nearSchool', 'nearTransport', 'nearAirport', 'nearShops', 'nearGolf', 'nearMarina', 'nearHospital', 'nearPark', 'skiInSkiOut', 'cityCentre', 'oldTown', 'countryside'],
  terms: ['petsAllowed', 'billsIncluded', 'furnished', 'chainFree', 'vacant', 'tenanted', 'investment', 'holidayLicence', 'shortLetAllowed', 'smokersAllowed', 'studentsWelcome', 'sharersWelcome', 'noCommission', 'keyReady'],
} as const

export type FeatureGroup = keyof typeof featureGroups
export type Feature = (typeof featureGroups)[FeatureGroup][number]
/** Every code; the position is the number the search stores, so codes are only ever appended to `featureOrder`. */
export const features = Object.values(featureGroups).flat() as Feature[]
export const feature = z.enum(features as [Feature, ...Feature[]])

/** The features a search filter offers with live counts; at most 62, two words of bits in a columnar index. */
export const filterFeatures = [
  'garden', 'terrace', 'roofTerrace', 'balcony', 'patio', 'conservatory', 'pool', 'privatePool', 'communalPool', 'lift', 'garage', 'parking', 'undergroundParking', 'driveway', 'evCharger',
  'airConditioning', 'centralHeating', 'underfloorHeating', 'heatPump', 'solarPanels', 'fireplace', 'woodStove', 'fibre', 'smartHome', 'fittedKitchen', 'openPlanKitchen', 'dishwasher', 'washingMachine',
  'builtInWardrobes', 'ensuite', 'guestToilet', 'bathtub', 'parquet', 'highCeilings', 'periodFeatures', 'doubleGlazing', 'cellar', 'storageRoom', 'study', 'gym', 'sauna', 'annexe',
  'concierge', 'gatedCommunity', 'alarm', 'cctv', 'wheelchairAccess', 'stepFree', 'listedBuilding', 'seaView', 'mountainView', 'lakeView', 'cityView', 'openView', 'southFacing', 'beachfront', 'waterfront',
  'nearTransport', 'oldTown', 'chainFree', 'tennisCourt', 'stables',
] as const satisfies readonly Feature[]
export type FilterFeature = (typeof filterFeatures)[number]
export const filterFeature = z.enum(filterFeatures)
