/** web/pages: /og/page/{slug}.png: the picture that a link to any other page shows. */
import { brand } from '#contract/content/brand.ts'
import { readPage } from '#web/content/pages/read-page.ts'
import { ownWords, pageShareCard } from '#web/content/pages/share-card.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { slugOf } from '#web/platform/meta/share-file.ts'
import type { Route } from './+types/og-page'

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = slugOf(params.file)
  const words = ownWords(slug)
  if (words) return context.get(shareContext)(pageShareCard(words))
  const { title, description } = await readPage(context.get(apiContext), slug)
  return context.get(shareContext)(pageShareCard({ over: `About ${brand.name}`, title, text: description }))
}
