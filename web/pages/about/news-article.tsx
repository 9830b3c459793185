/** web/pages: /internationalNews/{article}: one article, with its sources. */
import { ArrowLeft } from 'lucide-react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import type { Article } from '#contract/content/content.ts'
import { Trouble } from '#web/frame/trouble.tsx'
import { NoArticle } from '#web/content/news/no-article.tsx'
import { Dateline, newsPath } from '#web/content/news/news-item.tsx'
import { Prose } from '#web/content/pages/prose.tsx'
import { describe } from '#web/content/pages/read-page.ts'
import { Plate } from '#web/content/pages/plate.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pictureOf } from '#web/platform/meta/head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/news-article'
import { classNames } from '#web/ui/class-names.ts'
import contentPageStyles from '#web/content/pages/content-page.module.css'
import newsStyles from '#web/content/news/news.module.css'

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export async function loader({ url, params: { slug }, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext)
  // What cannot be the name of an article is not asked for, and is missing all the same.
  const lower = slug.toLowerCase()
  const asked = slugPattern.test(lower) && lower.length <= 80 ? lower : 'no-such-article'
  const article = await answering(() => content.article({ params: { slug: asked } }))
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: `No such article · ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function NewsArticle({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <main id="main" className={contentPageStyles.contentPage}>
      <article className={classNames('page', newsStyles.article)}>
        <Link className="link" to={newsPath}>
          <Icon of={ArrowLeft} small className="icon--turns" />
          International news
        </Link>
        <header>
          <Dateline of={article} />
          <h1 className="display">{article.title}</h1>
          <p className="lead">{article.description}</p>
        </header>
        <Plate of={article.drawing} />
        <div className={newsStyles.articleText}>
          <Prose of={article.intro} />
          {article.sections.map(({ id, title, prose }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 className="subheading" id={`${id}-heading`}>
                {title}
              </h2>
              <Prose of={prose} className={newsStyles.articleWords} />
            </section>
          ))}
          {article.sources.length > 0 && (
            <aside className={classNames('small', newsStyles.articleSources)}>
              <h2>Sources</h2>
              <ul>
                {article.sources.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
              <p className="note">Check the official source before you act: rules change.</p>
            </aside>
          )}
        </div>
      </article>
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoArticle /> : <Trouble />
}
