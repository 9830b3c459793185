/** stock: binds the agent's calls; every one is for an approved agent and bound to the agent's agency. */
import { stock, stockSheet } from '#contract/stock/stock.ts'
import { visitorOf } from '#server/accounts/index.ts'
import type { Actor, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nearbyQuality } from './drafts/nearby-quality.ts'
import { publishDraft } from './drafts/publish-draft.ts'
import { agencyDrafts, beginDraft, readDraft, removeDraft, saveDraft } from './drafts/write-drafts.ts'
import { keepPart, receivePart, signPart, uploadSoFar } from './uploads/receive-part.ts'
import { addFile } from './uploads/take-file.ts'
import { scopeOf, type Scope } from './scope.ts'
import { changePrices } from './table/change-prices.ts'
import { changePrice, confirmHomes, giveAgent, giveStatus } from './table/stock-acts.ts'
import { stockTable } from './table/stock-table.ts'
import { agencyStock } from './table/stock-view.ts'

export const stockRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const scope = ({ actor }: { actor: Actor }): Scope => scopeOf(actor)
    bind(stock.list, async ({ query }, call) => agencyStock(platform, scope(call), query))
    bind(stock.drafts, async ({ query }, call) => agencyDrafts(platform, scope(call), query))
    bind(stock.begin, async ({ body }, call) => ({ id: await beginDraft(platform, scope(call), body) }))
    bind(stock.draft, async ({ params }, call) => readDraft(platform, scope(call), params.id))
    bind(stock.nearby, async ({ params }, call) => nearbyQuality(platform, scope(call), params.id))
    bind(stock.save, async ({ params, body }, call) => saveDraft(platform, scope(call), params.id, body))
    bind(stock.remove, async ({ params }, call) => removeDraft(platform, scope(call), params.id))
    bind(stock.publish, async ({ params, body }, call) =>
      publishDraft(platform, scope(call), params.id, body),
    )
    bind(stock.addFile, async ({ params, body }, call) => addFile(platform, scope(call), params, body))
    bind(stock.upload, async ({ params }, call) => uploadSoFar(platform, scope(call), params))
    bind(stock.addPart, async ({ params, query, body }, call) =>
      receivePart(platform, scope(call), params, { ...query, bytes: body }),
    )
    bind(stock.signPart, async ({ params, body }, call) => signPart(platform, scope(call), params, body))
    bind(stock.keepPart, async ({ params, body }, call) => keepPart(platform, scope(call), params, body))
    bind(stock.setStatus, async ({ body }, call) => giveStatus(platform, scope(call), body))
    bind(stock.confirm, async ({ body }, call) => confirmHomes(platform, scope(call), body.ids))
    bind(stock.setPrice, async ({ params, body }, call) =>
      changePrice(platform, scope(call), params.id, body),
    )
    bind(stock.changePrices, async ({ body }, call) => changePrices(platform, scope(call), body))
    bind(stock.setAgent, async ({ body }, call) => {
      const by = { ...scope(call), actor: call.actor, visitor: visitorOf(call, platform) }
      return giveAgent(platform, by, body)
    })
    raw('/api/meridian/agent/stock.csv', ['Agent'], async (request, actor) => {
      const filter = stockSheet.parse(Object.fromEntries(new URL(request.url).searchParams))
      return new Response(ReadableStream.from(stockTable(platform.db, scopeOf(actor).agencyId, filter)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="homes.csv"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }
