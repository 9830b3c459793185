/**
 * ui: a drawn map that does not arrive says so instead of a broken
 * sign, and is asked for again until it does.
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DrawnMap } from './drawn-map.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('where the page is dark, the picture for paper is fetched behind it, once', () => {
  const fetched: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
  const paper = '/map/static.svg?theme=light'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const show = (seen: string) => {
    const sources = [{ media: 'print', address: paper }]
    const map = () => <DrawnMap label="Map" address={seen} sources={sources} size={{ width: 8, height: 4 }} />
    render(map()).rerender(map())
    cleanup()
  }
  show(paper)
  expect(fetched).toEqual([])
  show('/map/static.svg?theme=dark')
  expect(fetched).toEqual([paper])
  vi.unstubAllGlobals()
})

test('a map that is lost is asked for again, ever more seldom, and its words go when it is here', () => {
  vi.useFakeTimers()
  render(<DrawnMap label="Map" address="/map/static.svg" sources={[]} size={{ width: 8, height: 4 }} />)
  const image = () => {
    const found = document.querySelector('img')
    if (!found) throw new Error('no picture')
    return found
  }
  const sorry = () => screen.queryByRole('status')?.textContent
  const first = image()
  expect(sorry()).toBeUndefined()
  fireEvent.error(first)
  expect([sorry(), image().alt]).toEqual(['The map did not arrive. It is asked for again.', ''])
  act(() => vi.advanceTimersByTime(4_000))
  const second = image()
  expect(second).not.toBe(first)
  fireEvent.error(second)
  act(() => vi.advanceTimersByTime(4_000))
  expect(image()).toBe(second)
  act(() => vi.advanceTimersByTime(4_000))
  expect(image()).not.toBe(second)
  fireEvent.load(image())
  expect([sorry(), image().alt]).toEqual([undefined, 'Map'])
})
