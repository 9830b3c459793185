/** demonstration/homes: what is near a home, and what is seen from it. */
import type { Feature } from '../../../contract/vocabulary/features.ts'
import type { Dice } from '../dice.ts'
import type { City } from '../world/cities.ts'
import type { Spot } from '../world/ground.ts'
import type { Style } from '../world/markets.ts'
import type { Near, NearKind } from './home.ts'

const metroCities = new Set(
  (
    'London,Lisbon,Paris,Berlin,New York City,Tokyo,Dubai,Sydney,São Paulo,Barcelona,Madrid,Rome,Milan,Amsterdam,Vienna,Munich,Hamburg,Copenhagen,Stockholm,Oslo,Helsinki,Brussels,Porto,Athens,Istanbul,Prague,Warsaw,Budapest,' +
    'Los Angeles,San Francisco,Chicago,Boston,Toronto,Vancouver,Montréal,Mexico City,Buenos Aires,Rio de Janeiro,Santiago,Lima,Panamá,Singapore,Hong Kong,Bangkok,Kuala Lumpur,Jakarta,Mumbai,Delhi,Bengaluru,Shanghai,Seoul,' +
    'Osaka,Kyoto,Cairo,Doha,Riyadh,Lyon,Marseille,Valencia,Málaga,Sevilla,Naples,Medellín,Miami'
  ).split(','),
)
/** Harbours whose water is a river, and towns on a lake. */
const riverCities = new Set([
  'London',
  'Lisbon',
  'Hamburg',
  'New York City',
  'Buenos Aires',
  'Bangkok',
  'Shanghai',
  'Seoul',
  'Amsterdam',
  'Bordeaux',
  'Prague',
  'Budapest',
  'Florence',
  'Bath',
  'Porto',
  'Sevilla',
  'Cairo',
  'Paris',
  'Rome',
  'Heidelberg',
  'Salzburg',
])
const lakeCities = new Set([
  'Como',
  'Zürich',
  'Genève',
  'Annecy',
  'Lugano',
  'Queenstown',
  'San Carlos de Bariloche',
  'Chicago',
  'Toronto',
])
const hillCities = new Set([
  'Cape Town',
  'Innsbruck',
  'Salzburg',
  'Granada',
  'Tbilisi',
  'Santiago',
  'Bogotá',
  'Medellín',
  'Cusco',
  'Mendoza',
  'Marrakesh',
  'Chiang Mai',
  'Vancouver',
  'Bergen',
  'Tromsø',
  'Kotor',
  'Sóller',
  'Takayama',
  'Santa Fe',
  'Seoul',
  'Nice',
])

export const hasMetro = ({ place }: City): boolean => metroCities.has(place.name)
/** Harbours and lagoons without a beach to walk to. */
const beachless = new Set([
  'Venice',
  'Copenhagen',
  'Stockholm',
  'Oslo',
  'Helsinki',
  'Istanbul',
  'Hong Kong',
  'Singapore',
  'Boston',
  'Tokyo',
  'Osaka',
  'Bergen',
  'Tromsø',
  'Reykjavík',
  'Saint-Augustin-de-Desmaures',
  'Tallinn',
  'Jakarta',
  'Edinburgh',
  'Seattle',
  'San Francisco',
  'Auckland',
  'Wellington',
  'Hobart',
  'Doha',
  'Manama',
  'Lagos',
  'Port Louis',
])

export const hasSea = ({ place }: City, { waterKm }: Spot): boolean =>
  waterKm !== null && waterKm < 3 && !riverCities.has(place.name) && !lakeCities.has(place.name)

const railways = new Set<Style>([
  'british',
  'french',
  'germanic',
  'italian',
  'nordic',
  'eastern',
  'japanese',
  'asianCity',
  'iberian',
])

const hasBeach = (city: City, spot: Spot): boolean =>
  hasSea(city, spot) &&
  !(beachless.has(city.place.name) && city.market.country !== 'PT') &&
  city.region !== 'CA.10'

/** Minutes on foot for a distance, or by car where nobody would walk. */
function near(kind: NearKind, km: number): Near {
  const walk = Math.max(1, Math.round(km * 13))
  if (walk <= 22) return { kind, minutes: walk > 10 ? Math.round(walk / 5) * 5 : walk, by: 'foot' }
  return { kind, minutes: Math.max(5, Math.round((km * 1.7) / 5) * 5), by: 'car' }
}

export function aroundOf(city: City, spot: Spot, dice: Dice): Near[] {
  const found: Near[] = []
  const isRural = city.setting === 'town' && city.population < 20_000
  if (hasMetro(city)) found.push(near('metro', dice.between(0.15, 0.85)))
  else if (railways.has(city.market.style) && dice.chance(0.62))
    found.push(near('station', dice.between(0.3, isRural ? 9 : 2)))
  else if (dice.chance(0.5)) found.push(near('bus', dice.between(0.1, 0.5)))
  if (hasBeach(city, spot))
    found.push(near('beach', Math.max(0.1, (spot.waterKm ?? 1) * dice.between(0.7, 1.1))))
  if (city.setting === 'alpine' && dice.chance(0.75)) found.push(near('lifts', dice.between(0.1, 1.2)))
  if (spot.centreKm > 0.4 && spot.centreKm < 12 && dice.chance(0.5)) found.push(near('centre', spot.centreKm))
  if (dice.chance(0.55)) found.push(near('shops', dice.between(0.08, isRural ? 3 : 0.7)))
  if (dice.chance(0.35)) found.push(near('school', dice.between(0.2, 1.1)))
  if (!isRural && dice.chance(0.33)) found.push(near('park', dice.between(0.15, 0.9)))
  return found
}

/** The view that the place allows, if this home has one. */
export function viewOf(city: City, spot: Spot, height: number, dice: Dice): Feature | null {
  const name = city.place.name
  const isHigh = height >= 4
  if (hasSea(city, spot) && (spot.waterKm ?? 9) < 1.6 && dice.chance(isHigh ? 0.6 : 0.32)) return 'seaView'
  if (lakeCities.has(name) && dice.chance(isHigh ? 0.45 : 0.25)) return 'lakeView'
  if (riverCities.has(name) && dice.chance(isHigh ? 0.22 : 0.08)) return 'riverView'
  if ((city.setting === 'alpine' || hillCities.has(name)) && dice.chance(0.42)) return 'mountainView'
  if (height >= 8 && dice.chance(0.55)) return dice.chance(0.6) ? 'cityView' : 'panoramicView'
  if (city.setting === 'wine' && dice.chance(0.4)) return 'countryView'
  if (city.setting === 'town' && height === 0 && dice.chance(0.2)) return 'countryView'
  return dice.chance(0.12) ? dice.pick(['openView', 'parkView', 'openView'] as const) : null
}
