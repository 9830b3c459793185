/** web/content: an article that does not exist, or not any more. */
import { newsPath } from '#contract/content/public-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const NoArticle = () => (
  <main id="main" className="page section">
    <EmptyState title="There is no such article" level="h1">
      <p className="soft">It may have been taken back, or the address has a slip of the pen.</p>
      <ButtonLink kind="primary" to={newsPath}>
        All news
      </ButtonLink>
    </EmptyState>
  </main>
)
