/** ui: a ring that empties: `share` from 0 (full) to 1 (empty); late ones turn amber. */
import { classNames } from '../class-names.ts'

export function Ring({ share, late = false }: { share: number; late?: boolean }) {
  return (
    <span
      className={classNames('ring', late && 'ring--late')}
      style={{ '--age': Math.min(1, share).toFixed(2) } as object}
      aria-hidden="true"
    />
  )
}
