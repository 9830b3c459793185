/**
 * search: which words of a sentence may name a street, a house, a quarter or a park,
 * and which of those that are known is meant.
 */
import { fold } from '#contract/search/fold.ts'
import { isPhrase, meaningsAt, phraseAt, type Languages } from './dictionary.rules.ts'
import { currencyAt } from './numbers/amounts.rules.ts'
import type { ChosenPlaces, ChosenSpot, KnownSpots, Parameters, Sentence, Spot } from './sentence.rules.ts'
import type { Token } from './tokens.rules.ts'
import { commonWords } from './words/common.rules.ts'

/** What to look up: a folded name, and the numbers of the house that may stand beside it. */
export type SpotAsk = { key: string; numbers: string[] }
/** Words that name a spot, from one token to another; the number may stand before or behind. */
type Candidate = { at: number; next: number; key: string; number: string | null }

type Words = Pick<Sentence, 'text' | 'tokens' | 'languages'>

const mostWords = 6
/** More names than this are a text, not a search. */
const mostCandidates = 60
const leastLetters = 4
/** Metres around a house, and around a quarter that one wants to be near to. */
const houseReachM = 300
const leastNearM = 1_000
const leading = /^(near|in|of|from|to|between)$/

/** Every run of words that stands where a place is said and may be a name. */
export function spotAsks(words: Words): SpotAsk[] {
  const asks = new Map<string, Set<string>>()
  for (const { key, number } of candidatesOf(words)) {
    const numbers = asks.get(key) ?? new Set()
    if (number !== null) numbers.add(number)
    asks.set(key, numbers)
  }
  return [...asks].map(([key, numbers]) => ({ key, numbers: [...numbers] }))
}

function candidatesOf({ text, tokens, languages }: Words): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < tokens.length && found.length < mostCandidates; at++) {
    const isCounted = phraseAt(tokens, at, languages, ['measure', 'type', 'scale']) !== null
    const before = isCounted ? null : houseBefore(tokens, at)
    const begin = before === null ? at : at - 1
    if (!isWord(tokens[at]) || !mayBegin(tokens, begin, languages)) continue
    for (let next = at + 1; next <= Math.min(tokens.length, at + mostWords); next++) {
      const last = tokens[next - 1]
      if (!last || !/^[\p{L}\d]/u.test(last.word)) break
      const key = fold(text.slice(tokens[at]?.from, last.to))
      if (key.length < leastLetters || !isWord(last) || !isName({ tokens, languages }, at, next)) continue
      const behind = houseBehind({ text, tokens, languages }, next)
      found.push({ at: begin, next: behind?.next ?? next, key, number: before ?? behind?.number ?? null })
      if (before !== null || behind) found.push({ at, next, key, number: null })
    }
  }
  return found
}

const isWord = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.word)

/** At the beginning, behind a comma, and behind "near", "in" and "from", over "the". */
function mayBegin(tokens: readonly Token[], at: number, languages: Languages): boolean {
  if (at === 0 || tokens[at - 1]?.word === ',') return true
  for (let length = 1; length <= 4 && length <= at; length++) {
    const glue = phraseAt(tokens, at - length, languages, ['glue', 'bound'])
    if (glue?.next !== at) continue
    if (glue.meanings.some(({ value }) => leading.test(value))) return true
    if (glue.meanings.some(({ value }) => value === 'filler') && mayBegin(tokens, at - length, languages))
      return true
  }
  // "5 minutes Rue Grimaldi", "appartement Rue Grimaldi": a name in capitals says so itself.
  return tokens[at]?.isName === true && tokens[at - 1]?.isName !== true
}

/** What every dictionary explains is no name: "flat with garden" is about no street of that name. */
function isName(
  { tokens, languages }: Pick<Words, 'tokens' | 'languages'>,
  at: number,
  next: number,
): boolean {
  if (next - at > 1) return !isPhrase(tokens, at, next, languages)
  const word = tokens[at]?.word ?? ''
  return meaningsAt(tokens, at).length === 0 && !commonWords.has(word)
}

