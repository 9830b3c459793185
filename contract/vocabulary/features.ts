/** contract: the feature vocabulary as schemas; the codes themselves are in feature-codes.ts. */
import { z } from 'zod'
import { features, filterFeatures, type Feature } from './feature-codes.ts'

export * from './feature-codes.ts'

export const feature = z.enum(features as [Feature, ...Feature[]])
export const filterFeature = z.enum(filterFeatures)
