/** places: type-ahead: what a person may mean by the words typed so far. */
import { fold } from '#contract/search/fold.ts'
import { fuzzyMatches } from '../gazetteer/fuzzy.ts'
import { keyPenalty } from '../gazetteer/build-keys.ts'
import {
  codeOf,
  countryOf,
  type Gazetteer,
  isPart,
  keyKinds,
  kindOf,
  nameOf,
  none,
} from '../gazetteer/gazetteer.ts'
import { anything, exactMatches, type IsMeant, type Match, prefixMatches } from '../gazetteer/keys.ts'
import { type LocalLanguage, nameIn } from './local-names.ts'
import { regionName } from './place-view.ts'
import { countrySpellings } from '../gazetteer/countries.ts'

type Asked = {
  limit: number
  /** The country whose places are meant first among namesakes. */
  visitor: string | null
  /** Places of these countries alone; null for all of the world. */
  within: readonly string[] | null
  /** What the found places are read in. */
  language: LocalLanguage | null
}

/** Decades of people that the visitor's own country is worth. */
const visitorBonus = 1.6
/** As much as another spelling than a place's own name costs. */
const readBonus = keyPenalty[keyKinds.alternate] ?? 0

/** Whether the name that a place is read by begins as was typed, and its own does not: Cologne, Séville. */
const isReadAs = (g: Gazetteer, entry: number, language: LocalLanguage, head: string): boolean =>
  !fold(nameOf(g, entry)).startsWith(head) && fold(nameIn(g, entry, language)).startsWith(head)

/** Entries for what was typed, best first, at most `limit`. */
export function suggestEntries(
  g: Gazetteer,
  typed: string,
  { limit, visitor, within: offered, language }: Asked,
): number[] {
  const [first = '', ...rest] = typed.split(/[,،、]/)
  const head = fold(first)
  const qualifier = fold(rest.join(' '))
  const wide = limit * 2 + 4
  const isMeant = offered === null ? anything : (entry: number) => offered.includes(countryOf(g, entry))
  const matches = spelledOut(head).flatMap((spelling) => [
    ...(qualifier === '' ? prefixMatches(g, spelling, wide, isMeant) : []),
    ...qualified(g, spelling, qualifier).filter(({ entry }) => isMeant(entry)),
  ])
  if (head !== '' && !matches.some(isSure))
    matches.push(...guesses(g, { head, qualifier, found: matches, limit: wide, isMeant }))
  const weighed = matches.map((match) => {
    const isVisitors = match.whole && countryOf(g, match.entry) === visitor
    const isRead = language !== null && isReadAs(g, match.entry, language, head)
    return { ...match, score: match.score + (isVisitors ? visitorBonus : 0) + (isRead ? readBonus : 0) }
  })
  return distinct(g, weighed).slice(0, limit)
}

/** "st ives" as it is and as "saint ives". */
function spelledOut(head: string): string[] {
  const long = head.replace(/^(st|ste|mt|ft) (?=.)/, (_, short: string) => `${abbreviations[short]} `)
  return head === '' ? [] : long === head ? [head] : [head, long]
}
const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/** A whole name of a town of some size, or a name with its region: nothing else can have been meant. */
const isSure = ({ whole, score }: Match): boolean => whole && score >= 5
/** Beginnings of names this good leave no doubt either. */
const likely = 5.3

type Guessed = { head: string; qualifier: string; found: Match[]; limit: number; isMeant: IsMeant }

function guesses(g: Gazetteer, { head, qualifier, found, limit, isMeant }: Guessed): Match[] {
  const alike = () => fuzzyMatches(g, head, limit, isMeant)
  if (qualifier !== '') return [...prefixMatches(g, head, limit, isMeant), ...within(g, alike(), qualifier)]
  const isLikely = found.length > 2 && found.some((match) => match.score >= likely)
  return isLikely ? [] : alike()
}

/** What a match in the country or region that was typed too is worth. */
const qualifierBonus = 3

/** "paris texas", "cambridge, ma", "lisbon portugal": a name and the country, region or county it lies in. */
function qualified(g: Gazetteer, head: string, qualifier: string): Match[] {
  if (qualifier !== '') return within(g, [...prefixMatches(g, head, 40), ...exactMatches(g, head)], qualifier)
  const words = head.split(' ')
  const splits = [1, 2, 3].filter((n) => n < words.length)
  return splits.flatMap((n) =>
    within(g, exactMatches(g, words.slice(0, -n).join(' ')), words.slice(-n).join(' ')),
  )
}

const within = (g: Gazetteer, matches: Match[], qualifier: string): Match[] =>
  matches
    .filter(({ entry }) => liesIn(g, entry, qualifier))
    .map(({ entry, score }) => ({ entry, score: score + qualifierBonus, whole: true }))

function liesIn(g: Gazetteer, entry: number, qualifier: string): boolean {
  const country = countryOf(g, entry)
  if (qualifier.length === 2 && country.toLowerCase() === qualifier) return true
  const around = [g.region[entry] ?? none, g.county[entry] ?? none, g.parent[entry] ?? none].filter(
    (e) => e !== none,
  )
  if (around.some((e) => fold(nameOf(g, e)).startsWith(qualifier))) return true
  if (around.some((e) => exactMatches(g, qualifier).some((match) => match.entry === e))) return true
  if (regionLetters(g, entry) === qualifier) return true
  return qualifier.length > 1 && spellingsOf(country).some((spelling) => spelling.startsWith(qualifier))
}

/** "tx" for Texas: only where the region's code is letters that people use. */
function regionLetters(g: Gazetteer, entry: number): string {
  const region = g.region[entry] ?? none
  if (region === none || !['US', 'CH', 'ZA'].includes(countryOf(g, entry))) return ''
  return codeOf(g, region).slice(3).toLowerCase()
}

const folded = new Map<string, string[]>()
const spellingsOf = (country: string): string[] => {
  const known = folded.get(country)
  if (known) return known
  const spellings = countrySpellings(country).map(fold)
  folded.set(country, spellings)
  return spellings
}

/**
 * Each place once, best first. A county, district or city-state of the same name as a
 * better match beside it adds nothing, and nobody could tell two apart of which the same
 * is read: one name, kind, region and country.
 */
function distinct(g: Gazetteer, matches: Match[]): number[] {
  const scores = new Map<number, number>()
  for (const { entry, score } of matches)
    if (score > (scores.get(entry) ?? -Infinity)) scores.set(entry, score)
  const names = new Set<string>()
  const kept: number[] = []
  for (const [entry] of [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const name = `${countryOf(g, entry)} ${g.region[entry]} ${fold(nameOf(g, entry))}`
    const read = `${countryOf(g, entry)} ${regionName(g, entry)} ${kindOf(g, entry)} ${fold(nameOf(g, entry))}`
    const adds = kindOf(g, entry) !== 'county' && !isPart(g, entry) && g.region[entry] !== none
    if ((names.has(name) && !adds) || names.has(read)) continue
    names.add(name)
    names.add(read)
    kept.push(entry)
  }
  return kept
}
