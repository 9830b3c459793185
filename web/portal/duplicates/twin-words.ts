/** web/portal/duplicates: what two listings have in common, and what became of a pair, in words. */
import type { HomeTwins } from '#contract/moderation/merges.ts'
import type { TwinField, TwinState, TwinVerdict } from '#contract/moderation/merge-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

export const twinFieldWords: Record<TwinField, string> = {
  pictures: 'pictures',
  distance: 'point',
  address: 'address',
  floor: 'floor',
  unit: 'door',
  area: 'area',
  plot: 'plot',
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  year: 'year',
  energy: 'energy',
  storeys: 'storeys',
  type: 'type',
  features: 'features',
  reference: 'reference',
  agency: 'agency',
  newBuild: 'new build',
}

export const twinStateWords: Record<TwinState, { word: string; mark: Mark }> = {
  open: { word: 'To look at', mark: 'amber' },
  merged: { word: 'One home', mark: 'live' },
  apart: { word: 'Two homes', mark: 'off' },
}

/** The fields of which this is said, in the order in which they are told. */
export const fieldsThat = ({ signs }: Pick<HomeTwins, 'signs'>, says: TwinVerdict): string[] =>
  signs.filter((sign) => sign.says === says).map(({ field }) => twinFieldWords[field])
