/** web/pages: /og/page/{slug}.png: the picture that a link to any other page shows. */
import { brand } from '#contract/content/brand.ts'
import { readPage } from '#web/content/pages/read-page.ts'
import { ownWords, pageShareCard } from '#web/content/pages/share-card.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { slugOf } from '#web/platform/meta/share-file.ts'
import { shareWords } from '#web/platform/meta/share-words.ts'
import type { Route } from './+types/og-page'

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = slugOf(params.file)
  const words = shareWords(context, new Date(0).toISOString())
  const own = ownWords(slug)
  if (own) return context.get(shareContext)(pageShareCard(own, words))
  const { title, description } = await readPage(context.get(apiContext), slug)
  const page = { over: `About ${brand.name}`, title, text: description }
  return context.get(shareContext)(pageShareCard(page, words))
}
