/** web/pages: /guides: short texts for whoever looks for a home, in their order. */
import { guidesPath } from '#contract/content/public-pages.ts'
import { GuideItem } from '#web/content/guides/guide-item.tsx'
import { ContentPage } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/guides'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/news/news.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { items }] = await Promise.all([
    readPage(api, 'guides'),
    answering(() => api.content.guides({})),
  ])
  return withHead({ page, items, origin: context.get(pageContext).publicUrl }, { url, path: guidesPath })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Guides({ loaderData: { page, items } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} look="news">
      <div className={classNames('page', styles.news)}>
        {items.map((item) => (
          <GuideItem key={item.slug} of={item} />
        ))}
      </div>
    </ContentPage>
  )
}
