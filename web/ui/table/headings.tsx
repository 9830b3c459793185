/** ui: the headings of a table: a press orders a complete list, an arrow tells the order of any. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactTable } from '@tanstack/react-table'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Head, Row } from '../lists/table.tsx'
import type { Column, Features, Held } from './column.ts'

type Props<T> = { table: ReactTable<Features, Held<T>>; columns: readonly Column<T>[]; isSelectable: boolean }
type Order = 'ascending' | 'descending' | undefined

export function Headings<T>({ table, columns, isSelectable }: Props<T>) {
  return (
    <thead>
      <Row>
        {isSelectable && (
          <Head className="data-table-tick">
            <label className="tick">
              <input
                type="checkbox"
                aria-label="Select all rows"
                checked={table.getIsAllRowsSelected()}
                ref={(box) => {
                  if (box) box.indeterminate = table.getIsSomeRowsSelected()
                }}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
              <span className="data-table-all" aria-hidden="true">
                All
              </span>
            </label>
          </Head>
        )}
        {columns.map((column) => (
          <Heading key={column.id} table={table} column={column} />
        ))}
      </Row>
    </thead>
  )
}

function Heading<T>({ table, column }: { table: ReactTable<Features, Held<T>>; column: Column<T> }) {
  const { id, head, isNumeric, orderBy, ordered, orderTo } = column
  const chosen = table.getColumn(id)?.getIsSorted()
  const order: Order = chosen ? (chosen === 'asc' ? 'ascending' : 'descending') : ordered
  const arrow = order && <Icon of={order === 'ascending' ? ArrowUp : ArrowDown} small />
  return (
    <Head className={classNames(isNumeric && 'r')} aria-sort={order}>
      {orderBy ? (
        <button
          type="button"
          className="data-table-head data-table-order"
          onClick={table.getColumn(id)?.getToggleSortingHandler()}
        >
          {head}
          {arrow}
        </button>
      ) : orderTo ? (
        <Link className="data-table-head data-table-order" to={orderTo} replace preventScrollReset>
          {head}
          {arrow}
        </Link>
      ) : (
        <span className="data-table-head">
          {head}
          {arrow}
        </span>
      )}
    </Head>
  )
}
