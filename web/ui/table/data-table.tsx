/**
 * ui: a list of things in rows: columns, order, selection with acts on many, the
 * next page, and what is said instead of rows.
 */
import {
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table'
import { useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Cell, Row, Table } from '../lists/table.tsx'
import { features, type Column, type Features, type Held } from './column.ts'
import { Headings } from './headings.tsx'
import { TableFoot, TableHead, type Paging, type WholeList } from './table-foot.tsx'
import { Quiet, type Failure } from './quiet.tsx'
import '../forms/tick.css'
import './data-table.css'

export type DataTableProps<T> = {
  /** What the rows are, for those who do not see them. */
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowId: (row: T) => string
  /** What is said when there are no rows, and what helps. */
  empty: ReactNode
  /** Instead of the rows when they did not arrive. */
  failure?: Failure | null
  /** How the list goes on. */
  paging?: Paging
  /** So many rows of the order are shown first, and as many more with each press; `rows` are all of them. */
  step?: number
  /** The same list as a file for spreadsheets. */
  csv?: WholeList
  /** Acts on all selected rows; with it every row has a box to tick. `name` says which row a box is about. */
  bulk?: { name: (row: T) => string; acts: (ids: readonly string[], clear: () => void) => ReactNode }
  /**
   * How the list's own style lays its rows out; on phones its cells
   * then stand without the names of their columns.
   */
  className?: string
  rowClassName?: (row: T) => string | undefined
  /** While another question is being answered. */
  isBusy?: boolean
}

/** TanStack Table keeps order and selection; the markup is a plain table that becomes cards on phones. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, empty, failure, csv, bulk, isBusy = false } = props
  const table = useRows(props)
  const { shown, paging = props.paging } = useSteps(rows.length, props.step)
  const selected = Object.keys(table.state.rowSelection)
  if (failure) return <Quiet failure={failure} />
  if (rows.length === 0) return <Quiet>{empty}</Quiet>
  return (
    <div className={classNames('data-table', isBusy && 'data-table--busy')} aria-busy={isBusy}>
      {csv && <TableHead csv={csv} />}
      {bulk && selected.length > 0 && (
        <fieldset className="data-table-bulk">
          <legend className="quiet-text">With the selected rows</legend>
          <output className="num">{selected.length} selected</output>
          {bulk.acts(selected, () => table.resetRowSelection(true))}
        </fieldset>
      )}
      <Table
        aria-label={props.label}
        className={classNames('work-table', props.className ?? 'stacked stacked--named')}
      >
        <Headings table={table} columns={props.columns} isSelectable={Boolean(bulk)} />
        <tbody>
          {table
            .getRowModel()
            .rows.slice(0, shown)
            .map((row) => (
              <DataRow key={row.id} row={row} {...props} />
            ))}
        </tbody>
      </Table>
      {paging && <TableFoot count={Math.min(rows.length, shown)} paging={paging} />}
    </div>
  )
}

/** Rows that are here already, shown by and by. */
function useSteps(total: number, step = total): { shown: number; paging?: Paging } {
  const [shown, setShown] = useState(step)
  if (total <= step) return { shown: total }
  const readMore = () => setShown(shown + step)
  return { shown, paging: { hasMore: shown < total, isReading: false, readMore, total } }
}

function useRows<T>({ columns, rows, rowId, bulk }: DataTableProps<T>): ReactTable<Features, Held<T>> {
  const [sorting, setSorting] = useState<SortingState>([])
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  return useTable<Features, Held<T>>({
    features,
    data: hold(rows),
    columns: definitionsOf(columns),
    getRowId: ({ row }) => rowId(row),
    enableRowSelection: Boolean(bulk),
    state: { sorting, rowSelection: onlyThere(rowSelection, rows.map(rowId)) },
    onSortingChange: setSorting,
    onRowSelectionChange: setRowSelection,
  })
}

const held = new WeakMap<readonly unknown[], readonly Held<unknown>[]>()

/** The same array for the same rows, because the library compares it to know whether they changed. */
function hold<T>(rows: readonly T[]): Held<T>[] {
  const known = held.get(rows)
  if (known) return known as Held<T>[]
  const made = rows.map((row) => ({ row }))
  held.set(rows, made)
  return made
}

const definitions = new WeakMap<readonly unknown[], unknown>()

function definitionsOf<T>(columns: readonly Column<T>[]): ColumnDef<Features, Held<T>>[] {
  const known = definitions.get(columns)
  if (known) return known as ColumnDef<Features, Held<T>>[]
  const made = columns.map(({ id, orderBy }) => ({
    id,
    accessorFn: ({ row }: Held<T>) => orderBy?.(row) ?? null,
    enableSorting: orderBy !== undefined,
    sortFn: 'basic' as const,
  }))
  definitions.set(columns, made)
  return made
}

/** A row that has gone is not selected any more. */
const onlyThere = (selection: RowSelectionState, ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(Object.entries(selection).filter(([id]) => ids.includes(id)))

type RowProps<T> = Pick<DataTableProps<T>, 'columns' | 'bulk' | 'className' | 'rowClassName'> & {
  row: TableRow<Features, Held<T>>
}

function DataRow<T>({ row, columns, bulk, className, rowClassName }: RowProps<T>) {
  const { row: one } = row.original
  return (
    <Row className={rowClassName?.(one)} aria-selected={bulk ? row.getIsSelected() : undefined}>
      {bulk && (
        <Cell className="data-table-tick">
          <label className="tick">
            <input
              type="checkbox"
              aria-label={`Select ${bulk.name(one)}`}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </Cell>
      )}
      {columns.map(({ id, head, cell, isNumeric, isMain }) => (
        <Cell key={id} className={classNames(isNumeric && 'r', isMain && 'data-table-main')}>
          {!isMain && !className && (
            <span className="data-table-label" aria-hidden="true">
              {head}
            </span>
          )}
          {cell(one)}
        </Cell>
      ))}
    </Row>
  )
}
