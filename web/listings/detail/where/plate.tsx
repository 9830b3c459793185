/**
 * web/listings: the framed map: a sheet drawn by the server, which
 * needs no script, and the living map on request.
 */
import { Move } from 'lucide-react'
import { Suspense, useCallback, useState, type ComponentType } from 'react'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { usePageLanguage } from '#web/platform/speech/speech.tsx'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { DrawnMap } from '#web/ui/charts/drawn-map.tsx'
import { MapCredit } from '#web/ui/charts/map-credit.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { neatline, sheet, sheetAddress } from './plate.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './plate.module.css'

/** A map to move around in; the page brings it, because maps belong to searching. */
export type LiveMap = ComponentType<{ point: PublicPoint; styleUrl: string | null; onFailed: () => void }>

type Props = {
  point: PublicPoint
  name: string
  /** Whether the streets around it are known: then it is seen from close by. */
  hasStreets: boolean
  live: LiveMap
  styleUrl: string | null
}

export function Plate({ point, name, hasStreets, live: Live, styleUrl }: Props) {
  const [state, setState] = useState<'drawn' | 'live' | 'failed'>('drawn')
  const onFailed = useCallback(() => setState('failed'), [])
  const { x, y, shiftX, shiftY } = neatline(point, hasStreets)
  const frame = {
    '--minute-x': `${x}px`,
    '--minute-y': `${y}px`,
    '--shift-x': `${shiftX}px`,
    '--shift-y': `${shiftY}px`,
  }
  return (
    <div className={classNames('left-to-right', styles.plate)} style={frame as object}>
      <div className={styles.plateMap}>
        <Sheet point={point} name={name} hasStreets={hasStreets} />
        {state === 'live' && (
          <Boundary onError={onFailed}>
            <Suspense>
              <Live point={point} styleUrl={styleUrl} onFailed={onFailed} />
            </Suspense>
          </Boundary>
        )}
        {/* It stays where the map could not be drawn: what failed once may work the next time. */}
        {state !== 'live' && (
          <Button
            kind="veil"
            size="small"
            className={classNames('needs-script no-print', styles.plateMove)}
            onClick={() => setState('live')}
          >
            <Icon of={Move} small />
            Move around
          </Button>
        )}
        {state === 'failed' ? (
          <output className="map-credit">This browser cannot draw the live map.</output>
        ) : (
          <MapCredit />
        )}
      </div>
    </div>
  )
}

/** Light or dark as the page is. */
function Sheet({ point, name, hasStreets }: Pick<Props, 'point' | 'name' | 'hasStreets'>) {
  const { theme } = usePreferences()
  const language = usePageLanguage()
  const drawn = (as: 'light' | 'dark') => sheetAddress(point, { theme: as, language, hasStreets })
  const words =
    point.radiusM === 0
      ? `Map with a mark on the home in ${name}`
      : `Map with the circle in ${name} that holds the home`
  const dark = { media: '(prefers-color-scheme: dark)', address: drawn('dark') }
  return (
    <DrawnMap
      className={styles.plateSheet}
      label={words}
      address={drawn(theme === 'dark' ? 'dark' : 'light')}
      sources={[{ media: 'print', address: drawn('light') }, ...(theme === 'system' ? [dark] : [])]}
      size={sheet}
    />
  )
}
