/** main: the demonstration: the streets of two small countries, which come with the program. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '#server/platform/database/db.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import type { Config } from '#server/platform/settings/config.ts'
import { addRegion } from '#server/regions/index.ts'

const names = ['monaco', 'andorra']

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../packages/demonstration/regions/${name}`, import.meta.url))

/** Lays out their streets and what is near; their tiles are made already, so no program is needed. */
export async function loadRegions(
  db: Db,
  { dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>,
): Promise<void> {
  const loader = {
    db,
    files: createFiles(storage),
    folder: join(dataDir, 'regions'),
    telling: { step: <T>(_: string, work: () => Promise<T>) => work(), count: () => () => undefined },
  }
  for (const name of names)
    await addRegion(loader, fileOf(`${name}.osm.pbf`), { tiles: fileOf(`${name}.pmtiles`) })
}
