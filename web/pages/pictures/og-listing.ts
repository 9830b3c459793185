/** web/pages: /og/listing/{id}.png: the picture that a link to a home shows. */
import { near } from '#web/listings/detail/page/read-home.ts'
import { languageParameter } from '#contract/content/page-addresses.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { homeShareCard } from '#web/listings/detail/page/share-card.ts'
import { chooseText } from '#web/listings/detail/texts/texts.ts'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { slugOf } from '#web/platform/meta/share-file.ts'
import { shareWords } from '#web/platform/meta/share-words.ts'
import type { Route } from './+types/og-listing'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = slugOf(params.file)
  refuseUnlessId(id)
  const api = context.get(apiContext)
  const home = await answering(() => api.listings.get({ params: { id }, query: {} }))
  const asked = new URL(request.url).searchParams
  const text = chooseText(home.texts, asked.get('text') ?? asked.get(languageParameter), pageLanguage)
  const { streets } = await near(api, home)
  return context.get(shareContext)(homeShareCard(home, text, shareWords(context, home.updatedAt), streets))
}
