/**
 * contract: the thresholds of the rules with their bounds, without the
 * parser: pages check what is typed by the same.
 */

export type Bounds = { min: number; max: number; isWhole?: true }

/** By kind of flag; every rule can be switched off besides. */
export const ruleBounds = {
  price: {
    /** Everybody so near is compared with. */
    radiusKm: { min: 0.5, max: 50 },
    /** Robust z-score from which a price is an outlier. */
    z: { min: 2, max: 20 },
    /** With fewer neighbours nothing is said. */
    neighbours: { min: 5, max: 500, isWhole: true },
  },
  /** So far off the coast a point is at sea; coarse coasts and piers lie nearer. */
  impossible: { seaKm: { min: 0.5, max: 50 } },
  farFromTown: { km: { min: 2, max: 500 } },
  duplicate: { pictures: { min: 1, max: 20, isWhole: true } },
  copiedPictures: { pictures: { min: 1, max: 20, isWhole: true } },
  /** A home that comes back as a new one within so many days. */
  relisted: { days: { min: 1, max: 730, isWhole: true } },
  /** From so many per cent on two listings are made one home by themselves. */
  merging: { certainty: { min: 95, max: 100 } },
  reported: { reports: { min: 1, max: 50, isWhole: true } },
} as const satisfies Record<string, Record<string, Bounds>>

/** Of the words that texts may not hold. */
export const wordBounds = { shortest: 2, longest: 60, mostWords: 200, mostLanguages: 40 } as const
