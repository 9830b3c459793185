/** web/pages: /og/listing/{id}.png: the picture that a link to a home shows. */
import { near } from '#web/listings/detail/page/read-home.ts'
import { homeShareCard } from '#web/listings/detail/page/share-card.ts'
import { chooseText } from '#web/listings/detail/texts/texts.ts'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { slugOf } from '#web/platform/meta/share-file.ts'
import type { Route } from './+types/og-listing'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = slugOf(params.file)
  refuseUnlessId(id)
  const api = context.get(apiContext)
  const home = await answering(() => api.listings.get({ params: { id }, query: {} }))
  const text = chooseText(
    home.texts,
    new URL(request.url).searchParams.get('lang'),
    defaultPreferences.language,
  )
  const { streets } = await near(api, home)
  const format = formatsFor(defaultPreferences, home.updatedAt)
  return context.get(shareContext)(homeShareCard(home, text, format, streets))
}
