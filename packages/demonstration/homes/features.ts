/**
 * demonstration/homes: the features a source would tick for a home; every
 * one of them follows from what is true of it.
 */
import type { Feature } from '../../../contract/vocabulary/features.ts'
import type { Dice } from '../dice.ts'
import { isHot } from './equipment.ts'
import type { Home } from './home.ts'

type Fitted = Omit<Home, 'features' | 'value' | 'price'>

/** The features a source would tick, those said elsewhere included; every one of them is true of the home. */
export function featuresOf(home: Fitted, dice: Dice): Feature[] {
  const { kind, type, outdoor, pool, parking, heating, view, lift, furnished, pets } = home
  if (kind === 'land' || kind === 'parking') return landFeatures(home, dice)
  if (kind === 'workplace') return workFeatures(home, dice)
  const own: (Feature | null | false)[] = [
    outdoor === 'garden'
      ? kind === 'house' || type === 'groundFloorFlat'
        ? 'privateGarden'
        : 'communalGarden'
      : outdoor,
    outdoor === 'garden' && 'garden',
    pool && 'pool',
    pool === 'private' ? 'privatePool' : pool === 'communal' ? 'communalPool' : null,
    parking,
    parking === 'doubleGarage' && 'garage',
    parking === 'undergroundParking' && 'parking',
    heating,
    view,
    lift && 'lift',
    furnished === 'furnished' && 'furnished',
    pets === 'yes' && 'petsAllowed',
    type === 'groundFloorFlat' && 'groundFloor',
    type === 'penthouse' && 'topFloor',
    home.floor !== null && home.floors !== null && home.floor === home.floors && 'topFloor',
  ]
  const all = [
    ...own.filter((feature) => feature !== null && feature !== false),
    ...inside(home, dice),
    ...building(home, dice),
    ...around(home),
    ...terms(home, dice),
  ]
  return [...new Set(all)]
}

function inside(
  { kind, character, type, beds, baths, heating, condition, city }: Fitted,
  dice: Dice,
): Feature[] {
  const isOld = character === 'period'
  const isNew = character === 'new' || character === 'modern'
  const warm = isHot(city.market.style)
  const finished = condition !== 'toRenovate' && condition !== 'toRebuild'
  if (!finished)
    return dice.some<Feature>([
      ['exposedBeams', isOld ? 0.4 : 0],
      ['fireplace', isOld ? 0.5 : 0.1],
      ['cellar', 0.3],
      ['attic', kind === 'house' ? 0.4 : 0.05],
      ['periodFeatures', isOld ? 0.5 : 0],
    ])
  return dice.some<Feature>([
    ['fittedKitchen', 0.62],
    ['openPlanKitchen', isNew ? 0.55 : 0.18],
    ['kitchenIsland', isNew && (beds ?? 0) > 1 ? 0.3 : 0.04],
    ['dishwasher', 0.45],
    ['washingMachine', 0.36],
    ['utilityRoom', kind === 'house' ? 0.36 : 0.08],
    ['builtInWardrobes', 0.42],
    ['walkInWardrobe', (beds ?? 0) > 2 ? 0.18 : 0.03],
    ['ensuite', (baths ?? 0) > 1 ? 0.7 : 0.04],
    ['guestToilet', (beds ?? 0) > 2 ? 0.42 : 0.08],
    ['bathtub', 0.3],
    ['walkInShower', isNew ? 0.42 : 0.15],
    ['parquet', warm ? 0.05 : isOld ? 0.55 : 0.3],
    ['marbleFloor', warm ? 0.25 : 0.03],
    ['tiledFloor', warm ? 0.4 : 0.12],
    ['underfloorHeating', isNew && !warm && heating !== 'electricHeating' ? 0.36 : 0.02],
    ['highCeilings', isOld ? 0.55 : type === 'loft' ? 0.9 : 0.06],
    ['exposedBeams', isOld && kind === 'house' ? 0.3 : type === 'loft' ? 0.4 : 0.01],
    ['periodFeatures', isOld ? 0.6 : 0],
    ['doubleGlazing', warm ? 0.15 : 0.5],
    ['shutters', ['french', 'iberian', 'italian', 'hellenic'].includes(city.market.style) ? 0.35 : 0.02],
    ['fireplace', warm ? 0.03 : isOld ? 0.4 : kind === 'house' ? 0.22 : 0.06],
    ['woodStove', kind === 'house' && !warm ? 0.12 : 0.01],
    ['cellar', warm ? 0.01 : 0.28],
    ['storageRoom', 0.25],
    ['study', (beds ?? 0) > 3 ? 0.3 : 0.08],
    ['attic', kind === 'house' && !warm ? 0.2 : 0],
    ['airConditioning', ['iberian', 'italian', 'american'].includes(city.market.style) ? 0.4 : 0],
    ['fibre', 0.34],
    ['smartHome', isNew ? 0.14 : 0.01],
    ['mezzanine', type === 'loft' ? 0.5 : 0.01],
    ['duplexLayout', type === 'duplex' ? 1 : 0],
    [
      'staffQuarters',
      ['gulf', 'indian', 'african'].includes(city.market.style) && (beds ?? 0) > 3 ? 0.45 : 0,
    ],
  ])
}

