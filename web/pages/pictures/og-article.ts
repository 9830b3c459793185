/** web/pages: /og/article/{slug}.png: the picture that a link to an article shows. */
import { pageShareCard } from '#web/content/pages/share-card.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { slugOf } from '#web/platform/meta/share-file.ts'
import { shareWords } from '#web/platform/meta/share-words.ts'
import type { Route } from './+types/og-article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext)
  const { title, description, date } = await answering(() =>
    content.article({ params: { slug: slugOf(params.file) } }),
  )
  const words = shareWords(context, date)
  const over = `International news, ${words.format.date(date)}`
  return context.get(shareContext)(pageShareCard({ over, title, text: description }, words))
}
