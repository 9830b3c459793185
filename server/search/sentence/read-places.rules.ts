/**
 * search: rules for the places of a sentence: where they are read, which is meant first, and misspelt ones.
 */
import { fold } from '#contract/search/fold.ts'
import type { Place } from '#contract/search/places.ts'
import { typeGroups } from '#contract/vocabulary/codes.ts'
import { phraseAt } from './dictionary.rules.ts'
import { keepUnused, type Rule, type State } from './reading.rules.ts'
import { spanOf, type ChosenPlace, type Parameters, type Sentence } from './sentence.rules.ts'
import { aroundSpot } from './spots.rules.ts'
import { joinPlaces } from './whereabouts/either-place.rules.ts'
import {
  aroundLandscape,
  besideOf,
  isOutside,
  overCode,
  regionCalledSo,
} from './whereabouts/in-landscape.rules.ts'
import { isMisspelt } from './whereabouts/misspelt-region.rules.ts'
import { isRiad } from './whereabouts/arabic-names.rules.ts'
import { leadsStreet, streetsOf } from './whereabouts/place-clues.rules.ts'
import { isForeign, isLikelyGuess, nearby, whereAt } from './whereabouts.rules.ts'

export const readWhere: Rule = (state, at) => {
  const { tokens, languages } = state.sentence
  // "Outside space" leads nowhere.
  const longer = phraseAt(tokens, at, [languages[0]], ['flag', 'feature'])
  if (longer && longer.next > at + 1 && !state.sentence.places.has(at + 1)) return null
  const where = whereAt(state.sentence, at, state.radius)
  const chosen = where?.parameters.place && chosenOf(state.sentence, where.place)
  const home = chosen ? meantAtHome(state, chosen) : null
  return (
    where && keepPlace(state, at, home ? { ...where, place: home, parameters: { place: home.id } } : where)
  )
}

function keepPlace(
  state: State,
  at: number,
  { place, parameters, next }: { place: Place; parameters: Parameters; next: number },
): number {
  const span = spanOf(state.sentence, at, next)
  const from = state.radius?.from ?? span.from
  const chosen = chosenOf(state.sentence, place)
  // "London, flat in Greenwich": the wider place only says where the other one lies.
  if (chosen?.isQualifier && !state.radius && (!parameters.near || state.place)) return next
  state.radius = null
  if (state.place || state.landscape) {
    const isEither = joinPlaces(state, {
      place,
      parameters,
      at: firstOf(state, place) ?? at,
      next,
      to: span.to,
    })
    if (!isEither) state.unused.push({ ...span, reason: 'place' })
  } else {
    state.place = place
    state.others = chosen?.others ?? []
    state.pieces.push({ from, to: span.to, parameters })
  }
  return next
}

const chosenOf = ({ places }: Sentence, { id }: Place): ChosenPlace | undefined =>
  [...places.values()].find((one) => one.place.id === id)

/** The token that a place of the sentence begins with, behind the "in" before it. */
const firstOf = ({ sentence }: State, place: Place): number | undefined => chosenOf(sentence, place)?.at

/** "Lecco e dintorni", "Münster und Umgebung": behind a place, what lies around it is meant too. */
export const readEnvirons: Rule = ({ sentence, pieces, place }, at) => {
  const { tokens, languages, text, places } = sentence
  const last = pieces.at(-1)
  const isBehind = last !== undefined && /^[\s,(/]*$/.test(text.slice(last.to, tokens[at]?.from))
  if (!place || !last?.parameters.place || !isBehind) return null
  const join = phraseAt(tokens, at, languages, ['glue'])
  const isJoined = join?.meanings.some(({ value }) => value === 'and' || value === 'or') ?? false
  const around = phraseAt(tokens, isJoined && join ? join.next : at, languages, ['environs'])
  const isEnd = isClosedBehind(sentence, at, around?.next ?? 0)
  if (!around || places.has(around.next) || !(isJoined || isEnd)) return null
  last.parameters = nearby(place, null)
  last.to = tokens[around.next - 1]?.to ?? last.to
  return around.next
}

/**
 * Whether a comma or the end follows; or, behind a word that leads to nothing itself ("Umgebung ab 500 m²"),
 * a figure or what leads to one.
 */
const isClosedBehind = ({ tokens, languages }: Sentence, at: number, next: number): boolean =>
  /^[,)]?$/.test(tokens[next]?.word ?? '') ||
  (phraseAt(tokens, at, languages, ['glue', 'bound']) === null &&
    (tokens[next]?.value !== undefined || phraseAt(tokens, next, languages, ['bound', 'subject']) !== null))

