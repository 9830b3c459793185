/** web/content: a drawing in the frame of a printed map. */
import type { Drawing } from '#contract/content/content-codes.ts'
import { Scene } from './scene.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './plate.module.css'

/** Decorative: the words beside it say what it shows. */
export function Plate({ of }: { of: Drawing }) {
  return (
    <div className={classNames('left-to-right', styles.contentPlate)} aria-hidden="true">
      <Scene of={of} />
    </div>
  )
}
