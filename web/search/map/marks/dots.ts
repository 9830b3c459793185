/**
 * web/search/map: homes without room for their price, drawn as dots by the
 * map itself: thousands of them cost nothing.
 */
import type { Engine, GeoJSONSource } from '../../map-engine/engine.ts'
import { colourBox } from './colour-box.ts'
import type { Mark } from './marks.ts'

/** Layers and properties of the map. translate="no" */
const id = 'meridian-homes'

/**
 * How a home is drawn: one opened before steps back, one with a heart
 * stands out, one that only comes close is hollow.
 */
export type Tone = 'plain' | 'seen' | 'saved' | 'close'

type Dot = { mark: Mark; tone: Tone }

export class Dots {
  readonly #map: Engine
  #dots: readonly Dot[] = []

  constructor(map: Engine) {
    this.#map = map
    map.on('style.load', () => this.#draw())
  }

  show(dots: readonly Dot[]): void {
    this.#dots = dots
    void this.#map.getSource<GeoJSONSource>(id)?.setData(this.#data())
  }

  /** The dot nearest to a point of the map's box, at most so many pixels away. */
  nearest(at: { x: number; y: number }, within: number): Mark | null {
    let best: { mark: Mark; far: number } | null = null
    for (const { mark } of this.#dots) {
      const { x, y } = this.#map.project([mark.lon, mark.lat])
      const far = Math.hypot(x - at.x, y - at.y)
      if (far <= within && (!best || far < best.far)) best = { mark, far }
    }
    return best?.mark ?? null
  }

  #draw(): void {
    const colour = colourBox(this.#map.getContainer())
    this.#map.addSource(id, { type: 'geojson', data: this.#data() })
    this.#map.addLayer({
      id,
      type: 'circle',
      source: id,
      paint: {
        'circle-radius': 5,
        'circle-stroke-width': 1.5,
        'circle-stroke-color': ['match', ['get', 'tone'], 'close', colour('--clay'), colour('--raised')],
        'circle-color': [
          'match',
          ['get', 'tone'],
          'saved',
          colour('--clay'),
          'seen',
          colour('--note'),
          'close',
          colour('--raised'),
          colour('--viridian'),
        ],
      },
    })
  }

  #data() {
    return {
      type: 'FeatureCollection' as const,
      features: this.#dots.map(({ mark: { lon, lat }, tone }) => ({
        type: 'Feature' as const,
        properties: { tone },
        geometry: { type: 'Point' as const, coordinates: [lon, lat] },
      })),
    }
  }
}
