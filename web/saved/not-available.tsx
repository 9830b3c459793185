/** web/saved: what stands in place of a page that is not somebody's own, or not any more. */
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const words = {
  collection: {
    title: 'This collection is not here any more',
    text: 'It was deleted, or it is not shared with you any more.',
  },
  home: {
    title: 'This home is not among your saved ones',
    text: 'Save it again within thirty days, and what you wrote about it is there again.',
  },
  hidden: {
    title: 'This home is not shown at present',
    text: 'It stays among your saved homes. Once it is shown again, everything you wrote is here.',
  },
}

export function NotAvailable({ what }: { what: keyof typeof words }) {
  const { title, text } = words[what]
  return (
    <main id="main" className="page section">
      <EmptyState
        level="h1"
        title={title}
        actions={
          <ButtonLink kind="primary" to="/savedProperties">
            See your saved homes
          </ButtonLink>
        }
      >
        <p className="soft">{text}</p>
      </EmptyState>
    </main>
  )
}
