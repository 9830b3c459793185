/** web/portal: a list that did not arrive, within the frame. */
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function PortalTrouble({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator()
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
