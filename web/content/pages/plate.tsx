/** web/content: a drawing in the frame of a printed map. */
import type { Drawing } from '#contract/content/content-codes.ts'
import { Scene } from './scene.tsx'

/** Decorative: the words beside it say what it shows. */
export function Plate({ of }: { of: Drawing }) {
  return (
    <div className="plate left-to-right" aria-hidden="true">
      <Scene of={of} />
    </div>
  )
}
