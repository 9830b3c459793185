/** web/stock: rows come and go under the keyboard. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AddButton, Remove } from './rows.tsx'

afterEach(cleanup)

function List() {
  const [rows, setRows] = useState<number[]>([])
  return (
    <fieldset>
      {rows.map((row) => (
        <div key={row}>
          <input aria-label={`Row ${row}`} />
          <Remove name={`row ${row}`} onRemove={() => setRows(rows.filter((one) => one !== row))} />
        </div>
      ))}
      <AddButton onAdd={() => setRows([...rows, rows.length])}>Add</AddButton>
    </fieldset>
  )
}

test('the new row has the focus, and the list keeps it when a row goes', async () => {
  render(<List />)
  const add = screen.getByRole('button', { name: 'Add' })
  fireEvent.click(add)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Row 0')))
  const remove = screen.getByRole('button', { name: 'Remove row 0' })
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(document.activeElement).toBe(add))
})
