/**
 * web/search: the pencil on the map: terra-draw, set up for freehand rings and
 * for moving their points. Loads with the tools.
 */
import { TerraDraw, TerraDrawFreehandMode, TerraDrawSelectMode } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import type { Engine } from '../map-engine/engine.ts'
import { lineOf, movedRing, type Areas, type Degrees } from './drawing.rules.ts'

export type Pencil = {
  /** Draws one freehand line after another; each is told once it is done, and leaves nothing on the map. */
  draw: (onLine: (line: Degrees[]) => void) => void
  /** Shows the areas with points to move; the areas are told after every move. */
  edit: (areas: Areas, onMoved: (areas: Areas) => void) => void
  stop: () => void
}

const shape = 'freehand'
type Colour = `#${string}`

export function createPencil(map: Engine, colour: Colour): Pencil {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'pencil' }),
    modes: [freehand(colour), selecting(colour)],
  })
  let onLine: (line: Degrees[]) => void = () => undefined
  let onMoved: (areas: Areas) => void = () => undefined
  draw.start()
  draw.on('finish', (id, { action }) => {
    if (action === 'draw') {
      const line = outlineOf(draw.getSnapshotFeature(id))
      // The question draws its own areas.
      draw.removeFeatures([id])
      onLine(line)
    } else onMoved(areasIn(draw))
  })
  return {
    draw: (tell) => {
      onLine = tell
      draw.setMode('static')
      draw.clear()
      draw.setMode(shape)
      map.dragPan.disable()
    },
    edit: (areas, tell) => {
      onMoved = tell
      draw.setMode('static')
      draw.clear()
      map.dragPan.enable()
      draw.addFeatures(featuresOf(areas, () => draw.getFeatureId()))
      draw.setMode('select')
      const [first] = draw.getSnapshot()
      if (first?.id !== undefined) draw.selectFeature(first.id)
    },
    stop: () => {
      try {
        draw.stop()
        map.dragPan.enable()
      } catch {
        // The map or its style went first, and took everything that was on it along.
      }
    },
  }
}

const freehand = (colour: Colour) =>
  new TerraDrawFreehandMode({
    // Finger and mouse alike: press, draw, let go.
    drawInteraction: 'click-drag',
    minDistance: 6,
    styles: {
      fillColor: colour,
      fillOpacity: 0.1,
      outlineColor: colour,
      outlineWidth: 2,
      closingPointWidth: 0,
      closingPointOutlineWidth: 0,
    },
  })

const selecting = (colour: Colour) =>
  new TerraDrawSelectMode({
    flags: {
      [shape]: {
        feature: {
          draggable: true,
          coordinates: { midpoints: { draggable: true }, draggable: true, deletable: true },
        },
      },
    },
    styles: {
      selectedPolygonColor: colour,
      selectedPolygonFillOpacity: 0.1,
      selectedPolygonOutlineColor: colour,
      selectionPointColor: '#ffffff',
      selectionPointOutlineColor: colour,
      selectionPointOutlineWidth: 2,
      selectionPointWidth: 7,
      midPointColor: colour,
      midPointOutlineColor: '#ffffff',
      midPointWidth: 4,
    },
  })

type Feature = ReturnType<TerraDraw['getSnapshot']>[number]

const outlineOf = (feature: Feature | undefined): Degrees[] =>
  feature?.geometry.type === 'Polygon'
    ? (feature.geometry.coordinates[0] ?? []).map(([lon = 0, lat = 0]) => [lon, lat] as const)
    : []

/** Every ring is a shape of its own, because shapes with holes cannot be edited; it remembers whose it is. */
const featuresOf = (areas: Areas, newId: () => string | number): Feature[] =>
  areas.flatMap((rings, area) =>
    rings.map((ring, place): Feature => ({
      id: newId(),
      type: 'Feature',
      properties: { mode: shape, area, place },
      geometry: { type: 'Polygon', coordinates: [lineOf(ring)] },
    })),
  )

/** The areas as they lie on the map now; an area whose outline was deleted takes its cut-outs with it. */
function areasIn(draw: TerraDraw): Areas {
  const areas = new Map<number, Map<number, NonNullable<ReturnType<typeof movedRing>>>>()
  for (const feature of draw.getSnapshot()) {
    const { area, place } = feature.properties
    if (typeof area !== 'number' || typeof place !== 'number') continue
    const ring = movedRing(outlineOf(feature))
    const rings = areas.get(area) ?? new Map<number, NonNullable<typeof ring>>()
    if (ring) rings.set(place, ring)
    areas.set(area, rings)
  }
  return [...areas.values()].flatMap((rings) => {
    const outline = rings.get(0)
    const cutOuts = [...rings].filter(([place]) => place > 0).map(([, ring]) => ring)
    return outline ? [[outline, ...cutOuts]] : []
  })
}
