/** search: rules for travel times: "25 minutes from Porto by bike", "10 minutes' walk of a school". */
import { travelLimits, writeWish, type TravelMode, type TravelWish } from '#contract/search/travel.ts'
import { phraseAt } from './dictionary.rules.ts'
import type { Radius } from './numbers/quantity-parameters.rules.ts'
import type { Rule, State } from './reading.rules.ts'
import { spanOf, type Sentence } from './sentence.rules.ts'
import { calledOf } from './spots.rules.ts'
import { tokensOf } from './tokens.rules.ts'
import { placeAt } from './whereabouts.rules.ts'
import { thingAt } from './words/things.rules.ts'

/** By the metres a minute that the vocabularies write a way as; of trains nobody knows the times. */
const modes: Readonly<Record<string, TravelMode>> = { 80: 'foot', 250: 'bicycle', 800: 'car' }

type Way = { mode: TravelMode; next: number }

function wayAt({ tokens, languages }: Sentence, at: number): Way | null {
  const found = phraseAt(tokens, at, languages, ['way'])
  const mode = found && modes[found.meanings[0]?.value ?? '']
  return found && mode ? { mode, next: found.next } : null
}

/** The way as it was said before what it leads to, or as it is said behind that. */
function modeOf(sentence: Sentence, { perMinute }: Radius, behind: number): Way | null {
  const said = perMinute === undefined ? undefined : modes[perMinute]
  return said ? { mode: said, next: behind } : wayAt(sentence, behind)
}

/** Minutes that were said, by a way that was said too; without one they are a distance as before. */
export const readTravel: Rule = (state, at) => {
  const { sentence, radius } = state
  const minutes = Math.round(radius?.minutes ?? 0)
  if (!radius || minutes < 1 || minutes > travelLimits.minutes) return null
  const start = behindLead(sentence, at)
  const words = sentence.tokens.map(({ word }) => word)
  const thing = thingAt(words, start)
  if (thing) {
    const way = modeOf(sentence, radius, thing.next)
    return way && keepWish(state, way.next, { minutes, mode: way.mode, to: { near: thing.kind } })
  }
  const named = pointAt(sentence, start)
  const way = named && modeOf(sentence, radius, named.next)
  if (!named || !way) return null
  const { name, lat, lon } = named
  return keepWish(state, way.next, { minutes, mode: way.mode, to: { lat, lon, name } })
}

/** A street or a house of a loaded region, else a place. */
function pointAt(sentence: Sentence, at: number) {
  const spot = sentence.spots.get(at)
  if (spot) {
    const { lat, lon } = spot.house ?? spot.spot
    return { name: calledOf(spot), lat, lon, next: spot.next }
  }
  const named = placeAt(sentence, at)
  return named && { ...named.place, next: named.next }
}

function keepWish(state: State, next: number, wish: TravelWish): number {
  const from = state.radius?.from ?? 0
  const { to } = spanOf(state.sentence, 0, next)
  const before = state.pieces.findLast(({ parameters }) => parameters.travel)
  const isEither = before !== undefined && isOrBetween(state.sentence, before.to, from)
  const travel = writeWish(wish)
  state.pieces.push({ from, to, parameters: isEither ? { travel, travelMatch: 'any' } : { travel } })
  state.radius = null
  return next
}

/** Whether "or" stands between two travel times: then one of them is enough. */
function isOrBetween({ text, languages }: Sentence, from: number, to: number): boolean {
  const between = tokensOf(text.slice(from, to))
  return between.some((_, at) =>
    phraseAt(between, at, languages, ['glue'])?.meanings.some(({ value }) => value === 'or'),
  )
}

const leading = /^(near|of|to|from|filler|in)$/

/** Over "from the", "of a", "bis zum" and the like. */
function behindLead({ tokens, languages }: Sentence, at: number): number {
  let start = at
  for (let skipped = 0; skipped < 3; skipped++) {
    const found = phraseAt(tokens, start, languages, ['glue', 'bound'])
    if (!found?.meanings.some(({ value }) => leading.test(value))) break
    start = found.next
  }
  return start
}
