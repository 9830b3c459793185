/** ui: what stands where a list would be: that there is nothing, or that it did not arrive. */
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

export type Failure = { words: string; again: () => unknown }
type Props = { failure?: Failure; children?: ReactNode }

export function Quiet({ failure, children }: Props) {
  return (
    <div className="data-table-quiet">
      {failure ? (
        <>
          <p role="alert">{failure.words}</p>
          <Button size="small" onClick={() => void failure.again()}>
            Try again
          </Button>
        </>
      ) : (
        children
      )}
    </div>
  )
}