/** Fewer people live where nobody far away means to go, unless they say the country. */
const village = 20_000

/**
 * "Wohnung Manheim 2 Zimmer": in German that is no village of
 * Pennsylvania, but the great town of nearly that name.
 */
function meantAtHome({ sentence }: State, { place, at, next, isQualifier }: ChosenPlace): Place | null {
  const { homes, places, find, text, tokens } = sentence
  const isOdd = place.kind === 'city' && (place.population ?? 0) < village && !homes.includes(place.country)
  if (!isOdd || isQualifier || places.size > 1) return null
  const written = text.slice(tokens[at]?.from, tokens[next - 1]?.to)
  // Arabic names of what lies abroad are all from our own lists.
  if (/\p{Script=Arabic}/u.test(written)) return null
  const guessed = written.length >= 6 ? find.guessed(written, true) : null
  const people = guessed?.population ?? 0
  // "Barcalona" is what some call a village of Gascony.
  const isOther = people >= greatCity && fold(place.name) !== fold(written)
  return guessed && people >= greatTown && (homes.includes(guessed.country) || isOther) ? guessed : null
}
const greatTown = 100_000
const greatCity = 1_000_000

export const readName: Rule = (state, at) => {
  const named = state.sentence.places.get(at)
  const home = named && meantAtHome(state, named)
  if (home)
    return keepPlace(state, at, { place: home, parameters: parametersHere(state, home), next: named.next })
  return named ? keepPlace(state, at, { ...named, parameters: parametersHere(state, named.place) }) : null
}

/** "No centro do Rio de Janeiro": where the quarter turned out to be a word, its town is meant. */
export function keepWiderPlace(state: State): void {
  const { pieces, sentence } = state
  const isSaid = pieces.some(({ parameters: { place, near, area, box } }) => place ?? near ?? area ?? box)
  const [wider] = [...sentence.places.values()].filter(({ isQualifier }) => isQualifier)
  if (isSaid || state.place || state.landscape || !wider) return
  state.place = wider.place
  pieces.push({ ...spanOf(sentence, wider.at, wider.next), parameters: { place: wider.place.id } })
}

/** A way said before a name without "from" ("10 km Porto") is around it. */
const parametersHere = ({ radius }: State, place: Place): Parameters =>
  radius ? nearby(place, radius.metres) : { place: place.id }

/**
 * A misspelt name, which must be that of a large town where nothing but the name itself says that it is one.
 */
export const readMisspeltName: Rule = (state, at) => {
  const { sentence, place } = state
  const { text, tokens, find } = sentence
  if (place || sentence.places.size > 0 || sentence.landscapes.size > 0) return null
  const isSure = isForeign(sentence, at)
  for (const length of [3, 2, 1]) {
    const first = tokens[at]
    const last = tokens[at + length - 1]
    if (
      !first ||
      !last ||
      last.to - first.from < 6 ||
      (!isSure && length === 1) ||
      !isForeign(sentence, at + length - 1)
    )
      continue
    const written = text.slice(first.from, last.to)
    const guessed = find.guessed(written)
    // "new yrok": a known word may begin a name only of a great city.
    const least = !isSure ? 2_000_000 : first.isName ? 5_000 : 200_000
    if (guessed && (guessed.population ?? 0) >= least && isLikelyGuess(sentence, guessed, written)) {
      return keepPlace(state, at, { place: guessed, parameters: { place: guessed.id }, next: at + length })
    }
  }
  return null
}

/** "Edinbrugh leith": what is nearly the name of where a place lies asks for nothing more. */
export const readMisspeltRegion: Rule = ({ sentence }, at) => {
  const { tokens, places } = sentence
  const word = tokens[at]?.word ?? ''
  if (places.size === 0 || word.length < 5 || !isForeign(sentence, at)) return null
  return [...places.values()].some(({ place }) => place.region && isMisspelt(word, place.region))
    ? at + 1
    : null
}

