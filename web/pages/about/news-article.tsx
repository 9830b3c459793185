/** web/pages: /internationalNews/{article}: one article, with its sources. */
import { isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import type { Article } from '#contract/content/content.ts'
import { guidesPath, newsPath } from '#contract/content/public-pages.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { Trouble } from '#web/frame/trouble.tsx'
import { ArticleSheet } from '#web/content/news/article-sheet.tsx'
import { NoArticle } from '#web/content/news/no-article.tsx'
import { Dateline } from '#web/content/news/news-item.tsx'
import { nameIn } from '#web/content/pages/asked-name.ts'
import { describe } from '#web/content/pages/read-page.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pictureOf } from '#web/platform/meta/head.ts'
import { missingHead } from '#web/platform/meta/missing-head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/news-article'

export async function loader({ url, params: { slug }, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext)
  const asked = nameIn(slug)
  const article = await answering(async () => {
    try {
      return await content.article({ params: { slug: asked } })
    } catch (error) {
      // Guides were articles once.
      const isGone = error instanceof ApiError && error.status === 404
      const { items } = isGone ? await content.guides({}) : { items: [] }
      if (items.some((one) => one.slug === asked)) throw redirect(`${guidesPath}/${asked}`, 301)
      throw error
    }
  })
  const origin = context.get(pageContext).publicUrl
  return { article, head: headOfArticle(article, origin, url) }
}

function headOfArticle(article: Article, origin: string, url: URL) {
  const path = `${newsPath}/${article.slug}`
  return describe({
    ...article,
    origin,
    path,
    asked: url.pathname,
    type: 'article',
    picture: pictureOf.article(article.slug),
    above: [{ name: 'International news', path: newsPath }],
    things: [
      {
        '@type': 'NewsArticle',
        headline: article.title,
        image: origin + pictureOf.article(article.slug),
        description: article.description,
        datePublished: article.date,
        dateModified: article.updatedOn > article.date ? article.updatedOn : article.date,
        mainEntityOfPage: origin + path,
        author: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
        publisher: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
        citation: article.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
      },
    ],
  })
}

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData?.head ?? missingHead(`No such article · ${brand.name}`, error)

export default function NewsArticle({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <ArticleSheet
      of={article}
      back={{ to: newsPath, label: 'International news' }}
      line={<Dateline of={article} />}
    />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoArticle /> : <Trouble />
}
