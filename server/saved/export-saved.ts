/** saved: what this domain holds about a person, for the export of their data. */
import type { Platform } from '#server/platform/platform.ts'
import { keptBy } from './saved.store.ts'

export const exportSaved =
  ({ db }: Platform) =>
  async (userId: string): Promise<Record<string, unknown>> => ({
    savedHomes: (await keptBy(db, userId)).map(({ id, savedAt }) => ({ id, savedAt: savedAt.toISOString() })),
  })
