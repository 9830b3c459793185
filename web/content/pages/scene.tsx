/** web/content: one of the drawings, on a sheet of 480 × 360. */
import { Suspense } from 'react'
import type { Drawing } from '#contract/content/content-codes.ts'
import { Drawn } from '../drawings/deferred-drawings.ts'
import styles from './plate.module.css'

export function Scene({ of }: { of: Drawing }) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 360" aria-hidden="true">
      <Suspense>
        <Drawn name={of} />
      </Suspense>
    </svg>
  )
}
