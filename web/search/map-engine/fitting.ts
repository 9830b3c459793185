/**
 * web/search/map-engine: how a view is fitted into a map, of which
 * tools and the sheet of a phone cover a part.
 */
import type { BoundingBox } from '#contract/search/places.ts'
import { boxOf, unwrapped, type Bounded } from './boxes.ts'
import { hasStreets } from './streets.ts'
import { nearestDrawn } from './nearest-drawn.ts'

/**
 * How close a small place is shown: as near as its streets deserve; where none are known no nearer than the
 * server draws it, or there is one mark on blank paper.
 */
const closest = { streets: 16.5, land: nearestDrawn }

/**
 * How a view is fitted: a box to the pixel, so that asking for it again shows the same; a place with room
 * around it. Neither lies below the sheet that covers the map of a phone.
 */
export function fittingOf(container: HTMLElement, view: BoundingBox, isExact: boolean) {
  if (isExact) return { padding: { top: 0, left: 0, right: 0, bottom: bottomOf(container, 0) } }
  const { west, south, east, north } = unwrapped(view)
  const isMapped = hasStreets({ lat: (south + north) / 2, lon: (west + east) / 2 })
  return { padding: paddingOf(container), maxZoom: isMapped ? closest.streets : closest.land }
}

/** Pixels that the tools take at the top and at the end of a line, and a mark to its sides. */
const toolsOf = { wide: { top: 80, end: 96, side: 48 }, narrow: { top: 48, end: 56, side: 40 } }

/** The sheet of a phone and some pixels more, but never so many that hardly any map is left. */
function bottomOf(container: HTMLElement, more: number): number {
  const sheet = Number.parseFloat(getComputedStyle(container).getPropertyValue('--sheet-cover')) || 0
  return Math.min(container.clientHeight * 0.6, more + sheet)
}

/** Pixels kept free around what is shown; on phones the sheet covers the lower part of the map. */
function paddingOf(container: HTMLElement) {
  const { top, end, side } = container.clientWidth > 640 ? toolsOf.wide : toolsOf.narrow
  // The map itself runs from left to right everywhere; its tools stand where the lines of the page end.
  const [left, right] =
    document.documentElement.dir === 'rtl' ? ([end, side] as const) : ([side, end] as const)
  return { top, left, right, bottom: bottomOf(container, side) }
}

type Covered = Bounded & {
  getContainer: () => HTMLElement
  unproject: (pixel: [x: number, y: number]) => { lat: number }
}

/** What a map shows now and nothing covers: asked for as a box, it is shown just so again. */
export function freeBoxOf(map: Covered): BoundingBox {
  const container = map.getContainer()
  const covered = bottomOf(container, 0)
  const box = boxOf(map)
  return covered > 0 ? { ...box, south: map.unproject([0, container.clientHeight - covered]).lat } : box
}
