/**
 * places: islands, lakes, coasts, valleys and mountains where people look for homes, which no administration
 * is called like; and what towns are known by: a tower, a park, a station, a street.
 */
import { readFileSync } from 'node:fs'
import { fold } from '#contract/search/fold.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'

/**
 * A circle that holds it; `name` is the one of its names that was asked for,
 * `countries` those it lies in, the first most of it.
 * `within` is the id of the region that all of it belongs to, where what lies in the circle beyond
 * its border is another coast, island or valley.
 */
export type Landscape = Point & {
  name: string
  countries: readonly string[]
  radiusM: number
  within: string | null
  /** Whether it is something a town is known by, and `within` that town. */
  isLandmark: boolean
}

/**
 * Each line: countries, latitude, longitude, kilometres, its names in whatever
 * languages have one of their own, and `within`.
 */
function readLandscapes(): ReadonlyMap<string, Landscape> {
  const found = new Map<string, Landscape>()
  for (const file of ['landscapes.tsv', 'landmarks.tsv']) {
    const isLandmark = file === 'landmarks.tsv'
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    for (const line of text.trimEnd().split('\n')) {
      const [countries = '', lat, lon, km, names = '', within = null] = line.split('\t')
      const around = { lat: Number(lat), lon: Number(lon), radiusM: Number(km) * 1000, within, isLandmark }
      // "Allgau" is written beside "Allgäu" for those who have no umlauts; what is shown is the first.
      for (const name of names.split('|')) {
        const one = { name, countries: countries.split(','), ...around }
        const first = found.get(fold(name))
        if (!first) found.set(fold(name), one)
        else if (isLandmark && first.isLandmark) twins.set(first, [...(twins.get(first) ?? []), one])
      }
    }
  }
  return found
}

/** More towns have a Union Station, by the first that has one. */
const twins = new Map<Landscape, readonly Landscape[]>()
const byName = readLandscapes()

/** What goes by the same name in other towns. */
export const twinsOf = (landscape: Landscape): readonly Landscape[] => twins.get(landscape) ?? []

/** The landscape that goes by exactly this name. */
export const landscapeNamed = (name: string): Landscape | null => byName.get(fold(name)) ?? null

/** "Martha’s Vineyard" begins with two words where words end at signs. */
const firstWords = new Set(
  [...byName].flatMap(([key, { name }]) => [key.split(' ')[0], fold(name.split(/[’' ]/)[0] ?? '')]),
)

/** Whether the name of a landscape begins with a folded word. */
export const mayBeLandscape = (word: string): boolean => firstWords.has(word)

/**
 * Those with a name that begins with folded letters, each once, by the first such
 * name of its line; the shortest names first.
 */
export function landscapesBeginning(folded: string): Landscape[] {
  const found = new Map<string, Landscape>()
  for (const [key, landscape] of byName) {
    const circle = `${landscape.lat} ${landscape.lon} ${landscape.radiusM}`
    if (key.startsWith(folded) && !found.has(circle)) found.set(circle, landscape)
  }
  return [...found.values()].toSorted((a, b) => a.name.length - b.name.length)
}

/** Each under each of its names. */
export const landscapes = (): Landscape[] => [...byName.values()]
