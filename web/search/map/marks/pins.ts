/**
 * web/search/map: puts marks on the map as prices, dots and circles,
 * colours them, and takes away those that are gone.
 */
import { cellOf, type MapGrid } from '#contract/search/map-cells.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Marker, type Engine } from '../../map-engine/engine.ts'
import { Dots, type Tone } from './dots.ts'
import { LabelRoom } from './label-room.ts'
import { circleSize, holderOf, type Mark, type Pointed } from './marks.ts'
import { keepOneStop, moveByKeys } from './pin-keys.ts'
import styles from './marks.module.css'
import '#web/ui/charts/marks.css'

export type PinEvents = {
  onPin: (mark: Mark) => void
  onCircle: (mark: Mark) => void
  onHover: (home: Pointed | null) => void
  /** The map was pressed where nothing stands. */
  onEmpty: () => void
}
export type PinState = {
  /** The home that is pointed at in the list or on the map. */
  hovered: Pointed | null
  chosen: Mark | null
  seen: ReadonlySet<string>
  saved: ReadonlySet<string>
  hidden: readonly string[]
}
export type PinWords = Pick<Formats, 'short' | 'count'> & {
  /** Says words of ours in the language of the page. */
  say: (words: string) => string
}

type Shown = { marker: Marker; element: HTMLButtonElement; mark: Mark }

/** Pixels around a dot that are still the dot: for a mouse, and for a finger. */
const near = { mouse: 9, finger: 22 }
const noState: PinState = { hovered: null, chosen: null, seen: new Set(), saved: new Set(), hidden: [] }

/** The marks of one map. */
export class Pins {
  readonly #shown = new Map<string, Shown>()
  readonly #map: Engine
  readonly #dots: Dots
  readonly #room: LabelRoom
  #marks: readonly Mark[] = []
  #grid: MapGrid | null = null
  #words: PinWords | null = null
  /** The price of a home that is a dot, or not among the marks, while it is pointed at or open. */
  #raised: Shown | null = null
  #events: PinEvents | null = null
  #state = noState

