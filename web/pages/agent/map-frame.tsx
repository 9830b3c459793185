/**
 * web/pages: the frame of a map that comes late: words stand there
 * until it is here, and where it cannot come.
 */
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { MapCredit } from '#web/ui/charts/map-credit.tsx'
import styles from './map-frame.module.css'

type Props = {
  isTall?: boolean
  /** What stands there when the map cannot be shown. */
  instead: ReactNode
  /** The map, which tells when it failed. */
  children: (onFailed: () => void) => ReactNode
}

export function MapFrame({ isTall = false, instead, children }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  return (
    <div className={styles.map} data-tall={isTall || undefined}>
      {hasFailed ? (
        instead
      ) : (
        <Suspense fallback={<p className="soft">The map is on its way.</p>}>
          {children(fail)}
          <MapCredit />
        </Suspense>
      )}
    </div>
  )
}
