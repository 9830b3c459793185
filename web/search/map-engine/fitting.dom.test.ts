/** web/search/map-engine: what a map shows is not shown below what covers it. */
import { expect, test } from 'vitest'
import { fittingOf, freeBoxOf } from './fitting.ts'
import { nearestDrawn } from './nearest-drawn.ts'

const box = { west: 7, south: 43, east: 8, north: 44 }

/** A map so many pixels high, and the sheet of a phone on it. */
function mapWith(height: number, sheet: number): HTMLElement {
  const container = document.createElement('div')
  container.style.setProperty('--sheet-cover', String(sheet))
  Object.defineProperties(container, { clientHeight: { value: height }, clientWidth: { value: 390 } })
  document.body.append(container)
  return container
}

test('a box that was asked for lies above the sheet of a phone, and fills a map that nothing covers', () => {
  const bottom = (sheet: number) => fittingOf(mapWith(700, sheet), box, true).padding
  expect(bottom(0)).toEqual({ top: 0, left: 0, right: 0, bottom: 0 })
  expect(bottom(372)).toEqual({ top: 0, left: 0, right: 0, bottom: 372 })
  expect(bottom(600)).toEqual({ top: 0, left: 0, right: 0, bottom: 420 })
})

/** Shows 42 to 44° north from its foot to its head, evenly. */
function showing(height: number, sheet: number) {
  const container = mapWith(height, sheet)
  const bounds = { getWest: () => 7, getSouth: () => 42, getEast: () => 8, getNorth: () => 44 }
  return {
    getContainer: () => container,
    getBounds: () => bounds,
    unproject: ([, y]: [number, number]) => ({ lat: 44 - (2 * y) / height }),
  }
}

test('what is asked for as the map moves is what is seen of it', () => {
  expect(freeBoxOf(showing(800, 0))).toEqual({ west: 7, south: 42, east: 8, north: 44 })
  expect(freeBoxOf(showing(800, 400))).toEqual({ west: 7, south: 43, east: 8, north: 44 })
})

test('where no streets are known, a place is shown no nearer than the server draws it', () => {
  expect(fittingOf(mapWith(700, 0), box, false)).toMatchObject({ maxZoom: nearestDrawn })
})
