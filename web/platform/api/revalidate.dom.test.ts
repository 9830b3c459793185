/** web/platform: what is wanted before the page is there is asked for once it is. */
import { act, cleanup, render } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useEarlyRevalidate } from './revalidate.ts'

afterEach(cleanup)

function Root() {
  const revalidate = useEarlyRevalidate()
  useEffect(revalidate, [revalidate])
  return createElement(Outlet)
}

it('waits for the first answers, then asks everybody once more', async () => {
  const asked: string[] = []
  let answer: (data: string) => void = () => undefined
  const page = () => {
    asked.push('page')
    return new Promise<string>((resolve) => (answer = resolve))
  }
  const root = () => {
    asked.push('root')
    return 'new'
  }
  const children = [{ index: true, loader: page, Component: () => 'page', HydrateFallback: () => 'wait' }]
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: root, Component: Root, children }], {
    hydrationData: { loaderData: { root: 'first' } },
  })
  const { container } = render(createElement(RouterProvider, { router }))
  expect([container.textContent, router.state.revalidation, asked]).toEqual(['wait', 'idle', ['page']])
  await act(async () => answer('there'))
  expect(asked).toEqual(['page', 'root', 'page'])
  await act(async () => answer('there'))
  expect([router.state.loaderData['root'], router.state.revalidation]).toEqual(['new', 'idle'])
})
