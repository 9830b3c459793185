/** web/search/map: puts marks on the map as pins and circles, and takes away those that are gone. */
import type { Formats } from '#web/platform/formats/format.tsx'
import { Marker, type Engine } from '../map-engine/engine.ts'
import { circleSize, type Mark } from './marks.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './map.module.css'

export type PinEvents = {
  onPin: (mark: Mark) => void
  onCircle: (mark: Mark) => void
  onHover: (id: string | null) => void
}
export type PinState = {
  hovered: string | null
  chosen: string | null
  seen: ReadonlySet<string>
  hidden: readonly string[]
}
type Words = Pick<Formats, 'short' | 'count'>

type Shown = { marker: Marker; element: HTMLButtonElement; mark: Mark }

/** The marks of one map. */
export class Pins {
  readonly #shown = new Map<string, Shown>()
  readonly #map: Engine
  #events: PinEvents | null = null
  #state: PinState = { hovered: null, chosen: null, seen: new Set(), hidden: [] }

  constructor(map: Engine) {
    this.#map = map
  }

  /** Who is told from now on. */
  listen(events: PinEvents): void {
    this.#events = events
  }

  /** Shows exactly these marks. */
  show(marks: readonly Mark[], words: Words): void {
    const wanted = new Map(marks.map((mark) => [`${mark.key} ${mark.count}`, mark]))
    for (const [key, { marker }] of this.#shown) {
      if (wanted.has(key)) continue
      marker.remove()
      this.#shown.delete(key)
    }
    const most = Math.max(1, ...marks.map((mark) => mark.count))
    for (const [key, mark] of wanted) {
      const known = this.#shown.get(key)
      if (known) known.marker.setLngLat([mark.lon, mark.lat])
      else this.#shown.set(key, this.#make(mark, most, words))
    }
    this.colour(this.#state)
  }

  /** Colours the hovered, the chosen and the visited. */
  colour(state: PinState): void {
    this.#state = state
    const { hovered, chosen, seen, hidden } = state
    for (const { element, mark } of this.#shown.values()) {
      if (!mark.home) continue
      const { id } = mark.home
      const { classList } = element
      element.hidden = hidden.includes(id)
      classList.toggle('pin--hover', id === hovered)
      classList.toggle('pin--chosen', id === chosen)
      classList.toggle('pin--seen', seen.has(id) && id !== hovered && id !== chosen)
    }
  }

  remove(): void {
    for (const { marker } of this.#shown.values()) marker.remove()
    this.#shown.clear()
  }

  #make(mark: Mark, most: number, words: Words): Shown {
    const element = document.createElement('button')
    element.type = 'button'
    // The list beside the map is the keyboard's way to the same homes.
    element.tabIndex = -1
    if (mark.home) this.#asPin(element, mark, mark.home, words)
    else this.#asCircle(element, mark, most, words)
    const marker = new Marker({
      element,
      ...(mark.home ? { anchor: 'bottom' as const, offset: [0, -6] as [number, number] } : {}),
    })
      .setLngLat([mark.lon, mark.lat])
      .addTo(this.#map)
    return { marker, element, mark }
  }

  #asPin(
    element: HTMLButtonElement,
    mark: Mark,
    { id, price }: NonNullable<Mark['home']>,
    words: Words,
  ): void {
    const { amount, currency } = price
    element.className = classNames('pin', styles.mapPin)
    element.append(quietly('Home, '), amount === null ? 'on request' : words.short({ amount, currency }))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      this.#events?.onPin(mark)
    })
    element.addEventListener('mouseenter', () => this.#events?.onHover(id))
    element.addEventListener('mouseleave', () => this.#events?.onHover(null))
  }

  #asCircle(element: HTMLButtonElement, mark: Mark, most: number, words: Words): void {
    element.className = classNames('cluster', circleSize(mark.count, most), styles.mapCluster)
    element.append(words.count(mark.count), quietly(' homes, zoom in'))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      this.#events?.onCircle(mark)
    })
  }
}

/** Words for screen readers only. */
function quietly(words: string): HTMLElement {
  const span = document.createElement('span')
  span.className = 'quiet-text'
  span.textContent = words
  return span
}
