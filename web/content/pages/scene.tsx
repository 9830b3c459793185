/** web/content: one of the drawings, on a sheet of 480 × 360. */
import type { Drawing } from '#contract/content/content-codes.ts'
import { places } from '../drawings/places.tsx'
import { things } from '../drawings/things.tsx'
import styles from './plate.module.css'

const drawn = { ...places, ...things }

export function Scene({ of }: { of: Drawing }) {
  const Drawn = drawn[of]
  return (
    <svg className={styles.scene} viewBox="0 0 480 360" aria-hidden="true">
      <Drawn />
    </svg>
  )
}
