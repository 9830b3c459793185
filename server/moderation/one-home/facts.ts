/** moderation: what of a listing tells whether it is the same home as another. */
import type { AreaKind, PropertyType, Purpose } from '#contract/vocabulary/vocabulary.ts'

export type TwinFacts = {
  id: string
  propertyId: string
  agencyId: string
  firstSeenAt: Date
  type: PropertyType
  isNewBuild: boolean
  /** The exact point, which may be blurred by whoever gave it. */
  lat: number | null
  lon: number | null
  locality: string | null
  street: string | null
  houseNumber: string | null
  unit: string | null
  floor: string | null
  storeys: number | null
  /** Square metres. */
  areas: Partial<Record<AreaKind, number>>
  /** Euros, rents for a month. */
  prices: Partial<Record<Purpose, number>>
  bedrooms: number | null
  bathrooms: number | null
  roomsTotal: number | null
  year: number | null
  energyClass: string | null
  /** kWh for each square metre and year. */
  energyUse: number | null
  features: readonly string[]
  /** What photos look like, each as 64 bits. */
  pictures: readonly bigint[]
  reference: string | null
  /** Numbers of a register or of a network of agencies: `scheme value`. */
  registered: readonly string[]
}
