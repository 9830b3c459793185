/**
 * web/pages: /globalLeadershipTeam, also inside apps: who answers for
 * Meridian; invented people, drawn portraits.
 */
import { ContentPage } from '#web/content/pages/content-page.tsx'
import { Portrait } from '#web/content/parts/portrait.tsx'
import { Prose } from '#web/content/pages/prose.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/global-leadership-team'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/parts/leaders.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { items }] = await Promise.all([
    readPage(api, 'leadership-team'),
    answering(() => api.content.people({})),
  ])
  return withHead(
    { page, people: items, origin: context.get(pageContext).publicUrl },
    { url, path: '/globalLeadershipTeam' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function GlobalLeadershipTeam({ loaderData: { page, people } }: Route.ComponentProps) {
  const format = useFormat()
  return (
    <ContentPage page={page}>
      <ul className={classNames('page', styles.leaders)}>
        {people.map((one) => (
          <li key={one.slug} id={one.slug} className={styles.portraitOf}>
            <Portrait of={one.portrait} />
            <div>
              <h2 className="subheading" translate="no">
                <bdi>{one.title}</bdi>
              </h2>
              <p className={styles.leaderRole}>
                {one.role}, {one.based}
              </p>
              <Prose of={one.intro} className={styles.leaderWords} />
              <p className="tiny note">{format.languages(one.languages)}</p>
            </div>
          </li>
        ))}
      </ul>
    </ContentPage>
  )
}
