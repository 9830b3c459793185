/** places: the one place that a whole name means, alone or with its country or region; unlike type-ahead it never completes. */
import { fold } from '#contract/fold.ts'
import { errorsAllowed, typingErrors } from '#contract/typing-errors.ts'
import { countrySpellings } from './countries.ts'
import { fuzzyMatches } from './fuzzy.ts'
import { codeOf, countryOf, type Gazetteer, kindOf, nameOf, none } from './gazetteer.ts'
import { exactMatches, type Match } from './keys.ts'

/** Letters a name must have; two only in capitals or when everybody knows them. */
const shortest = 3
const knownPairs = new Set(['uk', 'usa', 'UK', 'US', 'LA', 'NY', 'DC', 'SF'])

/** The best entry with exactly this name; "Porto, Portugal", "Paris Texas" and "Cambridge, MA" name two things at once. */
export function namedEntry(g: Gazetteer, written: string, homes: readonly string[] = []): number | null {
  const [first = '', ...rest] = written.split(/[,،、]/)
  const [head, qualifier] = [fold(first), fold(rest.join(' '))]
  if (head.length < shortest && !knownPairs.has(first.trim())) return null
  if (qualifier) return bestOf(g, within(g, exactMatches(g, head), qualifier), homes)
  const whole = bestOf(g, exactMatches(g, head), homes)
  if (whole !== null) return whole
  const words = head.split(' ')
  for (const count of [1, 2]) {
    if (count >= words.length) break
    const tail = words.slice(-count).join(' ')
    // Two small letters are a word ("on", "in", "de") rather than Ontario, Indiana or Germany.
    if (tail.length === 2 && !/\b\p{Lu}{2}$/u.test(written.trim())) continue
    const found = bestOf(g, within(g, exactMatches(g, words.slice(0, -count).join(' ')), tail), homes)
    if (found !== null) return found
  }
  return null
}

/** What a guess must be worth: towns that many people write about, less what their errors cost. */
const guessable = 2.4

/** The place whose whole name is a few typing errors away. Beginnings do not count: nothing is offered here to choose from. */
export function guessedEntry(g: Gazetteer, written: string, homes: readonly string[] = []): number | null {
  const head = fold(written)
  if (head.length < 5) return null
  const close = fuzzyMatches(g, head, 8).filter((match) => match.score >= guessable && isWhole(g, head, match))
  return bestOf(g, close, homes)
}

/** "frankfrut" stands for "frankfurt" of "frankfurt am main": whole words of a name, not a beginning of one. */
function isWhole(g: Gazetteer, head: string, { entry, whole }: Match): boolean {
  const words = fold(nameOf(g, entry)).split(' ')
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(' '))
  return (
    whole ||
    beginnings.some((name) => isAsLong(name, head) && typingErrors(head, name, errorsAllowed(head.length)) < Infinity)
  )
}

const isAsLong = (name: string, head: string): boolean => Math.abs(name.length - head.length) <= 2

/** What lying at home is worth, in decades of population, and what a division called like its town is worth less. */
const atHome = 0.5
const calledLikeTown = 1
const otherName = 1

function bestOf(g: Gazetteer, matches: readonly Match[], homes: readonly string[]): number | null {
  const named = matches.some(({ byName }) => byName)
  // A region that is also called so yields to whatever bears the name itself: Dordogne, Ibiza.
  const worth = ({ entry, score, byName }: Match) =>
    score -
    (named && byName === false && kindOf(g, entry) !== 'city' ? otherName : 0) +
    (homes.includes(countryOf(g, entry)) ? atHome : 0) -
    (isCalledLikeTown(g, entry) ? calledLikeTown : 0)
  return matches.toSorted((a, b) => worth(b) - worth(a) || a.entry - b.entry)[0]?.entry ?? null
}

/** Faro is a town first, although its region is called so too. */
function isCalledLikeTown(g: Gazetteer, division: number): boolean {
  const column = { region: g.region, county: g.county, country: null, city: null }[kindOf(g, division)]
  if (!column) return false
  return exactMatches(g, fold(nameOf(g, division))).some(
    ({ entry }) => kindOf(g, entry) === 'city' && column[entry] === division && (g.population[entry] ?? 0) > 5_000,
  )
}

const within = (g: Gazetteer, matches: readonly Match[], qualifier: string): Match[] =>
  matches.filter(({ entry }) => liesIn(g, entry, qualifier))

function liesIn(g: Gazetteer, entry: number, qualifier: string): boolean {
  const country = countryOf(g, entry)
  if (countrySpellings(country).some((spelling) => fold(spelling) === qualifier)) return true
  const around = [g.region[entry] ?? none, g.county[entry] ?? none, g.parent[entry] ?? none].filter((e) => e !== none)
  if (around.some((e) => exactMatches(g, qualifier).some((match) => match.entry === e))) return true
  if (qualifier.length !== 2) return false
  const region = g.region[entry] ?? none
  return (
    country.toLowerCase() === qualifier || (region !== none && codeOf(g, region).slice(3).toLowerCase() === qualifier)
  )
}