function building({ kind, type, floors, city, isNewBuild, plot, pool }: Fitted, dice: Dice): Feature[] {
  const tall = kind === 'flat' && (floors ?? 0) > 7
  const managed = ['gulf', 'asianCity', 'tropical', 'indian', 'american', 'latin'].includes(city.market.style)
  const roomy = kind === 'house' && (plot ?? 0) > 3000
  return dice.some<Feature>([
    ['concierge', tall && managed ? 0.55 : tall ? 0.2 : 0.01],
    ['communalGym', tall && managed ? 0.5 : isNewBuild && kind === 'flat' ? 0.15 : 0],
    ['gatedCommunity', managed && kind === 'house' ? 0.3 : tall && managed ? 0.2 : 0.02],
    ['bicycleStorage', kind === 'flat' ? 0.22 : 0.02],
    ['playground', tall ? 0.12 : 0.02],
    ['solarPanels', kind === 'house' ? (isNewBuild ? 0.4 : 0.13) : 0.03],
    ['evCharger', isNewBuild ? 0.35 : 0.05],
    ['alarm', 0.13],
    ['cctv', managed ? 0.2 : 0.04],
    ['videoEntry', kind === 'flat' ? 0.25 : 0.05],
    ['armouredDoor', ['italian', 'iberian', 'hellenic'].includes(city.market.style) ? 0.25 : 0.02],
    ['listedBuilding', type === 'castle' ? 0.8 : type === 'countryHouse' ? 0.25 : 0.02],
    ['wheelchairAccess', isNewBuild ? 0.3 : 0.04],
    ['stepFree', isNewBuild || tall ? 0.35 : 0.08],
    ['barbecue', kind === 'house' && isHot(city.market.style) ? 0.35 : kind === 'house' ? 0.1 : 0],
    ['outbuildings', roomy ? 0.6 : 0],
    ['orchard', roomy && !isHot(city.market.style) ? 0.35 : 0],
    ['oliveGrove', roomy && ['iberian', 'italian', 'hellenic'].includes(city.market.style) ? 0.45 : 0],
    ['vineyard', roomy && city.setting === 'wine' ? 0.3 : 0],
    ['stables', roomy && (plot ?? 0) > 8000 ? 0.25 : 0],
    ['well', roomy ? 0.3 : 0],
    ['woodland', roomy ? 0.2 : 0],
    ['tennisCourt', roomy && ['mansion', 'castle', 'countryHouse'].includes(type) ? 0.3 : 0],
    ['annexe', kind === 'house' && (plot ?? 0) > 900 ? 0.14 : 0],
    ['heatedPool', pool === 'private' ? 0.2 : 0],
    ['outdoorKitchen', pool === 'private' ? 0.22 : 0],
    ['gym', ['mansion', 'castle'].includes(type) ? 0.3 : 0],
    ['sauna', city.market.style === 'nordic' ? 0.35 : city.setting === 'alpine' ? 0.3 : 0.01],
    ['mooring', type === 'houseboat' ? 1 : 0],
  ])
}

