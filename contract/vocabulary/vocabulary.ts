/** contract: the words a listing is made of, as schemas; the codes themselves are in codes.ts. */
import { z } from 'zod'
import {
  purposes,
  listingStatuses,
  useClasses,
  propertyTypes,
  priceModes,
  periods,
  tenures,
  energyClasses,
  furnishings,
  conditions,
  completions,
  areaKinds,
  mediaKinds,
  eventKinds,
  costKinds,
  type PropertyType,
} from './codes.ts'

export * from './codes.ts'

export const purpose = z.enum(purposes)
export const listingStatus = z.enum(listingStatuses)
export const useClass = z.enum(useClasses)
export const propertyType = z.enum(propertyTypes as [PropertyType, ...PropertyType[]])
export const priceMode = z.enum(priceModes)
export const period = z.enum(periods)
export const tenure = z.enum(tenures)
export const energyClass = z.enum(energyClasses)
export const furnishing = z.enum(furnishings)
export const condition = z.enum(conditions)
export const completion = z.enum(completions)
export const areaKind = z.enum(areaKinds)
export const mediaKind = z.enum(mediaKinds)
export const eventKind = z.enum(eventKinds)
export const costKind = z.enum(costKinds)
