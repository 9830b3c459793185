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
import { famousTowns, firstQuarter, isRenowned } from '../gazetteer/quarters.ts'
import { regionLetters } from '../gazetteer/region-letters.ts'

/**
 * `worth` is the decimal logarithm of its people, less what an unusual spelling
 * costs; `homes` are those on the market there.
 */
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
      const worth = score + renownOf(g, entry)
      if (known && known.worth >= worth) continue
      found.set(entry, {
        ...factsOf(g, entry, counts),
        worth,
        byName: byName === true || known?.byName === true,
      })
    }
  return [...found.values()]
}

/**
 * A quarter of our own list is there because people name it, in decades of people; so are a few small towns.
 */
const renown = 0.7
const fame = 1.6
const renownOf = (g: Gazetteer, entry: number): number => {
  const id = idNumber(g, entry)
  return famousTowns.has(id) ? fame : isRenowned(id) ? renown : uncounted(g, entry)
}
/** Nobody says how many people live there: as for a village, or a quarter of a large town. */
const uncounted = (g: Gazetteer, entry: number): number =>
  kindOf(g, entry) !== 'city' || (g.population[entry] ?? 0) > 0 ? 0 : isQuarter(g, entry) ? 3.2 : 1.8
const idNumber = (g: Gazetteer, entry: number): number => g.ids[entry] ?? 0

/**
 * "St Ives" stands in the books as "Saint Ives", "V. N. de Gaia" as "Vila Nova
 * de Gaia"; every likely way to write it out.
 */
function spellings(folded: string): string[] {
  if (folded === '') return []
  const words = folded.replace(/(^| )v ?n(?= )/, '$1vila nova').split(' ')
  if (words.length < 2) return [folded]
  let written = ['']
  for (const word of words) {
    const long = abbreviations[word] ?? []
    const ways = written.length * (long.length + 1) > mostSpellings ? [word] : [word, ...long]
    written = written.flatMap((before) => ways.map((way) => (before === '' ? way : `${before} ${way}`)))
  }
  return [...new Set([folded, ...written])]
}
const mostSpellings = 12
/** Words that names of places are abbreviated by, in all the languages that have them. */
const abbreviations: Partial<Record<string, readonly string[]>> = {
  st: ['saint', 'sankt'],
  ste: ['sainte'],
  sta: ['santa'],
  sto: ['santo'],
  s: ['san', 'sao', 'santa', 'sur', 'sous'],
  ss: ['sous'],
  mt: ['mount'],
  mte: ['monte'],
  ft: ['fort'],
  pt: ['port', 'point'],
  pto: ['puerto', 'porto'],
  pta: ['punta', 'ponta', 'porta'],
  pso: ['paseo'],
  cd: ['ciudad'],
  gral: ['general'],
  vla: ['villa', 'vila'],
  vl: ['vila', 'villa'],
  jd: ['jardim'],
  pq: ['parque'],
  pque: ['parque'],
  hts: ['heights'],
  pk: ['park'],
  sq: ['square'],
  gdns: ['gardens'],
  vlg: ['village'],
  bch: ['beach'],
  spgs: ['springs'],
  n: ['north'],
  e: ['east'],
  w: ['west'],
}

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
const lettered = { region: new Set(['US', 'CH', 'ZA']), county: new Set(['IT', 'FR']) }

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
  // Of two quarters of one town neither holds the other: nobody counts the people of ours.
  if ((g.ids[outer] ?? 0) > firstQuarter && g.parent[inner] === g.parent[outer]) return false
  const people = g.population[inner] ?? 0
  const around = g.population[outer] ?? 0
  return around > 3 * people && metresApart(g, inner, outer) < reachKm(around) * 1_000
}

export const metresApart = (g: Gazetteer, one: number, other: number): number =>
  metresBetween({ lat: latOf(g, one), lon: lonOf(g, one) }, { lat: latOf(g, other), lon: lonOf(g, other) })

const isQuarter = (g: Gazetteer, entry: number): boolean =>
  isPart(g, entry) || (g.parent[entry] ?? none) !== none
