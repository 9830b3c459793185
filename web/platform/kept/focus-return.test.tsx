/** web/platform: the keyboard is where it was when somebody comes back. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useFocusReturn } from './focus-return.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function Frame() {
  useFocusReturn()
  return (
    <main>
      <Outlet />
    </main>
  )
}

function Home() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

const list = (
  <>
    <Link to="/home/1">First</Link>
    <Link to="/home/2">Second</Link>
  </>
)

/** Leaves a list by its second link and comes back. */
async function leaveAndReturn(detail: number) {
  const children = [
    { index: true, element: list },
    { path: 'home/:id', element: <Home /> },
  ]
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Frame, children }])} />)
  fireEvent.click(await screen.findByText('Second'), { detail })
  fireEvent.click(await screen.findByText('Back'))
  return screen.findByText('Second')
}

test('Back gives the keyboard the link that led away', async () => {
  const link = await leaveAndReturn(0)
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('a mouse gets no ring', async () => {
  await leaveAndReturn(1)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(document.activeElement).toBe(document.body)
})
