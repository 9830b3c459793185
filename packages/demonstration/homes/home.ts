/**
 * demonstration/homes: what is true of one home; texts, pictures and
 * history are told from it and from nothing else.
 */
import type { Feature } from '../../../contract/vocabulary/features.ts'
import type { Period, PropertyType, Purpose, UseClass } from '../../../contract/vocabulary/vocabulary.ts'
import type { City } from '../world/cities.ts'
import type { Language } from '../world/markets.ts'
import type { Spot } from '../world/ground.ts'

/** What a text has to say about it. */
export type Kind = 'flat' | 'house' | 'land' | 'workplace' | 'parking' | 'room'

export type Outdoor = 'balcony' | 'terrace' | 'roofTerrace' | 'garden' | 'patio'
export type Heating =
  | 'centralHeating'
  | 'gasHeating'
  | 'heatPump'
  | 'districtHeating'
  | 'underfloorHeating'
  | 'electricHeating'
  | 'woodStove'
  | 'airConditioning'
export type Parking = 'garage' | 'doubleGarage' | 'undergroundParking' | 'parking' | 'driveway' | 'carport'
export type NearKind =
  | 'metro'
  | 'station'
  | 'bus'
  | 'beach'
  | 'centre'
  | 'shops'
  | 'school'
  | 'park'
  | 'harbour'
  | 'lifts'
export type Near = { kind: NearKind; minutes: number; by: 'foot' | 'car' }
/** How the building feels: old with its details kept, plain, of our days, or just finished. */
export type Character = 'period' | 'plain' | 'modern' | 'new'

export type Home = {
  index: number
  city: City
  spot: Spot
  language: Language
  purpose: Purpose
  useClass: UseClass
  kind: Kind
  type: PropertyType
  character: Character
  /** 0 is a studio; null where there are none to count. */
  beds: number | null
  baths: number | null
  receptions: number | null
  /** Square metres: inside, of the plot, of the terrace or balcony. */
  area: number | null
  plot: number | null
  outside: number | null
  floor: number | null
  floors: number | null
  lift: boolean
  year: number | null
  renovated: number | null
  condition: 'new' | 'excellent' | 'good' | 'toRenovate' | 'toRebuild' | null
  isNewBuild: boolean
  completion: 'offPlan' | 'underConstruction' | 'completed' | null
  outdoor: Outdoor | null
  pool: 'private' | 'communal' | null
  parking: Parking | null
  spaces: number | null
  heating: Heating | null
  view: Feature | null
  features: Feature[]
  near: Near[]
  furnished: 'furnished' | 'part' | 'unfurnished' | null
  pets: 'yes' | 'no' | 'ask' | null
  /** Euros, before they become a believable local price. */
  value: number
  price: { amountMinor: number; currency: string; period: Period }
}
