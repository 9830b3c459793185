/**
 * search: the homes that count for something one by one, and their
 * counting: by far the cheapest where they are few.
 */
import { purposes } from '#contract/vocabulary/vocabulary.ts'
import { aroundGlobe } from '../../question/grid.rules.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { codesInAll } from '../ground/codes.rules.ts'
import { linesOf } from '#server/platform/clickhouse/client.ts'
import { orderOf } from './order.ts'
import { stretchesOf } from './places.rules.ts'
import { byOrder, emptyLine, lineBroken, uuidOf, type Line } from './read.ts'
import { factsOf, homesFrom, otherPurposes, parts, type Statement } from './statement.ts'
import { all, conditionsOf, holdsOf, purposeOf } from './where.ts'

/** Where more count, the server counts them. */
const fewAtMost = 1_000

/** Null where so many are to be expected that nobody need try. */
export function fewStatementOf(statement: Statement): string | null {
  const { table, question, wanted, position } = statement
  const { asked, said } = wanted
  const stretches = stretchesOf(asked)
  const isNarrow = stretches ?? asked.place ?? asked.agency ?? said.words ?? said.listings
  if (isNarrow === null || position) return null
  const { key, tie, lacks } = orderOf(question.sort, wanted)
  const conditions = conditionsOf(wanted)
  const own = purposeOf(asked)
  const facts = factsOf(wanted)
  const others = otherPurposes(statement.others)
  const which = question.facets
    ? `(purpose = ${own} and ${all([...facts.kept, ...facts.atMostOne])} or ${all([others.key, ...others.rest])})`
    : all(holdsOf(conditions))
  const purpose = question.facets ? `purpose < ${purposes.length}` : `purpose = ${own}`
  const codes = question.facets
    ? `if(purpose = ${own}, ${facts.codes}, emptyArrayUInt16())`
    : 'emptyArrayUInt16()'
  return `select purpose as p, toUInt8(${question.facets ? `${facts.fails} = 0` : '1'}) as passes, x, y,
    ${key} as k, toInt64(${tie}) as t, toUInt8(${lacks}) as u, lower(hex(id)) as who, ${codes} as codes
    ${homesFrom(table, [purpose, stretches], [which])} limit ${fewAtMost + 1}
    format TabSeparated`
}

const fieldsOfHome = 9
type Home = { purpose: number; passes: boolean; x: number; y: number; codes: number[]; line: Line }

/**
 * The lines that the server would have counted; null where the homes are not few.
 * @throws ClickhouseError when one is not whole.
 */
export function countFew(text: string, statement: Statement): Line[] | null {
  const rows = linesOf(text)
  if (rows.length > fewAtMost) return null
  const homes = rows.map(readHome)
  const { question, wanted } = statement
  const own = purposeOf(wanted.asked)
  const ours = homes.filter(({ purpose }) => purpose === own)
  const found = ours.filter(({ passes }) => passes)
  const first = (question.page - 1) * question.limit
  const page = found.map(({ line }) => line).toSorted(byOrder(question.sort))
  return [
    ...page.slice(first, first + question.limit + 1),
    ...spreadOf(found, statement),
    ...factLines(ours),
    ...purposeLines(homes.filter(({ purpose }) => purpose !== own)),
  ]
}

function readHome(fields: readonly string[]): Home {
  if (fields.length !== fieldsOfHome) throw lineBroken(fields)
  const [purpose, passes, x, y, k, t, u] = fields.map(Number) as [number, ...number[]]
  const line = { ...emptyLine, k, t, u, id: uuidOf(fields[7] ?? '') } as Line
  const codes = JSON.parse(fields[8] ?? '[]') as number[]
  if ([purpose, passes, x, y, k, t, u].some(Number.isNaN)) throw lineBroken(fields)
  return { purpose, passes: passes === 1, x: x ?? 0, y: y ?? 0, codes, line }
}

/** By cell of the map, as spreadPart says. */
function spreadOf(found: readonly Home[], { question: { cells: grid }, wanted }: Statement): Line[] {
  const { box } = wanted.asked
  const cells = new Map<number, Line>()
  for (const { x, y, line } of found) {
    const east = box && x < box.west ? x + aroundGlobe : x
    const cell =
      grid && box
        ? Math.floor(((y - box.south) * grid.rows) / box.height) * grid.columns +
          Math.floor(((east - box.west) * grid.columns) / box.width)
        : x === noPoint
          ? -1
          : 0
    cells.set(cell, added(cells.get(cell), { x, y, east, cell, id: line.id }))
  }
  return [...cells.values()]
}

type Point = { x: number; y: number; east: number; cell: number; id: string }

function added(known: Line | undefined, { x, y, east, cell, id }: Point): Line {
  const eastwards = x < 0 ? x + aroundGlobe : x
  const one = { n: 1, sx: east, sy: y, x0: x, x1: x, y0: y, y1: y, e0: eastwards, e1: eastwards }
  if (!known) return { ...emptyLine, ...one, part: parts.spread, a: cell, id }
  return {
    ...known,
    n: known.n + 1,
    sx: known.sx + east,
    sy: known.sy + y,
    x0: Math.min(known.x0, x),
    x1: Math.max(known.x1, x),
    y0: Math.min(known.y0, y),
    y1: Math.max(known.y1, y),
    e0: Math.min(known.e0, eastwards),
    e1: Math.max(known.e1, eastwards),
  }
}

function factLines(homes: readonly Home[]): Line[] {
  const counts = new Int32Array(codesInAll)
  for (const { codes } of homes) for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return [...counts.entries()].flatMap(([a, n]) => (n > 0 ? [{ ...emptyLine, part: parts.facts, a, n }] : []))
}

const purposeLines = (homes: readonly Home[]): Line[] =>
  [...Map.groupBy(homes, ({ purpose }) => purpose)].map(([a, all]) => ({
    ...emptyLine,
    part: parts.purpose,
    a,
    n: all.length,
  }))
