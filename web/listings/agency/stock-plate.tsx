/** web/listings: the drawn map of an agency's homes in its frame; every circle leads to the search there. */
import { Link } from 'react-router'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Cell } from '#contract/search/search.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { DrawnMap } from '#web/ui/charts/drawn-map.tsx'
import { MapCredit } from '#web/ui/charts/map-credit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { usePageLanguage } from '#web/platform/speech/speech.tsx'
import { circlesOf, placeOn, sheetAddress, viewOf, type View } from '#web/platform/meta/map-sheet.ts'
import plateStyles from '../detail/where/plate.module.css'
import styles from './agency.module.css'
import '#web/ui/charts/marks.css'

/** Pixels, as wide as the column beside the form; narrow screens show its middle. */
const sheet = { width: 800, height: 420 }

type Props = {
  bounds: BoundingBox
  cells: readonly Cell[]
  /** Where the agency says that it works. */
  areas: readonly DrawnArea[]
  /** The address of the search for what a circle holds; null where nobody may go there. */
  toCell: ((cell: Cell) => string) | null
}

export function StockPlate({ bounds, cells, areas, toCell }: Props) {
  const { theme } = usePreferences()
  const language = usePageLanguage()
  const view = viewOf(bounds, sheet)
  const circles = circlesOf(cells, view, sheet)
  const drawn = (as: 'light' | 'dark') => sheetAddress(view, sheet, { theme: as, language })
  const dark = { media: '(prefers-color-scheme: dark)', address: drawn('dark') }
  return (
    <div className={classNames('left-to-right', plateStyles.plate, styles.plateStock)}>
      <div className={plateStyles.plateMap}>
        <div className={styles.stockSheet} style={{ width: sheet.width, height: sheet.height }}>
          <DrawnMap
            label="Map of the agency’s homes"
            address={drawn(theme === 'dark' ? 'dark' : 'light')}
            sources={[{ media: 'print', address: drawn('light') }, ...(theme === 'system' ? [dark] : [])]}
            size={sheet}
          />
          <Areas areas={areas} view={view} />
          {circles.map(({ x, y, cell }) => (
            <Circle key={`${x} ${y}`} count={cell.count} at={{ left: x, top: y }} to={toCell?.(cell)} />
          ))}
        </div>
        <MapCredit />
      </div>
    </div>
  )
}

type CircleProps = { count: number; at: { left: number; top: number }; to: string | undefined }

function Circle({ count, at, to }: CircleProps) {
  const format = useFormat()
  const name = classNames('cluster', count > 99 ? 'cluster--l' : count > 9 && 'cluster--m')
  const words = (
    <>
      {/* In words, for "one" has no figure in some languages: a label would not hold what is seen. */}
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="quiet-text">{`${format.plural(count, 'home')} here`}</span>
    </>
  )
  return to === undefined ? (
    <span className={name} style={at}>
      {words}
    </span>
  ) : (
    <Link className={name} style={at} to={to}>
      {words}
    </Link>
  )
}

/** Said in words beside it: the names of areas served. */
function Areas({ areas, view }: { areas: readonly DrawnArea[]; view: View }) {
  const path = areas
    .flat()
    .map((ring) => {
      const points = ring.map(([x, y]) => placeOn({ lon: x / 1e5, lat: y / 1e5 }, view, sheet))
      return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
    })
    .join('')
  if (path === '') return null
  return (
    <svg
      className={styles.stockAreas}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width={sheet.width}
      height={sheet.height}
      aria-hidden="true"
    >
      <path d={path} fillRule="evenodd" />
    </svg>
  )
}
