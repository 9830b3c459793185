/** web/search/map: a map is shown when its tiles have come, and one with holes once they are filled. */
import { EventEmitter } from 'node:events'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLostTiles, whenWhole } from './use-lost-tiles.ts'

afterEach(() => void vi.useRealTimers())

/** As much of an engine as tells of its tiles. */
function fakeMap() {
  const heard = new EventEmitter()
  const load = vi.fn<() => void>()
  const map = Object.assign(heard, {
    getSource: () => ({ load }),
    refreshTiles: vi.fn<(source: string) => void>(),
    triggerRepaint: () => heard.emit('idle'),
  })
  return { heard, load, refreshed: map.refreshTiles, map }
}

const lostTile = { sourceId: 'coasts', tile: {} }

test('a map whose tiles came is shown as soon as it is loaded', () => {
  const { heard, map } = fakeMap()
  const show = vi.fn<() => void>()
  renderHook(() => useLostTiles(map))
  whenWhole(map, () => true, show)
  expect(show).not.toHaveBeenCalled()
  heard.emit('load')
  heard.emit('idle')
  expect(show).toHaveBeenCalledTimes(1)
})

test('one with holes is asked for again, and shown when they are filled', () => {
  vi.useFakeTimers()
  const { heard, refreshed, map } = fakeMap()
  const show = vi.fn<() => void>()
  renderHook(() => useLostTiles(map))
  whenWhole(map, () => true, show)
  heard.emit('error', lostTile)
  heard.emit('load')
  heard.emit('idle')
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(8_000)
  expect(refreshed.mock.calls).toEqual([['coasts']])
  heard.emit('idle')
  expect(show).toHaveBeenCalledTimes(1)
})

test('a source that never said which tiles it has is read again', () => {
  vi.useFakeTimers()
  const { heard, load, refreshed, map } = fakeMap()
  renderHook(() => useLostTiles(map))
  heard.emit('error', { sourceId: 'world' })
  vi.advanceTimersByTime(8_000)
  expect([load.mock.calls.length, refreshed.mock.calls.length]).toEqual([1, 0])
})

test('where no picture can stand in for it, holes are shown', () => {
  const { heard, map } = fakeMap()
  const show = vi.fn<() => void>()
  renderHook(() => useLostTiles(map))
  whenWhole(map, () => false, show)
  heard.emit('error', lostTile)
  heard.emit('load')
  expect(show).toHaveBeenCalledTimes(1)
})
