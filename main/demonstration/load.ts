/** main: brings the demonstration world into an empty database. */
import { hourMs } from '#contract/vocabulary/spans.ts'
import { insertDemoAgencies } from '#server/accounts/index.ts'
import { copyListings } from '#server/listings/index.ts'
import { openTiles, worldTiles } from '#server/maps/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { createPlaces, loadGazetteer } from '#server/places/index.ts'
import { projectAll } from '#server/search/index.ts'
import { beginLoad, finishLoad, hasListings, type Load, readLastLoad } from './demonstration.store.ts'

type Ask = {
  /** A pool of its own, without time limits on statements. */
  db: Db
  /** How many homes. */
  count: number
  /** Where the gazetteer's file is kept. */
  dataDir?: string
  /** What all its dates count back from; by default the beginning of this hour. */
  now?: Date
  /** How many of the homes are made, and after that how many are ready for the search. */
  onProgress?: (step: 'made' | 'ready', done: number, total: number) => void
}

/** Whether there is nothing to load: the demonstration is there, or the homes of somebody else are. */
export async function isDemonstrationComplete(db: Db): Promise<boolean> {
  const last = await readLastLoad(db)
  return last ? last.isFinished : hasListings(db)
}

/**
 * Loads the demonstration when there is not a single listing yet. The homes come in one
 * transaction; what a killed start left unfinished is recognised at the next one and taken
 * up where it stopped. Answers what was done.
 */
export async function pourDemonstration({
  db,
  count,
  dataDir,
  now = thisHour(),
  onProgress,
}: Ask): Promise<'loaded' | 'resumed' | 'kept'> {
  if (await isDemonstrationComplete(db)) return 'kept'
  const last = await readLastLoad(db)
  const isFilled = await hasListings(db)
  const load = last ?? (await beginLoad(db, count, now))
  if (!isFilled) await pour(db, load, dataDir, (done) => onProgress?.('made', done, load.homes))
  await projectAll(db, (done, total) => onProgress?.('ready', done, total))
  await finishLoad(db, load.id)
  return last ? 'resumed' : 'loaded'
}

async function pour(
  db: Db,
  { homes, madeFor }: Load,
  dataDir: string | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  // Only here, so that a program without a demonstration never loads it.
  const { agenciesOf, createWorld, generateListings } = await import('@meridian/demonstration')
  const places = createPlaces(await loadGazetteer(dataDir))
  const world = createWorld(places, await openTiles(worldTiles(), { only: ['land'], keep: 800 }))
  await insertDemoAgencies(db, agenciesOf(world, homes))
  await copyListings(db, generateListings(world, homes, madeFor), { onProgress })
}

function thisHour(): Date {
  return new Date(Math.floor(Date.now() / hourMs) * hourMs)
}
