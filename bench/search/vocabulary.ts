/**
 * bench: what the made-up homes are made of: types and features with their
 * shares, price levels, words of descriptions.
 */
import type { FilterFeature } from '#contract/vocabulary/features.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'

type Kind = {
  type: PropertyType
  share: number
  /** Likelihood that it is to let. */
  let: number
  beds: number
  /** Square metres of one without rooms, or with its usual rooms. */
  area: number
  plot: number
}

export const kinds: readonly Kind[] = [
  { type: 'apartment', share: 0.42, let: 0.42, beds: 2, area: 85, plot: 0 },
  { type: 'house', share: 0.25, let: 0.2, beds: 3, area: 140, plot: 600 },
  { type: 'villa', share: 0.07, let: 0.2, beds: 4, area: 230, plot: 1_500 },
  { type: 'studio', share: 0.06, let: 0.65, beds: 0, area: 32, plot: 0 },
  { type: 'terraced', share: 0.07, let: 0.2, beds: 3, area: 115, plot: 120 },
  { type: 'plotResidential', share: 0.04, let: 0.02, beds: 0, area: 1_800, plot: 1_800 },
  { type: 'shop', share: 0.03, let: 0.4, beds: 0, area: 220, plot: 0 },
  { type: 'office', share: 0.02, let: 0.4, beds: 0, area: 150, plot: 0 },
  { type: 'farm', share: 0.012, let: 0.05, beds: 4, area: 300, plot: 40_000 },
  { type: 'castle', share: 0.003, let: 0.02, beds: 9, area: 900, plot: 20_000 },
  { type: 'room', share: 0.015, let: 1, beds: 1, area: 16, plot: 0 },
  { type: 'garage', share: 0.01, let: 0.3, beds: 0, area: 14, plot: 0 },
]

export const featureShares: Partial<Record<FilterFeature, number>> = {
  parking: 0.45,
  garden: 0.35,
  balcony: 0.4,
  terrace: 0.3,
  pool: 0.08,
  lift: 0.35,
  fittedKitchen: 0.3,
  garage: 0.28,
  fireplace: 0.12,
  airConditioning: 0.33,
  cellar: 0.22,
  storageRoom: 0.3,
  gym: 0.05,
  concierge: 0.04,
  seaView: 0.06,
  mountainView: 0.05,
  doubleGlazing: 0.5,
  alarm: 0.12,
  southFacing: 0.2,
  nearTransport: 0.4,
  wheelchairAccess: 0.1,
  waterfront: 0.03,
  chainFree: 0.1,
}

/** How many more homes a country has on the market than its people alone would say. */
export const eagerness: Record<string, number> = {
  US: 2.5, GB: 4, FR: 4, DE: 3, ES: 5, IT: 4, PT: 5, NL: 3, BE: 3, CH: 3, AU: 4, CA: 3, AE: 4, IE: 4, GR: 4,
  CN: 0.25, IN: 0.3, PK: 0.2, BD: 0.1, NG: 0.3, ID: 0.4, RU: 0.4, CD: 0.1, ET: 0.1,
} // prettier-ignore

/** Euros for a usual home for sale. */
const levels: Record<string, number> = {
  US: 330_000, GB: 340_000, FR: 260_000, DE: 330_000, ES: 190_000, IT: 170_000, PT: 210_000, NL: 390_000, BE: 280_000,
  CH: 850_000, AU: 480_000, CA: 430_000, AE: 350_000, IE: 330_000, GR: 130_000, CN: 160_000, IN: 60_000, JP: 210_000,
  BR: 80_000, MX: 85_000, TR: 75_000, SG: 1_100_000, HK: 900_000, IL: 550_000, NO: 380_000, SE: 290_000, PL: 130_000,
} // prettier-ignore

export const levelOf = (country: string): number =>
  levels[country] ?? 30_000 + ((country.charCodeAt(0) * 31 + country.charCodeAt(1) * 17) % 90) * 1_000

/** The first words stand in most descriptions, the last in few. */
export const common =
  `the and with in of to bright spacious modern kitchen bathroom bedroom living room property located
close centre city quiet street floor large new fully equipped open plan natural light view family home beautiful charming
excellent location minutes walk from station schools shops public transport south facing windows private entrance ample
storage fitted wardrobes wooden floors high ceilings original features recently renovated ready move investment opportunity
rental yield perfect couple ideal families luxury design residence building elegant period historic stunning panoramic sea
beach coast lake river park green countryside village rural detached semi penthouse duplex loft attic basement conversion
planning permission land acres orchard vineyard olive stable barn farmhouse cottage bungalow chalet manor tower courtyard
patio deck barbecue jacuzzi sauna spa cinema library study laundry utility pantry island granite marble oak parquet tiles
underfloor heating solar panels insulation energy efficient certificate fibre internet smart camera gated community bicycle
driveway carport electric charger swimming tennis golf marina harbour airport motorway metro tram bus university hospital
market restaurant cafe nightlife vibrant trendy upcoming regeneration development completion warranty handover short long
term deposit bills included welcome viewing recommended contact agent today exclusive offer reduced motivated seller chain
free auction reserve freehold share commission mortgage available`.split(/\s+/)

export const syllables =
  `ba be bo ca ce co da de do fa fi ga go ha he ka ki la le li lo ma me mi mo na ne no pa pe po ra re
ri ro sa se so ta te ti to va ve vi vo za zu el an`.split(/\s+/)
