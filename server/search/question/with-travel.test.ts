/** search: what becomes of a question that asks for travel times. */
import { expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { decodeAreas, encodeAreas, isInAreas, type DrawnArea } from '#contract/vocabulary/polyline.ts'
import type { Reached } from '#server/travel/index.ts'
import { drawingOf, isInside } from './drawn.rules.ts'
import { withTravel } from './with-travel.ts'

const square = (x: number, y: number, size: number): DrawnArea => [
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
]
const reaches: Record<string, readonly DrawnArea[]> = {
  west: [square(0, 0, 60)],
  east: [square(40, 0, 60)],
  nowhere: [],
}
const wish = (name: string) => `10,foot,1,1,${name}`

/**
 * The question, with what is reached at the points of `reaches`; `asked` are the boxes that were looked in.
 */
async function resolved(more: Record<string, string>) {
  const asked: unknown[] = []
  const answer = await withTravel(searchQuestion.parse(more), {
    place: null,
    network: 'somebody',
    reach: async ({ to }, where): Promise<Reached> => {
      asked.push(where)
      const areas = ('name' in to && reaches[to.name]) || []
      return { by: areas.length > 0 ? 'graph' : null, areas, radius: 800, isPassing: false }
    },
  })
  const holds = (x: number) => isInside(drawingOf(answer.question.area ?? []).edges, x, 30)
  return { ...answer, asked, holds }
}

test('all of the travel times hold, or any, within what was drawn', async () => {
  const travel = `${wish('west')};${wish('east')}`
  const area = encodeAreas([square(50, 10, 90)])
  const spots = [20, 45, 55, 80, 120]
  const held = async (more: Record<string, string>) =>
    spots.filter((await resolved({ travel, ...more })).holds)
  expect(await held({})).toEqual([45, 55])
  expect(await held({ travelMatch: 'any' })).toEqual([20, 45, 55, 80])
  expect(await held({ area })).toEqual([55])
  expect(await held({ area, travelMatch: 'any' })).toEqual([55, 80])
})

test('what takes longer is close around the points; where nobody knows, nothing is said to take longer', async () => {
  const west = await resolved({ travel: wish('west') })
  const [circle = []] = west.closeBy ?? []
  // Three times the 800 metres, around a point one degree north and east.
  expect(isInAreas([100_000, 102_000], [circle])).toBe(true)
  expect(isInAreas([100_000, 103_000], [circle])).toBe(false)
  const area = encodeAreas([square(50, 10, 90)])
  expect((await resolved({ travel: wish('west'), area })).closeBy).toHaveLength(1)
  expect((await resolved({ travel: wish('west'), box: '0,0,1,1' })).closeBy).toBeUndefined()
  const both = `${wish('west')};${wish('nowhere')}`
  expect((await resolved({ travel: both })).closeBy).toBeNull()
  expect((await resolved({ travel: both, travelMatch: 'any' })).closeBy).toHaveLength(2)
  expect((await resolved({ travel: wish('nowhere'), area })).closeBy).toBeNull()
})

test('a wish that nobody can answer is kept nowhere, and told', async () => {
  const { told, holds, question } = await resolved({ travel: `${wish('west')};${wish('nowhere')}` })
  expect(told).toMatchObject([
    { by: 'graph', minutes: 10, name: 'west' },
    { by: null, area: '', radius: 800 },
  ])
  expect(isInAreas([20, 30], decodeAreas(told?.[0]?.area ?? '') ?? [])).toBe(true)
  expect(question.area).toHaveLength(1)
  expect([20, 45, 55].some(holds)).toBe(false)
})

test('things are looked for where the question looks, on both sides of 180°', async () => {
  const { asked } = await resolved({ travel: '5,foot,park', box: '170,-20,-170,-10' })
  expect(asked).toEqual([
    [
      { west: 170, south: -20, east: 180, north: -10 },
      { west: -180, south: -20, east: -170, north: -10 },
    ],
  ])
  expect((await resolved({ travel: '5,foot,park', near: '10,20', radius: '1000' })).asked[0]).toMatchObject([
    { west: expect.closeTo(19.99, 2), north: expect.closeTo(10.01, 2) },
  ])
})

test('a question without travel times stays as it is', async () => {
  const question = searchQuestion.parse({ minBeds: '2' })
  expect((await resolved({ minBeds: '2' })).question).toEqual(question)
})
