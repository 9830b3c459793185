/**
 * search: a whole question as one statement: its page, how far homes
 * spread, what is counted of them, other purposes.
 */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { purposes } from '#contract/vocabulary/vocabulary.ts'
import type { Position } from '../../question/cursor.ts'
import { aroundGlobe, type GridBox } from '../../question/grid.rules.ts'
import { askingOf, codesOf, everyCode, groupOf } from './groups.ts'
import { afterOf, orderBy, orderOf } from './order.ts'
import { stretchesOf } from './places.rules.ts'
import {
  all,
  conditionsOf,
  either,
  hasPoint,
  hasPurpose,
  holdsOf,
  type Condition,
  type Wanted,
} from './where.ts'

export type Statement = {
  /** The table of homes. */
  table: string
  question: SearchQuestion
  wanted: Wanted
  /** The same question under the other purposes. */
  others: readonly Wanted[]
  position: Position | null
}

/** What each line of an answer is about: its first column. */
export const parts = { page: 0, spread: 1, facts: 2, purpose: 3 } as const

/**
 * Homes of the table that are the newest of their kind and not dead. `key` may only speak of purpose, place
 * on the curve and id: before versions are put together nothing else of a home can be trusted.
 */
export const homesFrom = (table: string, key: readonly (string | null)[], rest: readonly string[]): string =>
  `from ${table} final prewhere ${all(key.filter((one) => one !== null))} where ${all(['dead = 0', ...rest])}`

/** Every line has the same fifteen columns: part, a, k, t, n, sums of x and y, six extremes, u, id. */
export function statementOf(statement: Statement): string {
  const { table, question, wanted } = statement
  const conditions = conditionsOf(wanted)
  const stretches = stretchesOf(wanted.asked)
  const from = (rest: readonly string[]) => homesFrom(table, [hasPurpose(wanted.asked), stretches], rest)
  const lines = [
    pagePart(statement, from(holdsOf(conditions))),
    spreadPart(statement, from(holdsOf(conditions))),
  ]
  if (question.facets) {
    lines.push(factsPart(statement, from))
    lines.push(purposePart(statement, stretches))
  }
  return `${lines.join('\nunion all\n')}\nformat TabSeparated`
}

const zeros = (names: string) =>
  names
    .split(' ')
    .map((name) => `materialize(toInt64(0)) as ${name}`)
    .join(', ')
const extremes = 'sx sy x0 x1 y0 y1 e0 e1'
/** A part that only counts. */
const counted = (part: number, a: string) =>
  `select materialize(toUInt8(${part})) as part, toInt64(${a}) as a, materialize(toFloat64(0)) as k, materialize(toInt64(0)) as t,
    toInt64(count()) as n, ${zeros(extremes)}, materialize(toUInt8(0)) as u, materialize('') as who`

function pagePart({ question, wanted, position }: Statement, from: string): string {
  const order = orderOf(question.sort, wanted)
  const { limit, page } = question
  const offset = position ? 0 : (page - 1) * limit
  const rows = `select ${order.key} as k, toInt64(${order.tie}) as t, toUInt8(${order.lacks}) as u, id as i ${from}`
  const after = position ? `where ${afterOf(order, position)}` : ''
  return `select materialize(toUInt8(${parts.page})) as part, materialize(toInt64(0)) as a, k, t,
    materialize(toInt64(0)) as n, ${zeros(extremes)}, u, lower(hex(i)) as who
    from (${rows}) ${after} order by ${orderBy(order)} limit ${offset}, ${limit + 1}`
}

/** Matches by cell of the map; -1 for those without a point, where no cells are asked for. */
function spreadPart({ question: { cells }, wanted: { asked } }: Statement, from: string): string {
  const { box } = asked
  const east = box ? `if(x < ${box.west}, x + ${aroundGlobe}, x)` : 'x'
  const cell = cells && box ? cellOf(cells, box, east) : `if(${hasPoint}, 0, -1)`
  const eastwards = `if(x < 0, x + ${aroundGlobe}, x)`
  return `select materialize(toUInt8(${parts.spread})) as part, toInt64(${cell}) as a, materialize(toFloat64(0)) as k, materialize(toInt64(0)) as t,
    toInt64(count()) as n, toInt64(sum(${east})) as sx, toInt64(sum(y)) as sy,
    toInt64(min(x)) as x0, toInt64(max(x)) as x1, toInt64(min(y)) as y0, toInt64(max(y)) as y1,
    toInt64(min(${eastwards})) as e0, toInt64(max(${eastwards})) as e1, materialize(toUInt8(0)) as u, lower(hex(any(id))) as who
    ${from} group by a`
}