  constructor(map: Engine) {
    this.#map = map
    this.#dots = new Dots(map)
    this.#room = new LabelRoom(map)
    map.on('click', ({ point, originalEvent }) => {
      const mark = this.#dots.nearest(point, isFinger(originalEvent) ? near.finger : near.mouse)
      if (mark) this.#events?.onPin(mark)
      else this.#events?.onEmpty()
    })
    let over: Mark | null = null
    const pointAt = (mark: Mark | null) => {
      if (mark === over) return
      over = mark
      map.getCanvas().style.cursor = mark ? 'pointer' : ''
      this.#events?.onHover(mark && pointedAt(mark))
    }
    map.on('mousemove', ({ point }) => pointAt(this.#dots.nearest(point, near.mouse)))
    map.on('mouseout', () => pointAt(null))
  }

  /** Who is told from now on. */
  listen(events: PinEvents): void {
    this.#events = events
  }

  /** Shows exactly these marks, which were made of the cells of this grid. */
  show(marks: readonly Mark[], grid: MapGrid | null, words: PinWords): void {
    this.#marks = marks
    this.#grid = grid
    this.#words = words
    const wanted = new Map(
      marks.filter(({ look }) => look !== 'dot').map((mark) => [`${mark.key} ${mark.count}`, mark]),
    )
    for (const [key, { marker, element }] of this.#shown) {
      if (wanted.has(key)) continue
      // Whoever stood on it by keyboard stands on the map.
      if (element === document.activeElement) this.#map.getCanvas().focus({ preventScroll: true })
      marker.remove()
      this.#shown.delete(key)
    }
    const most = Math.max(1, ...marks.map((mark) => mark.count))
    for (const [key, mark] of wanted) {
      const known = this.#shown.get(key)
      if (known) {
        known.mark = mark
        known.marker.setLngLat([mark.lon, mark.lat])
      } else this.#shown.set(key, this.#make(mark, most, words))
    }
    keepOneStop(this.#elements())
    this.#room.keep(marks, ({ home }) => (home ? priceText(home.price, words) : ''))
    this.colour(this.#state)
  }

  /** The grid that the marks were made of; null while nothing was shown. */
  get grid(): MapGrid | null {
    return this.#grid
  }

  /** Colours the pointed at, the chosen, the seen and the saved. A pointed home's mark is always there. */
  colour(state: PinState): void {
    this.#state = state
    const { hovered, chosen, seen, saved, hidden } = state
    const holder = hovered && holderOf(this.#marks, hovered, this.#grid && cellOf(this.#grid, hovered))
    for (const { element, mark } of this.#shown.values()) {
      const { classList } = element
      const id = mark.home?.id ?? ''
      element.hidden = hidden.includes(id)
      classList.toggle(mark.home ? 'pin--hover' : 'cluster--hover', mark === holder)
      classList.toggle(mark.home ? 'pin--chosen' : 'cluster--chosen', isSame(mark, chosen))
      if (!mark.home) continue
      classList.toggle('pin--saved', saved.has(id))
      classList.toggle('pin--seen', seen.has(id) && !saved.has(id))
    }
    this.#dots.show(
      this.#marks
        .filter(({ look, home }) => look === 'dot' && home && !hidden.includes(home.id))
        .map((mark) => ({ mark, tone: toneOf(mark, state) })),
    )
    this.#raise(chosen && pointedAt(chosen), hovered, holder)
  }

  remove(): void {
    for (const { marker } of this.#shown.values()) marker.remove()
    this.#raised?.marker.remove()
    this.#shown.clear()
  }

  /** Gives a price to the open home, or else to the one pointed at, where none of the marks says it. */
  #raise(chosen: Pointed | null, hovered: Pointed | null, holder: Mark | null): void {
    const isShown = (id: string) => [...this.#shown.values()].some(({ mark }) => mark.home?.id === id)
    const isCircled = holder !== null && !holder.home
    const home =
      chosen && !isShown(chosen.id) ? chosen : hovered && !isCircled && !isShown(hovered.id) ? hovered : null
    if (this.#raised?.mark.home?.id !== home?.id) {
      this.#raised?.marker.remove()
      this.#raised = home && this.#words ? this.#make(raisedMark(home), 1, this.#words) : null
    }
    if (!home || !this.#raised) return
    const { classList } = this.#raised.element
    classList.add(home === chosen ? 'pin--chosen' : 'pin--hover')
    classList.remove(home === chosen ? 'pin--hover' : 'pin--chosen')
  }

  #make(mark: Mark, most: number, words: PinWords): Shown {
    const element = document.createElement('button')
    element.type = 'button'
    if (mark.home) asPin(element, mark.home, words)
    else asCircle(element, mark, most, words)
    const marker = new Marker({
      element,
      ...(mark.home ? { anchor: 'bottom' as const, offset: [0, -6] as [number, number] } : {}),
    })
      .setLngLat([mark.lon, mark.lat])
      .addTo(this.#map)
    const shown = { marker, element, mark }
    this.#hear(shown)
    return shown
  }

  #hear(shown: Shown): void {
    const { element } = shown
    const point = (isOver: boolean) => () => {
      if (shown.mark.home) this.#events?.onHover(isOver ? pointedAt(shown.mark) : null)
    }
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      if (shown.mark.home) this.#events?.onPin(shown.mark)
      else this.#events?.onCircle(shown.mark)
    })
    element.addEventListener('mouseenter', point(true))
    element.addEventListener('mouseleave', point(false))
    element.addEventListener('focus', point(true))
    element.addEventListener('blur', point(false))
    moveByKeys(element, () => this.#elements())
  }

  #elements(): HTMLElement[] {
    return [...this.#shown.values()].map(({ element }) => element)
  }
}

const isFinger = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

const pointedAt = ({ home, lat, lon }: Mark): Pointed | null => (home ? { ...home, lat, lon } : null)

const isSame = (mark: Mark, chosen: Mark | null): boolean =>
  mark.home ? mark.home.id === chosen?.home?.id : mark.key === chosen?.key

function toneOf({ home, close }: Mark, { seen, saved }: PinState): Tone {
  const id = home?.id ?? ''
  if (saved.has(id)) return 'saved'
  if (close) return 'close'
  return seen.has(id) ? 'seen' : 'plain'
}

const raisedMark = ({ id, lat, lon, price }: Pointed): Mark => ({
  key: `raised ${id}`,
  lat,
  lon,
  count: 1,
  look: 'price',
  home: { id, price },
  cells: [],
})

function asPin(element: HTMLButtonElement, { price }: NonNullable<Mark['home']>, words: PinWords): void {
  element.className = classNames('pin', styles.mapPin)
  element.append(quietly(`${words.say('Home,')} `), priceText(price, words))
}

function asCircle(element: HTMLButtonElement, mark: Mark, most: number, words: PinWords): void {
  element.className = classNames('cluster', circleSize(mark.count, most), styles.mapCluster)
  element.append(words.count(mark.count), quietly(` ${words.say('homes, zoom in')}`))
}

/** What a price says on the map. */
export const priceText = (
  { amount, currency }: NonNullable<Mark['home']>['price'],
  words: PinWords,
): string => (amount === null ? words.say('on request') : words.short({ amount, currency }))

/** Words for screen readers only. */
function quietly(words: string): HTMLElement {
  const span = document.createElement('span')
  span.className = 'quiet-text'
  span.textContent = words
  return span
}
