/**
 * web/search/map: names of the map stand beside marks and not under them:
 * what is unseen takes the room of each mark.
 */
import type { Engine, GeoJSONSource } from '../../map-engine/engine.ts'
import { label, reach, type Mark } from './marks.ts'

/** Layer, source and properties of the map. translate="no" */
const id = 'meridian-room'

/** Pixels; rooms of prices differ by steps of so many, so that few pictures are needed. */
const step = 8

type Room = { mark: Mark; width: number; height: number }

export class LabelRoom {
  readonly #map: Engine
  #rooms: readonly Room[] = []

  constructor(map: Engine) {
    this.#map = map
    map.on('style.load', () => this.#draw())
  }

  /** `wordsOf` is what a price says. */
  keep(marks: readonly Mark[], wordsOf: (mark: Mark) => string): void {
    this.#rooms = marks
      .filter(({ look }) => look !== 'dot')
      .map((mark) => ({ mark, ...sizeOf(mark, wordsOf) }))
    const source = this.#map.getSource<GeoJSONSource>(id)
    if (!source) return
    this.#paint()
    void source.setData(this.#data())
  }

  #draw(): void {
    this.#paint()
    this.#map.addSource(id, { type: 'geojson', data: this.#data() })
    this.#map.addLayer({
      id,
      type: 'symbol',
      source: id,
      layout: {
        'icon-image': ['get', 'room'],
        'icon-anchor': ['get', 'anchor'],
        'icon-allow-overlap': true,
        'icon-padding': 1,
      },
    })
  }

  /** Clear pictures of the sizes that are needed. */
  #paint(): void {
    for (const { width, height } of this.#rooms) {
      const name = nameOf(width, height)
      if (!this.#map.hasImage(name))
        this.#map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) })
    }
  }

  #data() {
    return {
      type: 'FeatureCollection' as const,
      features: this.#rooms.map(({ mark: { lon, lat, look }, width, height }) => ({
        type: 'Feature' as const,
        properties: { room: nameOf(width, height), anchor: look === 'price' ? 'bottom' : 'center' },
        geometry: { type: 'Point' as const, coordinates: [lon, lat] },
      })),
    }
  }
}

const nameOf = (width: number, height: number): string => `room-${width}-${height}`

function sizeOf(mark: Mark, wordsOf: (mark: Mark) => string): Pick<Room, 'width' | 'height'> {
  if (mark.look === 'circle') return { width: 2 * reach.circle - 12, height: 2 * reach.circle - 12 }
  const width = 2 * label.sides + wordsOf(mark).length * label.letter
  return { width: Math.ceil(width / step) * step, height: label.height }
}
