/** exports: what agents see of their agency's addresses, and how these are made again and ended. */
import { exportFiles, type ExportFile, type StockExport } from '#contract/exports/stock-export.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { writeKey } from './export-key.ts'
import { nextKey, readKeyRow, readStockState, removeKey } from './exports.store.ts'

type Deps = Pick<Platform, 'db' | 'config' | 'clock'>

export async function exportOf({ db, config }: Deps, agencyId: string): Promise<StockExport> {
  const row = await readKeyRow(db, agencyId)
  const { homes } = await readStockState(db, agencyId)
  if (!row?.madeAt) return { homes, addresses: null, madeAt: null, readAt: null }
  const key = writeKey(loadSecret(config), { agencyId, version: row.version })
  const addressOf = (file: ExportFile) => new URL(`/exports/${key}/${file}`, config.publicUrl).href
  return {
    homes,
    addresses: Object.fromEntries(exportFiles.map((file) => [file, addressOf(file)])) as Record<
      ExportFile,
      string
    >,
    madeAt: row.madeAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }
}

type Said = { message: string; export: StockExport }

/** New addresses; those before end with this. */
export async function makeKey(platform: Deps, agencyId: string): Promise<Said> {
  await nextKey(platform.db, agencyId, platform.clock.now())
  return {
    message: 'The new addresses work from now on; those before have ended.',
    export: await exportOf(platform, agencyId),
  }
}

export async function endKey(platform: Deps, agencyId: string): Promise<Said> {
  await removeKey(platform.db, agencyId)
  return { message: 'The addresses have ended.', export: await exportOf(platform, agencyId) }
}
