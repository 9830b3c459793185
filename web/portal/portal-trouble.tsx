/** web/portal: a page that did not arrive, within the frame, or that is not among one's duties. */
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function PortalTrouble({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator()
  if (error instanceof ApiError && error.problem.code === 'accounts.dutyNeeded') return <NotYours />
  return (
    <EmptyState
      level="h1"
      title={title}
      actions={
        <Button kind="primary" size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      <p className="soft">
        {error instanceof Error && error.message
          ? error.message
          : 'Meridian did not answer. Nothing was changed; please try again in a moment.'}
      </p>
    </EmptyState>
  )
}

function NotYours() {
  return (
    <EmptyState level="h1" title="This page is not among your duties">
      <p className="soft">What you look after is in the list of pages. An owner can give you more to do.</p>
    </EmptyState>
  )
}
