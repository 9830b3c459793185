/** main: the folders of the storage in which rows name every file, and whose rows do. */
import { feedFiles } from '#server/feeds/index.ts'
import { sweepJobs, type NamedFiles } from '#server/platform/files/sweep.ts'
import type { Platform } from '#server/platform/platform.ts'
import { regionFiles } from '#server/regions/index.ts'
import { searchFiles } from '#server/search/index.ts'

export const namedFiles = (platform: Pick<Platform, 'db'>): NamedFiles[] => [
  feedFiles(platform),
  regionFiles(platform),
  searchFiles,
]

export const sweptFiles = (platform: Platform): void => sweepJobs(platform, namedFiles(platform))
