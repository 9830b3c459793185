/** exports: binds the calls of agents, and the addresses that programs read. */
import { stockExport } from '#contract/exports/stock-export.ts'
import type { Actor, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { endKey, exportOf, makeKey } from './manage-export.ts'
import { serveExport } from './serve-export.ts'

const agencyOf = ({ actor: { agencyId } }: { actor: Actor }): string => {
  if (!agencyId) throw refuse('common.notFound')
  return agencyId
}

export const exportsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    bind(stockExport.get, async (_, call) => exportOf(platform, agencyOf(call)))
    bind(stockExport.makeKey, async (_, call) => makeKey(platform, agencyOf(call)))
    bind(stockExport.endKey, async (_, call) => endKey(platform, agencyOf(call)))
    raw('/exports/:key/:file', (request, { params, address }) =>
      serveExport(platform, request, { key: params.key ?? '', file: params.file ?? '', address }),
    )
  }
