/** places: every place that a spelling can mean, with the facts that decide among them. */
import { fold } from '#contract/search/fold.ts'
import {
  codeOf,
  countryOf,
  endOf,
  entryOf,
  type Gazetteer,
  isPart,
  kindOf,
  latOf,
  lonOf,
  none,
  startOf,
} from '../gazetteer/gazetteer.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { reachKm } from '../geometry/geometry.rules.ts'
import { exactMatches } from '../gazetteer/keys.ts'
import { isRenowned } from '../gazetteer/quarters.ts'
import { regionLetters } from '../gazetteer/region-aliases.ts'

/** `worth` is the decimal logarithm of its people, less what an unusual spelling costs; `homes` are those on the market there. */
export type SpelledPlace = {
  entry: number
  kind: 'country' | 'region' | 'county' | 'city'
  country: string
  worth: number
  byName: boolean
  population: number
  homes: number
}

/** Homes of every place on the market, by place id. */
export type HomesByPlace = ReadonlyMap<string, number>

const ordered = new WeakMap<HomesByPlace, Uint32Array>()

/** The same counts by entry, made once for the same map. */
function homesOf(g: Gazetteer, homes: HomesByPlace | null): Uint32Array | null {
  if (!homes) return null
  const known = ordered.get(homes)
  if (known) return known
  const byEntry = new Uint32Array(g.kind.length)
  for (const [id, count] of homes) {
    const entry = entryOf(g, id)
    if (entry !== none) byEntry[entry] = count
  }
  ordered.set(homes, byEntry)
  return byEntry
}

/** Every place with exactly this name, each once. */
export function spelledPlaces(g: Gazetteer, name: string, homes: HomesByPlace | null): SpelledPlace[] {
  const counts = homesOf(g, homes)
  const found = new Map<number, SpelledPlace>()
  for (const folded of spellings(fold(name)))
    for (const { entry, score, byName } of exactMatches(g, folded)) {
      const known = found.get(entry)
      const worth = score + (isRenowned(idNumber(g, entry)) ? renown : uncounted(g, entry))
      if (known && known.worth >= worth) continue
      found.set(entry, {
        ...factsOf(g, entry, counts),
        worth,
        byName: byName === true || known?.byName === true,
      })
    }
  return [...found.values()]
}

/** A quarter of our own list is there because people name it, in decades of people. */
const renown = 0.7
/** Nobody says how many people live there: as for a village, or a quarter of a large town. */
const uncounted = (g: Gazetteer, entry: number): number =>
  kindOf(g, entry) !== 'city' || (g.population[entry] ?? 0) > 0 ? 0 : isQuarter(g, entry) ? 3.2 : 1.8
const idNumber = (g: Gazetteer, entry: number): number => g.ids[entry] ?? 0

/** "St Ives" stands in the books as "Saint Ives" or so. */
function spellings(folded: string): string[] {
  if (folded === '') return []
  const long = folded.replace(/^(st|ste|mt|ft) (?=.)/, (_, short: string) => `${abbreviations[short]} `)
  return long === folded ? [folded] : [folded, long]
}
const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

const factsOf = (g: Gazetteer, entry: number, counts: Uint32Array | null) => ({
  entry,
  kind: kindOf(g, entry),
  country: countryOf(g, entry),
  population: g.population[entry] ?? 0,
  homes: counts?.[entry] ?? 0,
})

const codes = new WeakMap<Gazetteer, Map<string, number[]>>()

/** What "tx", "NSW", "MI" or "AE" stand for behind a town: states, provinces and countries. */
export function codedPlaces(g: Gazetteer, code: string, homes: HomesByPlace | null): SpelledPlace[] {
  const known = codes.get(g) ?? codesOf(g)
  codes.set(g, known)
  const counts = homesOf(g, homes)
  return (known.get(code) ?? []).map((entry) => ({
    ...factsOf(g, entry, counts),
    worth: g.rank[entry] ?? 0,
    byName: true,
  }))
}

/** Countries whose regions, and such whose counties, have codes of letters that people write. */
const lettered = { region: new Set(['US', 'CH', 'ZA']), county: new Set(['IT']) }

function codesOf(g: Gazetteer): Map<string, number[]> {
  const found = new Map<string, number[]>()
  const add = (code: string, entry: number) => {
    if (entry !== none) found.set(code, [...(found.get(code) ?? []), entry])
  }
  for (let entry = startOf(g, 'country'); entry < endOf(g, 'country'); entry++)
    add(countryOf(g, entry).toLowerCase(), entry)
  for (const kind of ['region', 'county'] as const)
    for (let entry = startOf(g, kind); entry < endOf(g, kind); entry++)
      if (lettered[kind].has(countryOf(g, entry)))
        add((codeOf(g, entry).split('.').at(-1) ?? '').toLowerCase(), entry)
  for (const [code, letters] of Object.entries(regionLetters))
    add(letters.toLowerCase(), entryOf(g, `admin1:${code}`))
  return found
}

/** Whether one place lies in another: by the books, or as a part of a much larger town around it. */
export function liesWithin(g: Gazetteer, inner: number, outer: number): boolean {
  if (inner === outer || countryOf(g, inner) !== countryOf(g, outer)) return false
  const kind = kindOf(g, outer)
  if (kind === 'country') return kindOf(g, inner) !== 'country'
  if (kind === 'region') return g.region[inner] === outer && kindOf(g, inner) !== 'region'
  if (kind === 'county') return g.county[inner] === outer && kindOf(g, inner) === 'city'
  if (kindOf(g, inner) !== 'city') return false
  if (g.parent[inner] === outer) return true
  const people = g.population[inner] ?? 0
  const around = g.population[outer] ?? 0
  return around > 3 * people && metresApart(g, inner, outer) < reachKm(around) * 1_000
}

export const metresApart = (g: Gazetteer, one: number, other: number): number =>
  metresBetween({ lat: latOf(g, one), lon: lonOf(g, one) }, { lat: latOf(g, other), lon: lonOf(g, other) })

const isQuarter = (g: Gazetteer, entry: number): boolean =>
  isPart(g, entry) || (g.parent[entry] ?? none) !== none
