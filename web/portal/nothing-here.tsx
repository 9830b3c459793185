/**
 * web/portal: what stands where a list would be: that nothing fits, and the way to all of
 * it; or what will be here, and what brings it.
 */
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  /** What is said when nothing was asked for: a state of the list, not of a search. */
  title: string
  /** What will be here, or what brings it. */
  children: ReactNode
  /** The next step, where nothing was asked for. */
  actions?: ReactNode
  /** Parameters of the address that narrow nothing down: they stay when everything is shown. */
  keeps?: readonly string[]
}

export function NothingHere({ title, children, actions, keeps = [] }: Props) {
  const [params, setParams] = useSearchParams()
  const kept = [...params].filter(([name]) => keeps.includes(name))
  const isNarrowed = kept.length < params.size
  return (
    <div aria-live="polite">
      {isNarrowed ? (
        <EmptyState
          title="Nothing fits"
          actions={
            <Button size="small" onClick={() => setParams(kept, { preventScrollReset: true })}>
              Show everything
            </Button>
          }
        >
          <p className="soft">Try fewer words, or leave a filter away.</p>
        </EmptyState>
      ) : (
        <EmptyState title={title} actions={actions}>
          <p className="soft">{children}</p>
        </EmptyState>
      )}
    </div>
  )
}
