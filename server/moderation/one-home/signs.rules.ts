/** moderation: pure: what of two listings is the same, comes close, or differs, each with its weight. */
import type { TwinField, TwinVerdict } from '#contract/moderation/merge-codes.ts'
import { areaKinds, purposes, type PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { groupOf } from '#contract/vocabulary/type-groups.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { TwinFacts } from './facts.ts'
import { floorOf, plainWord, sharedPictures } from './plain-facts.rules.ts'

/**
 * `weight` in bits: by how many doublings the sign makes it likelier (or, below nought, unlikelier) that two
 * offers near each other are one home. `of` a building says little of a flat in it.
 */
export type Sign = { field: TwinField; says: TwinVerdict; weight: number; of: 'home' | 'building' | 'offer' }
type Compare = (a: TwinFacts, b: TwinFacts) => Sign | null

const sign = (field: TwinField, of: Sign['of'], says: TwinVerdict, weight: number): Sign => ({
  field,
  says,
  weight,
  of,
})

/** By how much the larger of two is more than the smaller: 0 for the same. */
const excess = (a: number, b: number): number => Math.max(a, b) / Math.max(Math.min(a, b), 1e-9) - 1

type Step = readonly [upTo: number, says: TwinVerdict, weight: number]
const stepOf = (value: number, steps: readonly Step[]): Step =>
  steps.find(([upTo]) => value <= upTo) ?? ([Infinity, 'differs', -9] as const)

/** What is no part of a larger building: all that is said of the building is said of the home. */
export const standsAlone = (type: PropertyType): boolean =>
  ['house', 'building', 'land'].includes(groupOf(type))

/** Points are blurred by some hundred metres where an agency keeps the door to itself. */
const distance: Compare = (a, b) => {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null
  const metres = metresBetween({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon })
  const [, says, weight] = stepOf(metres, [
    [40, 'same', 2],
    [140, 'close', 1.5],
    [380, 'close', 0.5],
    [700, 'differs', -3],
  ])
  return sign('distance', 'building', says, weight)
}

const address: Compare = (a, b) => {
  if (a.street === null || b.street === null) return null
  if (plainWord(a.street) !== plainWord(b.street)) return sign('address', 'building', 'differs', -2)
  if (a.houseNumber === null || b.houseNumber === null) return sign('address', 'building', 'close', 1.5)
  return plainWord(a.houseNumber) === plainWord(b.houseNumber)
    ? sign('address', 'building', 'same', standsAlone(a.type) ? 6 : 3)
    : sign('address', 'building', 'differs', -6)
}

const floor: Compare = (a, b) => {
  const one = floorOf(a.floor)
  const other = floorOf(b.floor)
  if (one === null || other === null || standsAlone(a.type)) return null
  return one === other ? sign('floor', 'home', 'same', 2.5) : sign('floor', 'home', 'differs', -8)
}

const unit: Compare = (a, b) => {
  if (a.unit === null || b.unit === null) return null
  return plainWord(a.unit) === plainWord(b.unit)
    ? sign('unit', 'home', 'same', 5)
    : sign('unit', 'home', 'differs', -9)
}

/**
 * Agencies round, and one measures what is built while another measures what is lived in: only like is held
 * against like.
 */
const area: Compare = (a, b) => {
  const [kind] = areaKinds.filter((one) => one !== 'plot' && a.areas[one] && b.areas[one])
  if (!kind) return null
  const one = a.areas[kind] ?? 0
  const other = b.areas[kind] ?? 0
  const apart = Math.abs(one - other)
  if (apart <= 0.05 && one % 1 !== 0) return sign('area', 'home', 'same', 3)
  if (apart <= 1) return sign('area', 'home', 'same', 2)
  const [, says, weight] = stepOf(excess(one, other), [
    [0.012, 'same', 2],
    [0.03, 'close', 0.5],
    [0.07, 'differs', -3],
  ])
  return sign('area', 'home', says, weight)
}

/** What it weighs that both plots have the same size and no other is likely to. */
export const ownPlot = 4.5
/** Plots of a round size lie beside others of that size. */
const isRound = (m2: number): boolean => Math.round(m2) % 50 === 0

const plot: Compare = (a, b) => {
  if (!a.areas.plot || !b.areas.plot) return null
  const [, says, weight] = stepOf(excess(a.areas.plot, b.areas.plot), [
    [0.004, 'same', isRound(a.areas.plot) ? 2.5 : ownPlot],
    [0.016, 'same', 2.5],
    [0.04, 'differs', -4.5],
    [0.12, 'differs', -7],
  ])
  return sign('plot', 'home', says, weight)
}

const price: Compare = (a, b) => {
  const [purpose] = purposes.filter((one) => a.prices[one] && b.prices[one])
  if (!purpose) return null
  const [, says, weight] = stepOf(excess(a.prices[purpose] ?? 0, b.prices[purpose] ?? 0), [
    [0.005, 'same', 2],
    [0.04, 'close', 1.5],
    [0.08, 'differs', -1.5],
    [0.2, 'differs', -4],
  ])
  return sign('price', 'offer', says, weight)
}

/** One counts a study as a bedroom, another counts all rooms: one more or less says little. */
const counted =
  (field: 'bedrooms' | 'bathrooms', steps: readonly Step[]): Compare =>
  (a, b) => {
    const one = a[field]
    const other = b[field]
    if (one === null || other === null) return null
    const [, says, weight] = stepOf(Math.abs(one - other), steps)
    return sign(field, 'home', says, weight)
  }

const year: Compare = (a, b) => {
  if (a.year === null || b.year === null) return null
  const [, says, weight] = stepOf(Math.abs(a.year - b.year), [
    [0, 'same', 2],
    [2, 'close', 0],
    [Infinity, 'differs', -4],
  ])
  return sign('year', 'building', says, weight)
}

/** A certificate is measured once: two agencies that have the home have the same figure. */
const energy: Compare = (a, b) => {
  const isSame = a.energyUse !== null && b.energyUse !== null && Math.abs(a.energyUse - b.energyUse) <= 0.5
  // Equal units of a development have equal certificates.
  if (isSame && !(a.isNewBuild && b.isNewBuild)) return sign('energy', 'home', 'same', 4)
  if (a.energyUse !== null && b.energyUse !== null && !isSame) return sign('energy', 'home', 'differs', -6)
  if (a.energyClass === null || b.energyClass === null) return null
  return a.energyClass === b.energyClass
    ? sign('energy', 'building', 'same', 0.7)
    : sign('energy', 'home', 'differs', -3)
}

const storeys: Compare = (a, b) => {
  if (a.storeys === null || b.storeys === null) return null
  return a.storeys === b.storeys
    ? sign('storeys', 'building', 'same', 0.7)
    : sign('storeys', 'building', 'differs', -3)
}

const type: Compare = (a, b) =>
  a.type === b.type ? sign('type', 'building', 'same', 0.5) : sign('type', 'home', 'close', -0.5)

const fewFeatures = 4

const features: Compare = (a, b) => {
  if (a.features.length < fewFeatures || b.features.length < fewFeatures) return null
  const both = new Set(a.features.filter((one) => b.features.includes(one))).size
  const share = both / (a.features.length + b.features.length - both)
  if (share >= 0.6) return sign('features', 'building', 'same', 1.5)
  if (share >= 0.3) return sign('features', 'building', 'close', 0.5)
  return share < 0.12 ? sign('features', 'home', 'differs', -1.5) : null
}

/**
 * One picture may be of the house, and of a development all are; rooms that look the same are the same
 * rooms.
 */
const pictures: Compare = (a, b) => {
  const fewest = Math.min(a.pictures.length, b.pictures.length)
  if (fewest === 0) return null
  const shared = sharedPictures(a.pictures, b.pictures)
  if (shared === 0) return fewest >= 4 ? sign('pictures', 'home', 'differs', -3) : null
  if (a.isNewBuild && b.isNewBuild) return sign('pictures', 'building', 'same', 1)
  if (shared === 1) return sign('pictures', 'building', 'close', standsAlone(a.type) ? 2.5 : 2)
  return sign('pictures', 'home', 'same', shared >= 3 ? 7 : 5)
}

const reference: Compare = (a, b) => {
  if (a.registered.some((one) => b.registered.includes(one))) return sign('reference', 'home', 'same', 9)
  if (a.reference === null || b.reference === null || a.reference.length < 4) return null
  if (plainWord(a.reference) !== plainWord(b.reference)) return null
  return sign('reference', 'home', 'same', a.agencyId === b.agencyId ? 7 : 3)
}

/** An agency knows its homes: two of its own are two, unless much says otherwise. */
const agency: Compare = (a, b) => (a.agencyId === b.agencyId ? sign('agency', 'offer', 'same', -6) : null)

/** New developments have equal homes by the dozen. */
const newBuild: Compare = (a, b) => {
  if (a.isNewBuild !== b.isNewBuild) return sign('newBuild', 'building', 'differs', -1.5)
  return a.isNewBuild ? sign('newBuild', 'building', 'same', -2) : null
}

const few: readonly Step[] = [
  [0, 'same', 1],
  [1, 'close', -0.5],
  [Infinity, 'differs', -6],
]

const comparisons: readonly Compare[] = [
  pictures,
  distance,
  address,
  floor,
  unit,
  area,
  plot,
  price,
  counted('bedrooms', few),
  counted('bathrooms', [
    [0, 'same', 1],
    [1, 'close', -2],
    [Infinity, 'differs', -5],
  ]),
  year,
  energy,
  storeys,
  type,
  features,
  reference,
  agency,
  newBuild,
]

/** Everything that both say something about, in the order in which it is told. */
export const signsOf = (a: TwinFacts, b: TwinFacts): Sign[] =>
  comparisons.flatMap((compare) => compare(a, b) ?? [])
