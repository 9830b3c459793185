/** web/pages: /guides/{guide}: one guide, with its sources. */
import { guidesPath } from '#contract/content/public-pages.ts'
import { GuideLine } from '#web/content/guides/guide-item.tsx'
import { ArticleSheet } from '#web/content/news/article-sheet.tsx'
import { nameIn } from '#web/content/pages/asked-name.ts'
import { describe } from '#web/content/pages/read-page.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pictureOf } from '#web/platform/meta/head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/guide'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext)
  const guide = await answering(() => content.guide({ params: { slug: nameIn(params.slug) } }))
  const head = describe({
    ...guide,
    origin: context.get(pageContext).publicUrl,
    path: `${guidesPath}/${guide.slug}`,
    asked: url.pathname,
    picture: pictureOf.page('guides'),
    type: 'article',
    above: [{ name: 'Guides', path: guidesPath }],
  })
  return { guide, head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function GuidePage({ loaderData: { guide } }: Route.ComponentProps) {
  return (
    <ArticleSheet of={guide} back={{ to: guidesPath, label: 'Guides' }} line={<GuideLine of={guide} />} />
  )
}
