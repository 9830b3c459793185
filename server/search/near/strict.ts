/**
 * search: homes for a question that nothing comes close to. Some wishes are never weighed: what a
 * home costs a month or a square metre, the sea, the day it is free, travel times. Where they leave
 * nothing, each is given up in turn, and every home found so says that it misses it; only where none
 * of them helps alone are they given up together, and where not even that helps, the rest too (farther.ts).
 * It asks whichever engine there is, so that the homes in memory and PostgreSQL answer alike.
 */
import type { Miss } from '#contract/search/near.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { EngineAsk, Found } from '../question/engine.ts'
import type { Told, TellingEngine } from '../question/told.ts'
import { roomForNear } from './answer-near.rules.ts'
import { searchFarther } from './farther.ts'

type Near = NonNullable<Found['near']>
type Given = { wish: Miss['wish']; without: Partial<SearchQuestion> }

/**
 * The strict wishes of a question, each with what the question is without it. `closeBy` is where homes lie
 * that take longer than they may; null where none is offered.
 */
function strictWishes(question: SearchQuestion, closeBy: SearchQuestion['area'] | null): Given[] {
  const all: Given[] = [
    { wish: 'maxMonthly', without: { maxMonthly: undefined, deposit: undefined } },
    { wish: 'minPerArea', without: { minPerArea: undefined } },
    { wish: 'maxPerArea', without: { maxPerArea: undefined } },
    { wish: 'sea', without: { sea: undefined } },
    { wish: 'available', without: { available: undefined } },
    ...(closeBy === null ? [] : [{ wish: 'travel' as const, without: { travel: undefined, area: closeBy } }]),
  ]
  return all.filter(({ wish }) => question[wish] !== undefined)
}

/** What the engine finds; where that is nothing at all, the homes that miss wishes no engine weighs. */
export async function searchBeyond(
  engine: TellingEngine,
  ask: EngineAsk,
  closeBy: SearchQuestion['area'] | null,
): Promise<Told> {
  const found = await engine.search(ask)
  const room = roomForNear(ask.question, found.total)
  if (found.total > 0 || room === null || (found.near ?? []).length > 0) return found
  const wishes = strictWishes(ask.question, closeBy)
  const alone = await Promise.all(wishes.map((wish) => homesWithout(engine, ask, [wish])))
  const near =
    alone.flat().length > 0 || wishes.length < 2 ? alone.flat() : await homesWithout(engine, ask, wishes)
  if (near.length > 0) return { ...found, near: fewestFirst(near).slice(0, room) }
  return { ...found, near: await homesFarther(engine, ask, { wishes, room }) }
}

/** With the wishes that are never weighed, as long as anything is found with them. */
async function homesFarther(
  engine: TellingEngine,
  ask: EngineAsk,
  { wishes, room }: { wishes: readonly Given[]; room: number },
): Promise<Near> {
  const near = await searchFarther(engine, ask, room)
  if (near.length > 0 || wishes.length === 0) return near
  const without = Object.assign({}, ...wishes.map((one) => one.without)) as Partial<SearchQuestion>
  const farther = await searchFarther(engine, { ...ask, question: { ...ask.question, ...without } }, room)
  const missed = missedOf(wishes)
  return farther.map(({ id, misses }) => ({ id, misses: [...misses, ...missed] }))
}

const missedOf = (given: readonly Given[]): Miss[] =>
  given.map(({ wish }) => ({ wish, by: null, what: null }))

/** Homes of the question without these wishes, and those that come close to it, which miss more. */
async function homesWithout(engine: TellingEngine, ask: EngineAsk, given: readonly Given[]): Promise<Near> {
  const without = Object.assign({}, ...given.map((one) => one.without)) as Partial<SearchQuestion>
  const question: SearchQuestion = { ...ask.question, ...without, facets: false, costs: false }
  const { ids, near = [] } = await engine.search({ ...ask, question })
  const missed = missedOf(given)
  return [
    ...ids.map((id) => ({ id, misses: missed })),
    ...near.map(({ id, misses }) => ({ id, misses: [...misses, ...missed] })),
  ]
}

/** Each home once, by how many wishes it misses; those that miss as many stay in their order. */
function fewestFirst(near: Near): Near {
  const sorted = near.toSorted((a, b) => a.misses.length - b.misses.length)
  return [...new Map(sorted.toReversed().map((home) => [home.id, home])).values()].toReversed()
}
