/** search: rules for travel times: "25 minutes from Porto by bike", "10 minutes' walk of a school". */
import { travelLimits, writeWish, type TravelMode, type TravelWish } from '#contract/search/travel.ts'
import { phraseAt } from './dictionary.rules.ts'
import { isOrBetween, type Rule, type State } from './reading.rules.ts'
import { spanOf, type Sentence } from './sentence.rules.ts'
import { calledOf } from './spots.rules.ts'
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

/**
 * What a time leads to: a school, Porto; `from` is its first token, and `isEither` whether "or" leads there.
 */
type Goal = { to: TravelWish['to']; from: number; next: number; isEither: boolean }

/**
 * Minutes that were said, by a way that was said too; without one they are a
 * distance, but to what is near everybody walks.
 */
export const readTravel: Rule = (state, at) => {
  const { sentence, radius } = state
  const minutes = Math.round(radius?.minutes ?? 0)
  if (!radius || minutes < 1 || minutes > travelLimits.minutes) return null
  const said = radius.perMinute === undefined ? undefined : modes[radius.perMinute]
  const goals = goalsFrom(sentence, at)
  const last = goals.at(-1)
  const way =
    last &&
    (said ? { mode: said, next: last.next } : (wayBehind(sentence, last) ?? usualWay(goals, last, minutes)))
  if (!way) return null
  const all = [...goals, ...moreGoals(sentence, way.next)]
  // A beach alone is a distance to the sea, which is known everywhere; one
  // of two ways to choose from is a walk to it.
  if (all.length === 1 && isBeach(all[0]) && !isOtherWay(state, radius.from)) return null
  return keepWishes(state, all, { minutes, way })
}

/**
 * "Rue Grimaldi by bicycle", "Rue Grimaldi, Monaco by bicycle": the town
 * has told which street of that name is meant.
 */
function wayBehind(sentence: Sentence, { from, next }: Goal): Way | null {
  const way = wayAt(sentence, next)
  if (way || !sentence.spots.has(from)) return way
  const start = sentence.tokens[next]?.word === ',' ? next + 1 : next
  const town = placeAt(sentence, start)
  return town && wayAt(sentence, town.next)
}

/**
 * "10 minutes from the metro": nobody says how, and everybody means on
 * foot; half an hour to a hospital is driven.
 */
function usualWay(goals: readonly Goal[], { next }: Goal, minutes: number): Way | null {
  const isThings = goals.every((goal) => 'near' in goal.to && !isBeach(goal))
  return isThings ? { mode: minutes <= walked ? 'foot' : 'car', next } : null
}
/** Minutes that people walk to what is near. */
const walked = 20

const isBeach = (goal: Goal | undefined): boolean =>
  goal !== undefined && 'near' in goal.to && goal.to.near === 'beach'

function goalsFrom(sentence: Sentence, at: number): Goal[] {
  const start = behindLead(sentence, at)
  const first = thingGoal(sentence, start) ?? pointGoal(sentence, start)
  return first ? [first, ...moreGoals(sentence, first.next)] : []
}

/** Others that the same minutes lead to: "a school or a station", "Porto and Braga". */
function moreGoals(sentence: Sentence, at: number): Goal[] {
  const join = joinAt(sentence, at)
  if (!join) return []
  const start = behindLead(sentence, join.next)
  if (isPlacing(sentence, at + 1, start)) return []
  const isOr = join.by === 'or'
  const thing = thingGoal(sentence, start)
  // "a station with a gym" says what the house has.
  const isInside = thing && 'near' in thing.to && mayBeInside.test(thing.to.near)
  const goal = isInside && !isOr ? null : (thing ?? (join.by === ',' ? null : pointGoal(sentence, start)))
  return goal ? [{ ...goal, isEither: isOr }, ...moreGoals(sentence, goal.next)] : []
}

/** Whether "or" stands between here and a travel time that was said before. */
function isOtherWay({ sentence, pieces }: State, at: number): boolean {
  const before = pieces.findLast(({ parameters }) => parameters.travel)
  return before !== undefined && isOrBetween(sentence, before.to, at)
}

const mayBeInside = /^(gym|playground)$/

/** A comma or a word that joins, or both. */
function joinAt({ tokens, languages }: Sentence, at: number) {
  const isComma = tokens[at]?.word === ','
  const start = isComma ? at + 1 : at
  const glue = phraseAt(tokens, start, languages, ['glue'])
  for (const by of ['or', 'and'] as const)
    if (glue?.meanings.some(({ value }) => value === by)) return { by, next: glue.next }
  return isComma ? { by: ',' as const, next: start } : null
}

function thingGoal({ tokens }: Sentence, from: number): Goal | null {
  const words = tokens.map(({ word }) => word)
  const thing = thingAt(words, from)
  return thing && { to: { near: thing.kind }, from, next: thing.next, isEither: false }
}

function pointGoal(sentence: Sentence, from: number): Goal | null {
  const named = pointAt(sentence, from)
  if (!named) return null
  const { name, lat, lon, next } = named
  return { to: { lat, lon, name }, from, next, isEither: false }
}

/** A street or a house of a loaded region, else a place. */
function pointAt(sentence: Sentence, at: number) {
  const spot = sentence.spots.get(at)
  if (spot) {
    const { lat, lon } = spot.house ?? spot.spot
    return { name: calledOf(spot), lat, lon, next: spot.next }
  }
  const wide = sentence.landscapes.get(at)
  if (wide) return { ...wide.landscape, next: wide.next }
  const named = placeAt(sentence, at)
  return named && { ...named.place, next: named.next }
}

type Asked = { minutes: number; way: Way }

/** One piece for each; answers the token behind them all. */
function keepWishes(state: State, goals: readonly Goal[], { minutes, way }: Asked): number {
  const { sentence } = state
  const begin = state.radius?.from ?? 0
  state.radius = null
  const next = Math.max(way.next, ...goals.map((goal) => goal.next))
  const before = state.pieces.findLast(({ parameters }) => parameters.travel ?? parameters.sea)
  const isEither = before !== undefined && isOrBetween(sentence, before.to, begin)
  // A distance to the sea and a travel time must both hold: unless it was said as a walk,
  // the other of two is told as not asked for.
  if (isEither && before.parameters.sea) {
    if (before.walk === undefined) {
      state.unused.push({ from: begin, to: spanOf(sentence, 0, next).to, reason: 'word' })
      return next
    }
    const travel = writeWish({ minutes: before.walk, mode: 'foot', to: { near: 'beach' } })
    before.parameters = { travel, travelMatch: 'any' }
  }
  const isAny = isEither || goals.some((goal) => goal.isEither)
  for (const [index, { to, from, next: end }] of goals.entries()) {
    const { to: behind } = spanOf(sentence, from, index === goals.length - 1 ? next : end)
    const travel = writeWish({ minutes, mode: way.mode, to })
    state.pieces.push({
      from: index === 0 ? begin : spanOf(sentence, from, end).from,
      to: behind,
      parameters: isAny ? { travel, travelMatch: 'any' } : { travel },
    })
  }
  return next
}

const leading = /^(near|of|to|from|filler|in)$/
/** "or in Porto" is where the home is. */
const isPlacing = ({ tokens, languages }: Sentence, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some((_, at) =>
      phraseAt(tokens, from + at, languages, ['glue', 'bound'])?.meanings.some(({ value }) =>
        /^(near|in)$/.test(value),
      ),
    )

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
