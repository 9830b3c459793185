/** contract: the codes of homes that are offered several times, without the parser. */

/** By what two listings are compared, in the order in which it is told. */
export const twinFields = [
  'pictures',
  'distance',
  'address',
  'floor',
  'unit',
  'area',
  'plot',
  'price',
  'bedrooms',
  'bathrooms',
  'year',
  'energy',
  'storeys',
  'type',
  'features',
  'reference',
  'agency',
  'newBuild',
] as const
export type TwinField = (typeof twinFields)[number]

export const twinVerdicts = ['same', 'close', 'differs'] as const
export type TwinVerdict = (typeof twinVerdicts)[number]

/** `open`: nobody decided; `apart`: somebody found that they are two homes. */
export const twinStates = ['open', 'merged', 'apart'] as const
export type TwinState = (typeof twinStates)[number]

/** From this certainty on two listings are suggested as one home. */
export const suggestedFrom = 0.9

/** Pairs that one decision is about at most. */
export const mostTwinsAtOnce = 50
