/** alerts: what this domain holds about a person, for the export of their data. */
import type { Platform } from '#server/platform/platform.ts'
import { readSearches } from './searches/searches.store.ts'
import { devicesOf } from './push/devices.ts'
import { findSettings } from './searches/settings.store.ts'

export const exportAlerts =
  ({ db }: Pick<Platform, 'db'>) =>
  async (userId: string): Promise<Record<string, unknown>> => ({
    savedSearches: (await readSearches(db, userId)).map(
      ({ createdAt, news: _news, nextDigestAt: _next, ...search }) => ({
        ...search,
        createdAt: createdAt.toISOString(),
      }),
    ),
    browsers: await devicesOf({ db }, userId),
    notifications: (await findSettings(db, userId)) ?? null,
  })