function around({ near, city, spot, view }: Fitted): Feature[] {
  const features: Feature[] = []
  for (const { kind, minutes, by } of near) {
    if (by === 'car') continue
    if (['metro', 'station', 'bus'].includes(kind) && minutes <= 10) features.push('nearTransport')
    if (kind === 'beach') features.push('nearBeach')
    if (kind === 'beach' && minutes <= 2 && view === 'seaView') features.push('beachfront')
    if (kind === 'school') features.push('nearSchool')
    if (kind === 'shops') features.push('nearShops')
    if (kind === 'park') features.push('nearPark')
    if (kind === 'lifts' && minutes <= 4) features.push('skiInSkiOut')
  }
  if (spot.centreKm < 1.2 && city.population > 50_000)
    features.push(city.setting === 'old' ? 'oldTown' : 'cityCentre')
  if (city.setting === 'old' && spot.centreKm < 0.9) features.push('oldTown')
  return features
}

const terms = ({ purpose, city, isNewBuild }: Fitted, dice: Dice): Feature[] =>
  purpose === 'sale'
    ? dice.some<Feature>([
        ['chainFree', city.market.style === 'british' ? 0.25 : 0],
        ['vacant', 0.08],
        ['tenanted', 0.04],
        ['investment', 0.07],
        ['keyReady', isNewBuild ? 0.3 : 0.02],
      ])
    : dice.some<Feature>([
        ['billsIncluded', 0.14],
        ['studentsWelcome', 0.05],
        ['shortLetAllowed', 0.03],
        ['holidayLicence', purpose === 'rentShort' ? 0.6 : 0],
      ])

function workFeatures({ type, heating, lift, parking, city }: Fitted, dice: Dice): Feature[] {
  const desk = ['office', 'coworking', 'medical'].includes(type)
  const store = ['warehouse', 'factory', 'workshop'].includes(type)
  const shop = ['shop', 'showroom', 'restaurantBar'].includes(type)
  const own = [heating, parking, lift ? ('lift' as const) : null].filter((feature) => feature !== null)
  return [
    ...new Set<Feature>([
      ...own,
      ...dice.some<Feature>([
        ['airConditioning', 0.5],
        ['fibre', 0.6],
        ['meetingRooms', desk ? 0.5 : 0],
        ['reception', desk ? 0.45 : 0],
        ['raisedFloor', type === 'office' ? 0.4 : 0],
        ['shopWindow', shop ? 0.75 : 0],
        ['extraction', type === 'restaurantBar' ? 0.8 : type === 'shop' ? 0.1 : 0],
        ['loadingDock', store ? 0.6 : 0],
        ['craneAccess', store ? 0.18 : 0],
        ['alarm', 0.35],
        ['cctv', 0.3],
        ['fireAlarm', 0.4],
        ['sprinklers', store ? 0.4 : 0.1],
        ['stepFree', 0.35],
        ['wheelchairAccess', 0.3],
        ['cornerUnit', shop ? 0.22 : 0],
        ['tenanted', 0.12],
        ['investment', 0.2],
        ['cityCentre', city.setting === 'metropolis' ? 0.3 : 0.15],
        ['parking', 0.3],
      ]),
    ]),
  ]
}

function landFeatures({ type, near, view, city }: Fitted, dice: Dice): Feature[] {
  const farm = type === 'farm' || type === 'plotAgricultural'
  const nearBeach: Feature[] = near.some(({ kind }) => kind === 'beach') ? ['nearBeach'] : []
  if (type === 'garage' || type === 'parkingSpace' || type === 'storage')
    return dice.some<Feature>([
      ['evCharger', 0.15],
      ['cctv', 0.3],
      ['alarm', 0.1],
    ])
  return [
    ...(view ? [view] : []),
    ...nearBeach,
    ...dice.some<Feature>([
      ['countryside', farm ? 0.7 : 0.2],
      ['well', farm ? 0.35 : 0.06],
      ['irrigation', farm ? 0.35 : 0],
      ['fenced', 0.22],
      ['woodland', farm ? 0.25 : 0.05],
      ['oliveGrove', farm && ['iberian', 'italian', 'hellenic'].includes(city.market.style) ? 0.4 : 0],
      ['vineyard', farm && city.setting === 'wine' ? 0.5 : 0],
      ['orchard', farm ? 0.2 : 0],
      ['outbuildings', type === 'farm' ? 0.8 : 0],
      ['stables', type === 'farm' ? 0.3 : 0],
    ]),
  ]
}
