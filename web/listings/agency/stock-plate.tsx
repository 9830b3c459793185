/** web/listings: the drawn map of an agency's homes in its frame; every circle leads to the search there. */
import { Link } from 'react-router'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Cell } from '#contract/search/search.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { circlesOf, sheetAddress, viewOf } from '#web/platform/meta/map-sheet.ts'
import plateStyles from '../detail/where/plate.module.css'
import styles from './agency.module.css'
import '#web/ui/charts/marks.css'

/** Pixels, as wide as the column beside the form; narrow screens show its middle. */
const sheet = { width: 800, height: 420 }

type Props = {
  bounds: BoundingBox
  cells: readonly Cell[]
  /** The address of the search for what a circle holds. */
  toCell: (cell: Cell) => string
}

export function StockPlate({ bounds, cells, toCell }: Props) {
  const format = useFormat()
  const { theme } = usePreferences()
  const view = viewOf(bounds, sheet)
  const circles = circlesOf(cells, view, sheet)
  return (
    <div className={classNames('left-to-right', plateStyles.plate, styles.plateStock)}>
      <div className={plateStyles.plateMap}>
        <div className={styles.stockSheet} style={{ width: sheet.width, height: sheet.height }}>
          <picture>
            {theme === 'system' && (
              <source media="(prefers-color-scheme: dark)" srcSet={sheetAddress(view, sheet, 'dark')} />
            )}
            <img
              src={sheetAddress(view, sheet, theme === 'dark' ? 'dark' : 'light')}
              alt="Map of the agency’s homes"
              width={sheet.width}
              height={sheet.height}
              loading="lazy"
              decoding="async"
            />
          </picture>
          {circles.map(({ x, y, cell }) => (
            <Link
              key={`${x} ${y}`}
              className={classNames(
                'cluster',
                cell.count > 99 ? 'cluster--l' : cell.count > 9 && 'cluster--m',
              )}
              style={{ left: x, top: y }}
              to={toCell(cell)}
              aria-label={`${format.plural(cell.count, 'home')} here`}
            >
              {format.number(cell.count)}
            </Link>
          ))}
        </div>
        <p className="map-credit">Overview map · Natural Earth · © GeoNames</p>
      </div>
    </div>
  )
}
