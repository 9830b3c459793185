/** contract: how far somebody is with a home, and what a dossier holds at most, without the parser. */

/** In the order in which it usually goes; `rejected` ends it at any point. */
export const dossierStages = ['interested', 'asked', 'viewing', 'offered', 'done', 'rejected'] as const
export type DossierStage = (typeof dossierStages)[number]

/** What a dossier holds at most: characters, pieces, bytes. */
export const dossierMost = {
  notes: 20_000,
  words: 500,
  steps: 50,
  stepWords: 200,
  entries: 300,
  files: 40,
  fileBytes: 20_000_000,
  /** Of all files that one person keeps. */
  bytesOfPerson: 500_000_000,
  fileName: 200,
} as const

/** Facts whose change is told by themselves; what is not here changes too rarely to be looked for. */
export const snapshotFacts = [
  'beds',
  'baths',
  'roomsTotal',
  'livingM2',
  'plotM2',
  'floor',
  'yearBuilt',
  'parkingSpaces',
  'energyClass',
] as const
export type SnapshotFact = (typeof snapshotFacts)[number]
