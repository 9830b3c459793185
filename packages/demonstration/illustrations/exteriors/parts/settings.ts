/** Catalogue, illustrations: surroundings that several kinds of building share. */

export const suburb = {
  grounds: ['lawn'],
  backdrops: ['suburb', 'hills', 'forest'],
  floras: ['suburban', 'autumn', 'temperate'],
  trees: 0.75,
  shrubs: 0.65,
} as const

export const country = {
  grounds: ['lawn', 'meadow'],
  paths: ['straight', 'winding', 'stones'],
  trees: 0.75,
  shrubs: 0.5,
} as const

export const urban = { grounds: ['street', 'street', 'avenue'], trees: 0.5, shrubs: 0 } as const
