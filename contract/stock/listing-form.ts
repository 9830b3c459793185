/** contract: what an agency writes about a home by hand: everything may be missing while it is written. */
import { z } from 'zod'
import {
  areaUnit,
  countryCode,
  currencyCode,
  languageTag,
  latitude,
  longitude,
} from '../vocabulary/common.ts'
import { feature } from '../vocabulary/features.ts'
import {
  areaKind,
  completion,
  condition,
  costKind,
  energyClass,
  furnishing,
  mediaKind,
  openHouseKinds,
  period,
  priceMode,
  propertyType,
  purpose,
  tenure,
} from '../vocabulary/vocabulary.ts'

/** The most one description may hold while it is written; publishing asks for less (`publishing.ts`). */
const longestText = 20_000
export const mostMedia = 100

const words = (longest: number) => z.string().trim().max(longest, `Please use at most ${longest} characters`)
const maybe = (longest: number) => words(longest).nullable()
const count = (most: number) => z.number().min(0).max(most).nullable()
const whole = (least: number, most: number) => z.int().min(least).max(most).nullable()
const size = z.number().positive().max(1e9)
const amount = z.int().min(1).max(1e15).nullable()
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 15:30')
  .nullable()
const webAddress = z.url({ protocol: /^https?$/, error: 'Please enter a web address' }).max(2_000)

const place = z.strictObject({
  country: countryCode.nullable(),
  region: maybe(200),
  locality: maybe(200),
  district: maybe(200),
  street: maybe(300),
  houseNumber: maybe(50),
  unit: maybe(100),
  postalCode: maybe(20),
  /** The pin, degrees, WGS 84. Only the agency sees it, unless `show` is exact. */
  point: z.strictObject({ lat: latitude, lon: longitude }).nullable(),
  /** How much of the address visitors see. */
  show: z.enum(['exact', 'street', 'area', 'hidden']),
})

const price = z.strictObject({
  mode: priceMode,
  /** Minor units of the currency; null while nobody said, and always when `mode` is onRequest. */
  amount,
  /** The upper end, when `mode` is range. */
  amountMax: amount,
  currency: currencyCode.nullable(),
  /** What a rent is paid for; sales are `once`. */
  period: period.nullable(),
  deposit: amount,
  furnished: furnishing.nullable(),
  pets: z.enum(['yes', 'no', 'ask']).nullable(),
  availableFrom: z.iso.date().nullable(),
  minTermMonths: whole(0, 1_200),
  costs: z.array(z.strictObject({ kind: costKind, amount: z.int().min(1).max(1e15), period })).max(20),
})

const mediaItem = z.strictObject({
  kind: mediaKind,
  /** Of a picture that was uploaded, or that the home has already. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** Of a picture that a feed gave and nobody has fetched yet. */
  sourceUrl: z.string().max(2_000).nullable(),
  caption: maybe(500),
})

export const listingForm = z.strictObject({
  purpose: purpose.nullable(),
  type: propertyType.nullable(),
  /** The agency's own reference. */
  reference: maybe(200),
  place,
  /** 0 is a studio. */
  bedrooms: count(999),
  /** The upper end where a project has homes of several sizes. */
  bedroomsMax: count(999).default(null),
  bathrooms: count(999),
  /** Bedrooms with a bathroom of their own. */
  suites: whole(0, 999).default(null),
  roomsTotal: count(999),
  areas: z
    .array(
      z.strictObject({
        kind: areaKind,
        value: size,
        unit: areaUnit,
        /** The upper end where it is a range. */
        max: size.nullable().optional(),
      }),
    )
    .max(9),
  floor: maybe(100),
  floorsTotal: whole(0, 300),
  yearBuilt: whole(800, 2_200),
  yearRenovated: whole(800, 2_200),
  condition: condition.nullable(),
  tenure: tenure.nullable(),
  leaseYearsLeft: whole(0, 9_999),
  isNewBuild: z.boolean(),
  completion: completion.nullable(),
  energy: z
    .strictObject({
      status: z.enum(['rated', 'exempt', 'inProgress', 'none']),
      class: energyClass.nullable(),
      kwhM2: count(99_999),
    })
    .nullable(),
  parkingSpaces: whole(0, 9_999),
  features: z.array(feature).max(200),
  rooms: z
    .array(
      z.strictObject({ name: words(200), areaM2: count(1e6), lengthM: count(10_000), widthM: count(10_000) }),
    )
    .max(100),
  price,
  texts: z
    .array(
      z.strictObject({
        lang: languageTag,
        title: maybe(300),
        /** Plain text; an empty line parts paragraphs. */
        description: z.string().max(longestText).nullable(),
      }),
    )
    .max(10),
  media: z.array(mediaItem).max(mostMedia),
  /** When it may be seen without asking, and when it is auctioned, in the time of day there. */
  openHouses: z
    .array(
      z.strictObject({
        kind: z.enum(openHouseKinds),
        date: z.iso.date().nullable(),
        from: timeOfDay,
        until: timeOfDay,
      }),
    )
    .max(20)
    .default([]),
  /** What it went for in the end; told only of homes that are sold or let. */
  closing: z
    .strictObject({ on: z.iso.date().nullable(), amount, currency: currencyCode.nullable() })
    .nullable()
    .default(null),
  videoUrls: z.array(webAddress).max(10),
  tourUrls: z.array(webAddress).max(10),
  /** The name of the colleague who answers for the home. */
  agent: maybe(200),
  /** Colleagues who answer for it besides. */
  coAgents: z.array(words(200)).max(9).default([]),
})
export type ListingForm = z.infer<typeof listingForm>
