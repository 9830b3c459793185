/** settings: every value a setting ever had, and the word to every node that there is a new one. */
import { sql } from 'kysely'
import { settingKeys, type SettingKey } from '#contract/settings/setting-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

/** Nodes listen here. */
export const settingsChannel = 'site_settings'

export type Held = { version: number; value: unknown }

/** The newest value of each setting that was ever changed. */
export async function readNewest(db: Db): Promise<Partial<Record<SettingKey, Held>>> {
  const rows = await db
    .selectFrom('setting_versions')
    .distinctOn('key')
    .select(['key', 'version', 'value'])
    .where('key', 'in', settingKeys)
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute()
  return Object.fromEntries(rows.map(({ key, ...held }) => [key, held]))
}

/** One value of a setting; undefined for a version there never was. */
export const readVersion = async (tx: Db, key: SettingKey, version: number): Promise<Held | undefined> =>
  tx
    .selectFrom('setting_versions')
    .select(['version', 'value'])
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst()

/** The latest changes of all settings, each with what held before it. */
export const readHistory = (db: Db, limit: number) =>
  db
    .selectFrom('setting_versions as v')
    .leftJoin('setting_versions as b', (join) =>
      join.onRef('b.key', '=', 'v.key').on('b.version', '=', sql<number>`v.version - 1`),
    )
    .select(['v.key', 'v.version', 'v.value', 'b.value as before', 'v.at', 'v.by_name as by', 'v.restores'])
    .$narrowType<{ key: SettingKey }>()
    .orderBy('v.at', 'desc')
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute()

/** Nobody else changes a setting until the transaction ends. */
export const lockSettings = (tx: Db) => sql`select pg_advisory_xact_lock(7213540993)`.execute(tx)

export type NewVersion = Held & {
  key: SettingKey
  at: Date
  by: { id: string; name: string }
  restores: number | null
}

export async function insertVersion(tx: Db, { key, version, value, at, by, restores }: NewVersion) {
  await tx
    .insertInto('setting_versions')
    .values({ key, version, value: JSON.stringify(value), at, by_id: by.id, by_name: by.name, restores })
    .execute()
  await sql`select pg_notify(${settingsChannel}, ${key})`.execute(tx)
}
