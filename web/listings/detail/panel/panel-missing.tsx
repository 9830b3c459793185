/** web/listings: a home that is not there for whoever looks for it in a panel, or that did not arrive. */
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function PanelMissing({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <EmptyState level="h1" title="There is no such home">
        <p className="soft">
          The address may have been mistyped, or the home is another agency’s and not published.
        </p>
      </EmptyState>
    )
  return (
    <EmptyState
      level="h1"
      title="The home did not arrive"
      actions={
        <Button kind="primary" size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      <p className="soft">Meridian did not answer. Nothing was changed; please try again in a moment.</p>
    </EmptyState>
  )
}
