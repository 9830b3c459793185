/**
 * web/pages: terms, disclaimer and privacy policy, on the site and
 * inside apps: text with its table of contents.
 */
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { documentOf } from '#web/content/pages/documents.ts'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/document'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/pages/document.module.css'
import { SectionLink } from '#web/ui/sections/section-link.tsx'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { slug, path } = documentOf(url.pathname)
  const data = {
    page: await readPage(context.get(apiContext), slug),
    path,
    origin: context.get(pageContext).publicUrl,
  }
  return withHead(data, { url, path: data.path })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Document({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} look="document">
      <div className={classNames('page', styles.document)}>
        <nav className={styles.documentContents} aria-labelledby="contents">
          <h2 className="small" id="contents">
            On this page
          </h2>
          <ol>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <SectionLink to={id}>{title}</SectionLink>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <Sections of={page.sections} plain />
        </div>
      </div>
    </ContentPage>
  )
}
