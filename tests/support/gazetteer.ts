/** tests: the gazetteer's file, built once and lent to every test's data folder. */
import { link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGazetteer } from '#server/places/index.ts'

/** Where the file is kept between runs; `loadGazetteer` replaces one of another version. */
export const gazetteerFolder = fileURLToPath(new URL('../../node_modules/.cache/meridian', import.meta.url))

/** Before all tests. */
export async function buildGazetteer(): Promise<void> {
  await mkdir(gazetteerFolder, { recursive: true })
  await loadGazetteer(gazetteerFolder)
}

/** Spares a test the three seconds of building; another disk or none to lend is no harm. */
export async function lendGazetteer(dataDir: string): Promise<void> {
  await link(join(gazetteerFolder, 'gazetteer.bin'), join(dataDir, 'gazetteer.bin')).catch(() => undefined)
}
