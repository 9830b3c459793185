/** main: the demonstration: the streets of two small countries, which come with the program. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '#server/platform/database/db.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import type { Config } from '#server/platform/settings/config.ts'
import { addRegion, readRegions, versionOf } from '#server/regions/index.ts'
import { adviceFor, faultOf } from '../doctor/faults.rules.ts'

type Own = Pick<Config, 'dataDir' | 'storage'>

const names = ['monaco', 'andorra']

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../packages/demonstration/regions/${name}`, import.meta.url))

/** Lays out their streets and what is near; their tiles are made already, so no program is needed. */
export const loadRegions = (db: Db, config: Own): Promise<void> => layOut(db, config, names)

/**
 * Lays those of them out again that are there as an earlier release,
 * which made less of a region, laid them out.
 */
export async function refreshRegions(db: Db, config: Own): Promise<void> {
  const there = (await readRegions(db)).filter(({ id, source }) => source === `${id}.osm.pbf`)
  for (const name of names) {
    const version = there.find(({ id }) => id === name)?.version
    if (version === undefined) continue
    const isOurs = version === '' || version.startsWith(await versionOf(fileOf(`${name}.osm.pbf`)))
    if (isOurs) await layOut(db, config, [name])
  }
}

async function layOut(db: Db, { dataDir, storage }: Own, wanted: readonly string[]): Promise<void> {
  const loader = {
    db,
    files: createFiles(storage),
    folder: join(dataDir, 'regions'),
    telling: { step: <T>(_: string, work: () => Promise<T>) => work(), count: () => () => undefined },
  }
  await loader.files.exists('regions/none').catch(refuseStorage)
  for (const name of wanted)
    await addRegion(loader, fileOf(`${name}.osm.pbf`), { tiles: fileOf(`${name}.pmtiles`) })
}

/** @throws StartError that says what to do. */
function refuseStorage(error: unknown): never {
  const fault = faultOf(error)
  throw new StartError(`the storage does not answer: ${fault.says}. ${adviceFor('storage', fault)}`)
}
