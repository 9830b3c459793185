/** settings: changing one, and bringing back what held before: versioned, audited, told to every node. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { SettingKey } from '#contract/settings/setting-codes.ts'
import { defaultSettings, type portalSettings, type SettingChange } from '#contract/settings/settings.ts'
import { record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { currentSettings } from './current-settings.ts'
import { settingsOf } from './settings.rules.ts'
import { insertVersion, lockSettings, readHistory, readNewest, readVersion } from './settings.store.ts'

type By = { actor: Actor; visitor: Visitor }

/** Changes shown beside the settings. */
const shown = 50

export async function showSettings(db: Db): Promise<Reply<typeof portalSettings.read>> {
  const [newest, history] = await Promise.all([readNewest(db), readHistory(db, shown)])
  const versionOf = (key: SettingKey) => newest[key]?.version ?? 0
  return {
    settings: settingsOf(newest),
    versions: {
      limits: versionOf('limits'),
      currencies: versionOf('currencies'),
      markets: versionOf('markets'),
      banners: versionOf('banners'),
    },
    history: history.map(({ at, before, version, ...one }) => ({
      ...one,
      version,
      before: version === 1 ? defaultSettings[one.key] : before,
      at: at.toISOString(),
    })),
  }
}

type Next = { key: SettingKey; seen: number; value: unknown; restores: number | null }

/** @throws AppError 409 when somebody changed it since it was seen. */
async function put(
  accounts: Accounts,
  tx: Db,
  { actor, visitor }: By,
  { key, seen, value, restores }: Next,
): Promise<void> {
  const held = (await readNewest(tx))[key] ?? { version: 0, value: defaultSettings[key] }
  if (held.version !== seen) throw refuse('settings.changed')
  const at = accounts.now()
  await insertVersion(tx, { key, version: seen + 1, value, at, by: actor, restores })
  const detail = { setting: key, from: held.value, to: value, ...(restores !== null && { restores }) }
  await record(accounts, tx, { action: 'settings.changed', actor, target: key, detail, visitor })
  await accounts.platform.events.publish(tx, 'settings.changed', { key })
}

/** @throws AppError 409. */
export async function changeSetting(
  accounts: Accounts,
  by: By,
  { key, version: seen, value }: SettingChange,
): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    await lockSettings(tx)
    await put(accounts, tx, by, { key, seen, value, restores: null })
  })
  currentSettings(accounts.platform).forget()
}

type Undo = { key: SettingKey; version: number; undoes: number }

/** Makes what held before the change `undoes` hold again. @throws AppError 404 for no such change, 409. */
export async function restoreSetting(accounts: Accounts, by: By, { key, version, undoes }: Undo) {
  await transaction(accounts.platform.db, async (tx) => {
    await lockSettings(tx)
    if (!(await readVersion(tx, key, undoes))) throw refuse('settings.noVersion')
    const before = undoes === 1 ? undefined : await readVersion(tx, key, undoes - 1)
    const value = before?.value ?? defaultSettings[key]
    await put(accounts, tx, by, { key, seen: version, value, restores: undoes - 1 })
  })
  currentSettings(accounts.platform).forget()
}