const isHouseNumber = (token: Token | undefined): boolean =>
  token?.value !== undefined &&
  Number.isInteger(token.value) &&
  token.value > 0 &&
  /^\d{1,4}$/.test(token.word)

/** "12 Rue Grimaldi". */
const houseBefore = (tokens: readonly Token[], at: number): string | null =>
  isHouseNumber(tokens[at - 1]) ? (tokens[at - 1]?.word ?? null) : null

/**
 * "Calle Mayor 5", "Calle Mayor, 5", "Calle Mayor 5 by bicycle"; but not the 2 of "Calle Mayor 2 bedrooms".
 */
function houseBehind(sentence: Words, next: number): { number: string; next: number } | null {
  const { tokens, languages } = sentence
  const at = tokens[next]?.word === ',' ? next + 1 : next
  const token = tokens[at]
  if (!token || !isHouseNumber(token)) return null
  const counts = phraseAt(tokens, at + 1, languages, ['measure', 'type', 'scale', 'period', 'feature'])
  const way = phraseAt(tokens, at + 1, languages, ['way'])
  return counts || way?.next === at + 2 || currencyAt(sentence as Sentence, at + 1)
    ? null
    : { number: token.word, next: at + 1 }
}

/** Kilometres from a town that is said within which its streets are. */
const reachOfTown = 40_000

/** The spots that are meant, by their first token: the longest names, in the town that is said too. */
export function chooseSpots(
  words: Words,
  known: KnownSpots,
  places: ChosenPlaces,
  metresBetween: (a: Spot, b: { lat: number; lon: number }) => number,
): ReadonlyMap<number, ChosenSpot> {
  const chosen = new Map<number, ChosenSpot>()
  if (known.size === 0) return chosen
  const named = candidatesOf(words)
    .filter(({ key }) => known.has(key))
    .toSorted((a, b) => b.next - b.at - (a.next - a.at) || a.at - b.at)
  for (const one of named) {
    if ([...chosen].some(([at, { next }]) => at < one.next && one.at < next)) continue
    // A town of the gazetteer that is called so is what it always was.
    if ([...places.values()].some(({ at, next }) => at <= one.at && one.next <= next)) continue
    const towns = [...places.values()].filter(({ at, next }) => next <= one.at || one.next <= at)
    const spot = nearestOf(
      known.get(one.key) ?? [],
      towns.map(({ place }) => place),
      metresBetween,
    )
    if (!spot) continue
    const house = spot.houses.find(({ number }) => number === one.number) ?? null
    if (one.number !== null && !spot.isStreet) continue
    chosen.set(one.at, { next: one.next, spot, house })
  }
  return chosen
}

type Town = { lat: number; lon: number; kind: string; country: string }

/** Beside a town the one nearest to it, if it is near at all; else the one that reaches farthest. */
function nearestOf(
  spots: readonly Spot[],
  towns: readonly Town[],
  metresBetween: (a: Spot, b: Town) => number,
): Spot | undefined {
  const [town] = towns.filter(({ kind }) => kind === 'city')
  if (!town) return spots.toSorted((a, b) => b.houses.length - a.houses.length || b.radiusM - a.radiusM)[0]
  return spots
    .filter((spot) => metresBetween(spot, town) <= reachOfTown)
    .toSorted((a, b) => metresBetween(a, town) - metresBetween(b, town))[0]
}

/** What a spot is called, with its number. */
export const calledOf = ({ spot, house }: ChosenSpot): string =>
  house ? `${spot.name} ${house.number}` : spot.name

/** Around a street or a house, in a quarter or near it; `metres` where somebody said how near. */
export function aroundSpot(
  chosen: ChosenSpot,
  { isNear, metres }: { isNear: boolean; metres: number | null },
): Parameters {
  const { spot, house } = chosen
  const called = calledOf(chosen)
  if (spot.area !== null && !isNear && metres === null) return { area: spot.area, called }
  const { lat, lon } = house ?? spot
  const reach = house ? houseReachM : spot.isStreet ? spot.radiusM : Math.max(leastNearM, spot.radiusM)
  return { near: `${lat.toFixed(5)},${lon.toFixed(5)}`, radius: String(metres ?? reach), called }
}
