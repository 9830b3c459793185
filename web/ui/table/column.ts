/** ui: what a column of a table is, and which parts of TanStack Table are used. */
import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})
export type Features = typeof features

export type Column<T> = {
  id: string
  /** What stands above the column, and on phones before the value. */
  head: string
  cell: (row: T) => ReactNode
  /**
   * By what a complete list is ordered when somebody presses the
   * heading; without it the column orders nothing.
   */
  orderBy?: (row: T) => string | number
  /** The order in which the server answers; such a list is not ordered again in the browser. */
  ordered?: 'ascending' | 'descending'
  /**
   * The address of the list in the order of this column, where the
   * server orders it; the heading is then a link.
   */
  orderTo?: string
  /** Numbers and moments stand at the end of their cell. */
  isNumeric?: boolean
  /** The column that names the row; on phones it stands alone above the others. */
  isMain?: boolean
}

/** Rows of any type, as the library wants objects of its own. */
export type Held<T> = { row: T }
