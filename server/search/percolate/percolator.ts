/**
 * search: the engine turned round: many waiting questions, and for a home that changes those that it
 * answers. A wish is filed under one thing that every match must have (a square of the map, a place, an
 * agency), and its plain bounds stand in columns: most wishes of a file are passed over by a few
 * comparisons, the rest are asked one by one (meets.ts).
 */
import { agenciesOf, type SourceRow } from '../columnar/store/facts.rules.ts'
import { squaresAt, squaresOf } from './cells.rules.ts'
import { meets, type HomeTexts } from './meets.ts'
import { createBounds, isBounded, type Bounds } from './bounds.ts'
import type { Wish } from './wish.ts'

/** A listing as it may be found: a row for each purpose, none when it may not. */
export type PercolatedHome = { rows: readonly SourceRow[]; words: readonly string[]; said: string }

export type Percolator = {
  /** Files a wish under its id; one that is there already is replaced. */
  put: (id: string, wish: Wish) => void
  remove: (id: string) => void
  /** Which wishes the home answers, each once. */
  matches: (home: PercolatedHome, now: Date) => string[]
  ids: () => Iterable<string>
  size: () => number
}

/** What is filed where: numbers of wishes by what their matches have in common. */
type Files = {
  squares: Map<number, number[]>
  places: Map<string, number[]>
  agencies: Map<string, number[]>
  /** Wishes that a home anywhere may answer. */
  anywhere: number[]
}

type Filed = {
  ids: (string | null)[]
  wishes: (Wish | null)[]
  /** Of each wish, whether its bounds say everything. */
  bounded: boolean[]
  bounds: Bounds
  files: Map<string, Files>
}

/** So many empty numbers are carried along before everything is filed again. */
const emptyAtMost = 4_096

export function createPercolator(): Percolator {
  let filed = createFiled()
  const numbers = new Map<string, number>()

  function put(id: string, wish: Wish): void {
    remove(id)
    const number = filed.ids.length
    filed.ids.push(id)
    filed.wishes.push(wish)
    filed.bounds.add(wish)
    filed.bounded.push(isBounded(wish))
    numbers.set(id, number)
    file(filed, number, wish)
  }

  function remove(id: string): void {
    const number = numbers.get(id)
    if (number === undefined) return
    numbers.delete(id)
    filed.ids[number] = null
    filed.wishes[number] = null
    filed.bounds.close(number)
    if (filed.ids.length > 2 * numbers.size + emptyAtMost) fileAnew()
  }

  function fileAnew(): void {
    const before = filed
    filed = createFiled()
    numbers.clear()
    for (const [number, id] of before.ids.entries()) {
      const wish = before.wishes[number]
      if (id && wish) put(id, wish)
    }
  }

  return {
    put,
    remove,
    matches: (home, now) => matchesOf(filed, home, now),
    ids: () => numbers.keys(),
    size: () => numbers.size,
  }
}

const createFiled = (): Filed => ({
  ids: [],
  wishes: [],
  bounded: [],
  bounds: createBounds(),
  files: new Map(),
})

/** Nobody can answer a wish whose places do not meet. */
function file({ files }: Filed, number: number, wish: Wish): void {
  const { asked, rectangles } = wish
  if (rectangles?.length === 0) return
  const here = filesOf(files, asked.purpose)
  const isNarrow = asked.place !== null && !asked.place.startsWith('country:')
  if (isNarrow && asked.place !== null) return add(here.places, asked.place, number)
  const squares = rectangles && squaresOf(rectangles)
  if (squares) {
    for (const square of squares) add(here.squares, square, number)
    return
  }
  if (asked.agency !== null) return add(here.agencies, asked.agency.toLowerCase(), number)
  if (asked.place !== null) return add(here.places, asked.place, number)
  here.anywhere.push(number)
}

function filesOf(files: Map<string, Files>, purpose: string): Files {
  const known = files.get(purpose)
  if (known) return known
  const made: Files = { squares: new Map(), places: new Map(), agencies: new Map(), anywhere: [] }
  files.set(purpose, made)
  return made
}

function add<Key>(files: Map<Key, number[]>, key: Key, number: number): void {
  const there = files.get(key)
  if (there) there.push(number)
  else files.set(key, [number])
}

function matchesOf(filed: Filed, home: PercolatedHome, now: Date): string[] {
  const texts = { words: new Set(home.words), said: home.said }
  const [only, ...others] = home.rows.map((row) => matchesOfRow(filed, { row, texts, now }))
  return others.length === 0 ? (only ?? []) : [...new Set([only ?? [], ...others].flat())]
}

type Offered = { row: SourceRow; texts: HomeTexts; now: Date }

function matchesOfRow(
  { ids, wishes, bounded, bounds, files }: Filed,
  { row, texts, now }: Offered,
): string[] {
  const found: string[] = []
  const here = files.get(row.purpose)
  if (!here) return found
  for (const numbers of candidatesOf(here, row))
    for (const number of bounds.passing(numbers, row)) {
      const id = ids[number]
      const wish = wishes[number]
      if (id && wish && (bounded[number] || meets(row, texts, wish, now))) found.push(id)
    }
  return found
}

function* candidatesOf(files: Files, row: SourceRow): Generator<readonly number[]> {
  if (row.x !== null && row.y !== null)
    for (const square of squaresAt(row.x, row.y)) yield files.squares.get(square) ?? nobody
  for (const place of row.path) yield files.places.get(place) ?? nobody
  for (const agency of agenciesOf(row)) yield files.agencies.get(agency) ?? nobody
  yield files.anywhere
}

const nobody: readonly number[] = []
