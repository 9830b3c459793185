/** web/pages: /og/agency/{id}.png: the picture that a link to an agency shows. */
import { agencyShareCard } from '#web/listings/agency/share-card.ts'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { slugOf } from '#web/platform/meta/share-file.ts'
import { shareCells, shareMap } from '#web/platform/meta/share-map.ts'
import { shareWords } from '#web/platform/meta/share-words.ts'
import { askSearch } from '#web/search/question/ask.ts'
import { boxParameter, roomy } from '#web/search/map-engine/boxes.ts'
import type { Route } from './+types/og-agency'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = slugOf(params.file)
  refuseUnlessId(id)
  const api = context.get(apiContext)
  const [agency, figures] = await answering(() =>
    Promise.all([api.accounts.agency({ params: { id } }), api.listings.agencyFigures({ params: { id } })]),
  )
  const asked = { agency: id, purpose: figures.sale > 0 || figures.rent === 0 ? 'sale' : 'rent' }
  const { bounds } = await answering(() => askSearch(api, asked, { limit: '1' }))
  const counted = { limit: '1', box: bounds ? boxParameter(roomy(bounds)) : '', cells: shareCells }
  const { cells = [] } = bounds ? await answering(() => askSearch(api, asked, counted)) : {}
  const card = agencyShareCard(agency, figures, shareWords(context, new Date(0).toISOString()))
  return context.get(shareContext)({ ...card, ...shareMap(bounds, cells) })
}
