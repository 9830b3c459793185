/** regions: which files of the storage are those of regions that are loaded. */
import type { NamedFiles } from '#server/platform/files/sweep.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRegionFiles } from './regions.store.ts'

/**
 * A load that is broken off leaves its tiles and its graph, and so does one
 * that is killed before it removes the old ones.
 */
export const regionFiles = ({ db }: Pick<Platform, 'db'>): NamedFiles => ({
  folder: 'regions',
  named: () => readRegionFiles(db),
})
