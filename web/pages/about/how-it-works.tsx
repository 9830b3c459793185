/** web/pages: how Meridian works for visitors and for agents, step by step; inside apps. */
import type { Drawing } from '#contract/content/content-codes.ts'
import { ContentPage } from '#web/content/pages/content-page.tsx'
import { Prose } from '#web/content/pages/prose.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { Scene } from '#web/content/pages/scene.tsx'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/how-it-works'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/pages/steps.module.css'

/** What each step shows, by its anchor. */
const drawings: Record<string, Drawing> = {
  search: 'globe',
  card: 'freshness',
  page: 'lifeLine',
  save: 'keys',
  ask: 'papers',
  sign: 'scales',
  register: 'papers',
  feed: 'feed',
  report: 'scales',
  publish: 'street',
  fresh: 'freshness',
  answer: 'clock',
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const isAgent = /agent\/?$/i.test(url.pathname)
  const slug = isAgent ? 'how-it-works-agent' : 'how-it-works-user'
  const data = {
    page: await readPage(context.get(apiContext), slug),
    path: isAgent ? '/how_it_works_agent' : '/how_it_works_user',
    origin: context.get(pageContext).publicUrl,
  }
  return withHead(data, { url, path: data.path })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function HowItWorks({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <ol className={classNames('page', styles.steps)}>
        {page.sections.map(({ id, title, prose }, index) => (
          <li key={id} id={id} className={styles.step}>
            <div className={styles.stepSheet} aria-hidden="true">
              <Scene of={drawings[id] ?? 'globe'} />
            </div>
            <div>
              <p className={classNames('num', styles.stepNumber)} aria-hidden="true">
                {index + 1}
              </p>
              <h2 className="subheading">{title}</h2>
              <Prose of={prose} className={styles.stepWords} />
            </div>
          </li>
        ))}
      </ol>
    </ContentPage>
  )
}
