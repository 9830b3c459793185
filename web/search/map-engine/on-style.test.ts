/** web/search/map-engine: layers wait for a style, and follow to the next one. */
import { expect, test, vi } from 'vitest'
import { onEveryStyle } from './on-style.ts'

/** A map whose style has these layers, and whose next style comes when `load` is called. */
function mapWith(layers: string[]) {
  const listeners = new Set<() => void>()
  return {
    getLayersOrder: () => layers,
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
    load: () => listeners.forEach((listener) => listener()),
  }
}

test('nothing is added before there is a style, and all of it to every style from then on', () => {
  const map = mapWith([])
  const add = vi.fn<() => void>()
  const end = onEveryStyle(map, add)
  expect(add).toHaveBeenCalledTimes(0)
  map.load()
  map.load()
  expect(add).toHaveBeenCalledTimes(2)
  end()
  map.load()
  expect(add).toHaveBeenCalledTimes(2)
})

test('a style that is there takes it at once', () => {
  const add = vi.fn<() => void>()
  onEveryStyle(mapWith(['land']), add)
  expect(add).toHaveBeenCalledTimes(1)
})
