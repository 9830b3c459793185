/** web/pages: /og/search.png: the picture that a link to a search shows; its query is the search's own. */
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { shareCells, shareMap } from '#web/platform/meta/share-map.ts'
import { shareWords } from '#web/platform/meta/share-words.ts'
import { askSearch } from '#web/search/question/ask.ts'
import { boxParameter, roomy } from '#web/search/map-engine/boxes.ts'
import { readRequest } from '#web/search/question/read-request.ts'
import { searchShareCard } from '#web/search/results/share-card.ts'
import type { Route } from './+types/og-search'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { page: _page, sort: _sort, ...raw } = readRequest(new URL(request.url)).raw
  const { total, place, bounds } = await answering(() => askSearch(api, raw, { limit: '1' }))
  const box = bounds && (raw.box ?? boxParameter(roomy(bounds)))
  const { cells = [] } = box
    ? await answering(() => askSearch(api, raw, { limit: '1', box, cells: shareCells }))
    : {}
  const card = searchShareCard({ raw, place, total }, shareWords(context, new Date(0).toISOString()))
  return context.get(shareContext)({ ...card, ...shareMap(bounds, cells) })
}
