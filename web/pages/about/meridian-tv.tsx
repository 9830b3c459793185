/** web/pages: /meridianTv, also inside apps: short drawn films. */
import { ContentPage } from '#web/content/content-page.tsx'
import { Film } from '#web/content/film.tsx'
import { describe, readPage } from '#web/content/read-page.ts'
import { answering } from '#web/platform/answering.ts'
import { apiContext } from '#web/platform/api-context.ts'
import { pageContext } from '#web/platform/page-context.ts'
import type { Route } from './+types/meridian-tv'
import '#web/content/content.css'
import '#web/content/films.css'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { items }] = await Promise.all([readPage(api, 'meridian-tv'), answering(() => api.content.films({}))])
  return { page, films: items, origin: context.get(pageContext).publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? describe({ ...loaderData.page, origin: loaderData.origin, path: '/meridianTv', asked: location.pathname })
    : []

export default function MeridianTv({ loaderData: { page, films } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <div className="page films">
        {films.map((film) => (
          <Film key={film.slug} of={film} />
        ))}
      </div>
    </ContentPage>
  )
}
