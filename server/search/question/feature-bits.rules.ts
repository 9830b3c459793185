/**
 * search: filter features as bits of one number. Stored in the database, so bits never change their meaning.
 */
import { filterFeatures } from '#contract/vocabulary/features.ts'

const bits = new Map<string, bigint>(filterFeatures.map((feature, at) => [feature, 1n << BigInt(at)]))

/** The number with the bit of every feature set; features that are no filter have none. */
export const bitsOf = (features: readonly string[]): bigint =>
  features.reduce((sum, feature) => sum | (bits.get(feature) ?? 0n), 0n)
