/** maps: names of towns and countries on the sheet. */
import type { Gathered } from './gather.ts'
import { type MapLabel, placeLabels, type Sheet, type Spot, touches, type Written } from './labels.rules.ts'
import type { Frame } from './projection.rules.ts'
import { font, halo, lettered, tenth } from './svg.ts'
import type { Theme } from './theme.ts'

/** Whether there is land at a point of the sheet, in pixels. */
export type IsLand = (x: number, y: number) => boolean

export type Lettering = {
  frame: Frame
  zoom: number
  theme: Theme
  isLand: IsLand
  countries: Gathered['countries']
  /** In which countries are named; null for English. */
  language: string | null
  named: MapLabel[]
  sheet: Sheet
  subject: Subject | null
}
/** The pin or circle of the sheet, and whether it is a circle. */
export type Subject = { left: number; top: number; right: number; bottom: number; circle: boolean }

/** How far from the pin or circle a town may be and still be the one it stands in. */
const beside = 16

export function lettering({
  frame,
  zoom,
  theme,
  isLand,
  countries,
  language,
  named,
  sheet,
  subject,
}: Lettering): string {
  const spots: Spot[] = named.map((label) => ({ label, x: frame.x(label.lon), y: frame.y(label.lat) }))
  const home = subject && homeTown(subject, spots, sheet)
  const others = spots.filter((spot) => spot.label !== home?.label)
  // Letters that are joined are not set apart.
  const states = countryNames(countries, language, frame, sheet)
  const written = placeLabels(sheet, others, zoom < 5 ? 24 : 16)
  return [
    `<g ${font} font-size="11" font-weight="600"${language === 'ar' ? '' : ' letter-spacing="1.4"'} text-anchor="middle" fill="${theme.soft}">${states.join('')}</g>`,
    `<g ${font} font-size="12" font-weight="500" fill="${theme.soft}">${written.map((w) => town(w, theme, isLand)).join('')}</g>`,
    home
      ? `<g ${font} font-size="14" font-weight="600" fill="${theme.ink}">${lettered(home.x, home.y, home.label.name, halo(theme, isLand(home.x + 20, home.y - 4)))}</g>`
      : '',
  ].join('')
}

function town(w: Written, theme: Theme, isLand: IsLand): string {
  const inward = { start: 20, middle: 0, end: -20 }[w.anchor]
  const anchor = w.anchor === 'start' ? '' : ` text-anchor="${w.anchor}"`
  const size = w.large ? ` font-size="13" fill="${theme.ink}"` : ''
  const dot = `<circle cx="${tenth(w.dot.x)}" cy="${tenth(w.dot.y)}" r="${w.large ? 3.4 : 2.8}" fill="${theme.land}" stroke="${theme.soft}" stroke-width="1.2"/>`
  return dot + lettered(w.x, w.y, w.text, anchor + size + halo(theme, isLand(w.x + inward, w.y - 4)))
}

/** The town that the circle or pin stands in is named beside it, larger, without a dot. */
function homeTown(subject: Subject, spots: Spot[], sheet: Sheet): Spot | null {
  const { left, top, right, bottom, circle } = subject
  const inside = spots.find(
    ({ x, y }) => x > left - beside && x < right + beside && y > top - beside && y < bottom + beside,
  )
  if (!inside) return null
  const y = circle ? (top + bottom) / 2 + 5 : bottom - 14
  const x = right + 4
  sheet.taken.push({ left: x - 4, top: y - 16, right: x + inside.label.name.length * 8.5, bottom: y + 6 })
  return { x, y, label: inside.label }
}

/** Kilometres around the world at 45°, where most countries are. */
const aroundKm = 28_300
/** How much wider than its country a name may be. */
const roomy = 1.3

function countryNames(
  countries: Gathered['countries'],
  language: string | null,
  frame: Frame,
  sheet: Sheet,
): string[] {
  const pixelsPerKm = frame.pixels / aroundKm
  return countries
    .toSorted((a, b) => b.area - a.area)
    .flatMap(({ name: english, names, area, x, y }) => {
      const name = (language && names[language]) || english
      const half = name.length * 4.9
      const room = { left: x - half, top: y - 12, right: x + half, bottom: y + 6 }
      const fits =
        room.left > 4 && room.right < sheet.width - 4 && room.top > 4 && room.bottom < sheet.height - 4
      const isLarge = Math.sqrt(area) * pixelsPerKm * roomy >= 2 * half
      if (!fits || !isLarge || sheet.taken.some((other) => touches(room, other))) return []
      sheet.taken.push(room)
      return [lettered(x, y, name.toUpperCase())]
    })
}
