/** web/pages: /meridianTv, also inside apps: short drawn films. */
import { ContentPage } from '#web/content/pages/content-page.tsx'
import { Film } from '#web/content/parts/film.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/meridian-tv'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/parts/film.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { items }] = await Promise.all([
    readPage(api, 'meridian-tv'),
    answering(() => api.content.films({})),
  ])
  return withHead(
    { page, films: items, origin: context.get(pageContext).publicUrl },
    { url, path: '/meridianTv' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function MeridianTv({ loaderData: { page, films } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <div className={classNames('page', styles.films)}>
        {films.map((film) => (
          <Film key={film.slug} of={film} />
        ))}
      </div>
    </ContentPage>
  )
}
