/** maps: which names fit on the map, and where they stand without touching each other. */

/** A name to be shown; the more people, the sooner. Degrees. */
export type MapLabel = { name: string; lat: number; lon: number; population: number; capital: boolean }

export type Spot = { x: number; y: number; label: MapLabel }
export type Written = {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  large: boolean
  dot: { x: number; y: number }
}

type Area = { left: number; top: number; right: number; bottom: number }
export type Sheet = { width: number; height: number; taken: Area[] }

/** Inter at 12 pixels, on average; wide scripts twice that. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.56), 0) * size

export const touches = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Takes the room when it is free and on the sheet. */
function take(sheet: Sheet, area: Area): boolean {
  const isOn =
    area.left >= 4 && area.top >= 4 && area.right <= sheet.width - 4 && area.bottom <= sheet.height - 4
  if (!isOn || sheet.taken.some((other) => touches(area, other))) return false
  sheet.taken.push(area)
  return true
}

/** Places the names in their order; those without room are left out. Dots keep clear of other dots too. */
export function placeLabels(sheet: Sheet, spots: Spot[], most: number): Written[] {
  const written: Written[] = []
  for (const { x, y, label } of spots) {
    if (written.length >= most) break
    const size = label.capital || label.population > 1e6 ? 13 : 12
    const found = positions(x, y, widthOf(label.name, size)).find(({ area }) => take(sheet, area))
    if (found)
      written.push({
        text: label.name,
        x: found.x,
        y: found.y,
        anchor: found.anchor,
        large: size > 12,
        dot: { x, y },
      })
  }
  return written
}

/** To the right of the dot, else to the left, above or below. The area holds the dot too. */
function positions(x: number, y: number, width: number) {
  const reach = 9
  const height = 8
  return [
    {
      x: x + 8,
      y: y + 4,
      anchor: 'start' as const,
      area: { left: x - 4, top: y - height, right: x + reach + width, bottom: y + height },
    },
    {
      x: x - 8,
      y: y + 4,
      anchor: 'end' as const,
      area: { left: x - reach - width, top: y - height, right: x + 4, bottom: y + height },
    },
    {
      x,
      y: y - 9,
      anchor: 'middle' as const,
      area: { left: x - width / 2, top: y - 22, right: x + width / 2, bottom: y + 4 },
    },
    {
      x,
      y: y + 18,
      anchor: 'middle' as const,
      area: { left: x - width / 2, top: y - 4, right: x + width / 2, bottom: y + 22 },
    },
  ]
}
