/** web/pages: /internationalNews: articles, newest first, by subject. */
import { Link } from 'react-router'
import { newsTopics } from '#contract/content/content-codes.ts'
import { newsPath } from '#contract/content/public-pages.ts'
import { ContentPage } from '#web/content/pages/content-page.tsx'
import { NewsItem } from '#web/content/news/news-item.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { topicWords } from '#web/platform/words/content-words.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/international-news'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/news/news.module.css'

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const topic = newsTopics.find((one) => one === new URL(request.url).searchParams.get('topic')) ?? null
  const [page, { items }] = await Promise.all([
    readPage(api, 'international-news'),
    answering(() => api.content.news({ query: {} })),
  ])
  const topics = newsTopics.filter((one) => items.some((item) => item.topic === one))
  return withHead(
    {
      page,
      topic,
      topics,
      items: items.filter((item) => topic === null || item.topic === topic),
      origin: context.get(pageContext).publicUrl,
    },
    { url, path: newsPath },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function InternationalNews({
  loaderData: { page, topic, topics, items },
}: Route.ComponentProps) {
  return (
    <ContentPage page={page} look="news">
      <nav className={classNames('page', styles.newsTopics)} aria-label="Subjects">
        <Link
          className="segment"
          to={newsPath}
          aria-current={topic === null ? 'page' : undefined}
          preventScrollReset
        >
          All
        </Link>
        {topics.map((one) => (
          <Link
            key={one}
            className="segment"
            to={`${newsPath}?topic=${one}`}
            aria-current={topic === one ? 'page' : undefined}
            preventScrollReset
          >
            {topicWords[one]}
          </Link>
        ))}
      </nav>
      <div className={classNames('page', styles.news)}>
        {items.map((item, index) => (
          <NewsItem key={item.slug} of={item} first={index === 0} />
        ))}
      </div>
    </ContentPage>
  )
}
