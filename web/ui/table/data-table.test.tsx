/** ui: a table orders complete lists, selects rows that are there, goes on, and says why it has no rows. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderFor } from '#tests/pages/sample-page.tsx'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

afterEach(cleanup)

type Boat = { id: string; name: string; length: number }
const boats: Boat[] = [
  { id: 'a', name: 'Swift', length: 9 },
  { id: 'b', name: 'Heron', length: 12 },
  { id: 'c', name: 'Tern', length: 7 },
]
const columns: Column<Boat>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name, orderBy: ({ name }) => name, isMain: true },
  {
    id: 'length',
    head: 'Length',
    cell: ({ length }) => `${length} m`,
    orderBy: ({ length }) => length,
    isNumeric: true,
  },
  { id: 'id', head: 'Number', cell: ({ id }) => id, ordered: 'descending' },
]

const show = (more: Partial<DataTableProps<Boat>> = {}) =>
  renderFor(
    <DataTable
      label="Boats"
      columns={columns}
      rows={boats}
      rowId={({ id }) => id}
      empty="No boats."
      {...more}
    />,
  )
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Swift|Heron|Tern/.exec(row.textContent)?.[0])
const heading = (name: string) => screen.getByRole('columnheader', { name })

test('a press on a heading orders the rows, another the other way, and the heading says so', () => {
  show()
  const length = within(heading('Length')).getByRole('button')
  fireEvent.click(length)
  const first = names()
  expect(['Heron', 'Tern']).toContain(first[0])
  expect(['ascending', 'descending']).toContain(heading('Length').getAttribute('aria-sort'))
  fireEvent.click(length)
  expect(names()).toEqual(first.toReversed())
  fireEvent.click(within(heading('Name')).getByRole('button'))
  expect(names()).toEqual(['Heron', 'Swift', 'Tern'])
  expect(heading('Name').getAttribute('aria-sort')).toBe('ascending')
})

test('a long table shows its first rows of the order, and goes on with a press', () => {
  show({ step: 2 })
  expect(names()).toEqual(['Swift', 'Heron'])
  expect(screen.getByText('1–2 of 3')).toBeTruthy()
  fireEvent.click(within(heading('Name')).getByRole('button'))
  expect(names()).toEqual(['Heron', 'Swift'])
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(names()).toEqual(['Heron', 'Swift', 'Tern'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the order of the server is told, and is not for pressing', () => {
  show()
  expect(heading('Number').getAttribute('aria-sort')).toBe('descending')
  expect(within(heading('Number')).queryByRole('button')).toBeNull()
})

test('acts reach the selected rows, those that are still there', () => {
  const act = vi.fn<(ids: readonly string[]) => void>()
  const bulk: DataTableProps<Boat>['bulk'] = {
    name: ({ name }) => name,
    acts: (ids, clear) => (
      <>
        <button type="button" onClick={() => act(ids)}>
          Sell
        </button>
        <button type="button" onClick={clear}>
          None
        </button>
      </>
    ),
  }
  show({ bulk })
  expect(screen.queryByRole('button', { name: 'Sell' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Heron' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tern' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
  expect(act).toHaveBeenLastCalledWith(['b', 'c'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true)
  cleanup()
  show({ bulk, rows: boats.slice(0, 1) })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
  expect(act).toHaveBeenLastCalledWith(['a'])
  fireEvent.click(screen.getByRole('button', { name: 'None' }))
  expect(screen.queryByText('1 selected')).toBeNull()
})

test('a list goes on, and says how much there is', () => {
  const readMore = vi.fn<() => void>()
  show({ paging: { hasMore: true, isReading: false, readMore, total: 1204 } })
  expect(screen.getByText('1–3 of 1,204')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(readMore).toHaveBeenCalledOnce()
})

test('nothing there, and nothing arrived, are two things', () => {
  show({ rows: [] })
  expect(screen.getByText('No boats.')).toBeTruthy()
  cleanup()
  const again = vi.fn<() => void>()
  show({ rows: [], failure: { words: 'The boats did not arrive.', again } })
  expect(screen.getByRole('alert').textContent).toBe('The boats did not arrive.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

test('the list is there as a file, for whoever is signed in', async () => {
  localStorage.setItem('access_token', 'opens')
  const asked: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request)
    return Promise.resolve(new Response('boat,length'))
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:boats', revokeObjectURL: () => undefined })
  show({ csv: { address: '/boats.csv?q=red', name: 'boats.csv' } })
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/boats.csv'])
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer /)
  vi.unstubAllGlobals()
})