/** "رياض للبيع بمراكش": without its article it is a house. */
export const readRiad: Rule = ({ sentence, pieces }, at) => {
  const { tokens, text } = sentence
  if (!isRiad(text.slice(tokens[at]?.from, tokens[at]?.to))) return null
  pieces.push({ ...spanOf(sentence, at, at + 1), parameters: { types: typeGroups.house.join(',') } })
  return at + 1
}

/** "Avenida da República": what a street is called is nothing else of that name. */
export const readStreet: Rule = (state, at) => {
  const { tokens, places } = state.sentence
  if (!leadsStreet(tokens, at) || places.has(at)) return null
  let next = at + 1
  while (next < at + 3 && streetsOf.test(tokens[next]?.word ?? '')) next++
  const first = next
  while (next < first + 3 && tokens[next]?.isName && !places.has(next)) next++
  return next > first ? keepUnused(state, at, next) : null
}

/**
 * A street, a house, a quarter or a park of a loaded region: alone,
 * behind "in" or "near", or behind a distance.
 */
export const readSpot: Rule = (state, at) => {
  const { sentence, radius } = state
  const { start, isNear } = behindGlue(sentence, at)
  const chosen = sentence.spots.get(start)
  if (!chosen) return null
  const { from, to } = spanOf(sentence, at, chosen.next)
  const parameters = aroundSpot(chosen, { isNear, metres: radius?.metres ?? null })
  const isTaken = state.pieces.some((piece) => piece.parameters.near ?? piece.parameters.area)
  if (isTaken) state.unused.push({ from, to, reason: 'place' })
  else state.pieces.push({ from: radius?.from ?? from, to, parameters })
  state.radius = null
  return chosen.next
}

/** An island, a lake or a coast: all of it, and what lies so near to it as somebody said. */
export const readLandscape: Rule = (state, at) => {
  const { sentence, radius } = state
  if (sentence.landscapes.size === 0) return null
  const { start } = behindGlue(sentence, at)
  const chosen = sentence.landscapes.get(start)
  if (!chosen) return null
  if (chosen.isQualifier && !radius) return chosen.next
  const { from, to } = spanOf(sentence, at, chosen.next)
  if (state.place || state.landscape) state.unused.push({ from, to, reason: 'place' })
  else {
    state.landscape = chosen.landscape
    const { within } = chosen.landscape
    const town = chosen.landscape.isLandmark ? besideOf(sentence, chosen) : null
    state.place =
      town ??
      (within
        ? sentence.find.get(within)
        : (regionCalledSo(chosen, sentence) ??
          sentence.find.regionAt(chosen.landscape, chosen.landscape.countries[0] ?? '')))
    state.pieces.push({
      from: radius?.from ?? from,
      to,
      parameters: {
        ...aroundLandscape(chosen, radius?.metres ?? 0),
        ...(within && !radius && !town && !isOutside(chosen) && { place: within }),
      },
    })
  }
  state.radius = null
  return overCode(sentence, chosen)
}

/** Over "near the", "in der" and the like. */
function behindGlue(
  { tokens, languages, spots, landscapes }: Sentence,
  at: number,
): { start: number; isNear: boolean } {
  let start = at
  let isNear = false
  for (let skipped = 0; skipped < 3 && !spots.has(start) && !landscapes.has(start); skipped++) {
    const glue = phraseAt(tokens, start, languages, ['glue', 'bound'])
    const values = glue?.meanings.map(({ value }) => value) ?? []
    if (!glue || !values.some((value) => /^(near|in|of|from|to|filler)$/.test(value))) break
    // "سكن طلاب قرب الجامعة": what one is looking for may begin with such a word.
    if ((phraseAt(tokens, start, languages, ['type'])?.next ?? 0) > glue.next) break
    isNear ||= values.includes('near')
    // "In the Dales": the article is part of the name.
    const within = [...landscapes.keys()].find((one) => one > start && one < glue.next)
    start = within ?? glue.next
  }
  return { start, isNear }
}