const cellOf = ({ columns, rows }: NonNullable<SearchQuestion['cells']>, box: GridBox, east: string) => {
  const row = `intDiv((toInt64(y) - ${box.south}) * ${rows}, ${box.height})`
  const column = `intDiv((toInt64(${east}) - ${box.west}) * ${columns}, ${box.width})`
  return `${row} * ${columns} + ${column}`
}

/**
 * What is counted of homes: every code of one that passes all filters, and of one that fails a single
 * group the codes of that group. `kept` must be so in any case; `fails` has a bit for each group that a
 * home fails, of which there is one `atMostOne`.
 */
export function factsOf(wanted: Wanted): {
  codes: string
  fails: string
  kept: string[]
  atMostOne: string[]
} {
  const conditions = conditionsOf(wanted)
  const asking = askingOf(conditions)
  const kept = holdsOf(conditions.filter((condition) => !groupOf(condition)))
  const codes = codesOf(wanted.asked.now)
  if (asking.length === 0) return { codes: everyCode(codes), fails: '0', kept, atMostOne: [] }
  const fails = `(${asking.map((one) => one.fails).join(' + ')})`
  const own = asking.map(({ group, bit }) => `${fails} = ${bit}, ${codes[group]}`)
  return {
    codes: `multiIf(${fails} = 0, ${everyCode(codes)}, ${own.join(', ')}, emptyArrayUInt16())`,
    fails,
    kept,
    atMostOne: asking.length > 1 ? [`bitAnd(${fails}, ${fails} - 1) = 0`] : [],
  }
}

function factsPart({ wanted }: Statement, from: (rest: readonly string[]) => string): string {
  const { codes, kept, atMostOne } = factsOf(wanted)
  return `${counted(parts.facts, `arrayJoin(${codes})`)} ${from([...kept, ...atMostOne])} group by a`
}

const isMoney = ({ filter }: Condition): boolean =>
  ['minPrice', 'maxPrice', 'minPerArea', 'maxPerArea', 'maxMonthly'].includes(filter)

/**
 * The same question under the other purposes, in one pass: only amounts of money mean something else there.
 */
export function otherPurposes(others: readonly Wanted[]): { key: string; rest: string[] } {
  const [one] = others
  const common = one ? conditionsOf(one).filter((condition) => !isMoney(condition)) : []
  const priced = others.map(
    (other) => `(${all([hasPurpose(other.asked), ...holdsOf(conditionsOf(other).filter(isMoney))])})`,
  )
  const numbers = others.map(({ asked }) => purposes.indexOf(asked.purpose))
  return { key: `purpose in (${numbers.join()})`, rest: [...holdsOf(common), either(priced)] }
}

function purposePart({ table, others }: Statement, stretches: string | null): string {
  const { key, rest } = otherPurposes(others)
  return `${counted(parts.purpose, 'purpose')} ${homesFrom(table, [key, stretches], rest)} group by a`
}

/** How many homes each of the questions finds: lines of its number and the count. */
export const countingOf = (table: string, wanted: readonly Wanted[]): string =>
  counting(
    wanted.map((one) =>
      homesFrom(table, [hasPurpose(one.asked), stretchesOf(one.asked)], holdsOf(conditionsOf(one))),
    ),
  )

/**
 * How many there would be without each filter of the question: lines of the filter's number and the count.
 */
export function looseningOf(table: string, { asked, said }: Wanted): string {
  const conditions = conditionsOf({ asked, said })
  return counting(
    conditions.map(({ filter }) => {
      const others = conditions.filter((condition) => condition.filter !== filter)
      const left = {
        box: filter === 'box' ? null : asked.box,
        areas: filter === 'area' ? null : asked.areas,
        circle: filter === 'radius' ? null : asked.circle,
      }
      return homesFrom(table, [hasPurpose(asked), stretchesOf(left)], holdsOf(others))
    }),
  )
}

const counting = (froms: readonly string[]): string =>
  `${froms.map((from, at) => `select materialize(toUInt16(${at})) as at, count() as n ${from}`).join('\nunion all\n')}\nformat TabSeparated`
