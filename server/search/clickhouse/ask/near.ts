/**
 * search: homes that come close to a question, in ClickHouse: the points of near/wishes.rules.ts as a sum.
 */
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import type { Ladder } from '../../near/ladders.rules.ts'
import type { NearHome } from '../../near/misses.rules.ts'
import {
  neverMissed,
  points,
  type CodeWish,
  type FigureWish,
  type WhereWish,
  type Wishes,
} from '../../near/wishes.rules.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { linesOf } from '#server/platform/clickhouse/client.ts'
import { gapOf, mayBeWithin } from './near-shapes.ts'
import { inDrawing } from './places.rules.ts'
import { uuidOf } from './read.ts'
import { homesFrom } from './statement.ts'
import {
  conditionsOf,
  rangeColumns,
  hasFeatures,
  hasFlag,
  hasPoint,
  hasPurpose,
  holdsOf,
  says,
  type Condition,
  type Wanted,
} from './where.ts'

export type NearAsk = { table: string; wanted: Wanted; wishes: Wishes; limit: number }

/** What rules a home out. */
const tooMuch = 1_000_000

/** Null where nothing can be missed by a little. */
export function nearStatementOf({ table, wanted, wishes, limit }: NearAsk): string | null {
  const conditions = conditionsOf(wanted)
  const terms = termsOf(wanted, wishes, conditions)
  if (terms.length === 0 || limit === 0) return null
  const inside = wishes.where.map(({ wish }) => `toUInt8(${holdsFor(conditions, wish)})`)
  return `select lower(hex(id)) as who, x, y, ${figures.join(', ')}, type, tenure, energy, features, flags, listed,
    ${saysOf(wanted, conditions)} as said, [${['toUInt8(0)', ...inside].join()}] as within
    from (select *, ${terms.join(' + ')} as points ${homesFrom(table, [hasPurpose(wanted.asked)], hardOf(wanted, wishes, conditions))})
    where points between 1 and ${wishes.most} order by points, listed desc, id limit ${limit}
    format TabSeparated`
}

const figureNames = Object.keys(rangeColumns) as (keyof typeof rangeColumns)[]
const figures = figureNames.flatMap((name) => [
  rangeColumns[name].least,
  `${rangeColumns[name].most} as ${name}_end`,
])

function holdsFor(conditions: readonly Condition[], filter: string): string {
  const condition = conditions.find((one) => one.filter === filter)
  if (!condition) throw new Error(`the question does not ask for ${filter}`)
  return `(${condition.holds})`
}

/** What must be so, and what rules out homes that are much too far away. */
function hardOf({ asked }: Wanted, { where }: Wishes, conditions: readonly Condition[]): string[] {
  return [
    ...holdsOf(conditions.filter(({ filter }) => neverMissed.has(filter))),
    ...(asked.areas ? [notCutOut(asked.areas)] : []),
    ...where.map((wish) => withinReach(wish, conditions)),
  ]
}

/** Inside an outline and yet not inside the drawing is what somebody cut out. */
const notCutOut = (areas: NonNullable<Asked['areas']>): string =>
  `not (${inDrawing(areas.map(([outline = []]) => [outline]))} and not ${inDrawing(areas)})`

function withinReach({ wish, shape, ladder }: WhereWish, conditions: readonly Condition[]): string {
  const farthest = ladder.rungs.at(-1)
  const holds = holdsFor(conditions, wish)
  if (!shape || farthest === undefined) return holds
  return `(${holds} or ${hasPoint} and ${mayBeWithin(shape, farthest)})`
}

/** The points of each wish. */
function termsOf(wanted: Wanted, wishes: Wishes, conditions: readonly Condition[]): string[] {
  const unless = (holds: string, weight: number) => `if(${holds}, 0, ${weight})`
  return [
    ...wishes.where.map((wish) => whereTerm(wish, conditions)),
    ...wishes.figures.map(figureTerm),
    ...wishes.codes.map(codeTerm),
    ...wishes.features.map((feature) => unless(hasFeatures([feature]), points.feature)),
    ...wishes.flags.map((flag) => unless(hasFlag(flag), points.flag)),
    ...(wishes.since
      ? [
          `if(listed >= ${wishes.since.least}, 0, ${pointsOf(wishes.since.ladder, `${wishes.since.least} - listed`)})`,
        ]
      : []),
    ...(wishes.words ? [wordTerm(wanted, conditions)] : []),
  ]
}

/** Beyond the last rung there is no weight. */
function pointsOf({ rungs, weights }: Ladder, gap: string): string {
  const listOf = (type: string, values: readonly number[]) =>
    `[${values.map((one) => `${type}(${one})`).join()}]`
  const passed = `arrayCount(rung -> rung <= toFloat64(${gap}), ${listOf('toFloat64', rungs)})`
  return `${listOf('toInt32', [...weights, tooMuch])}[1 + ${passed}]`
}

function whereTerm({ wish, shape, ladder }: WhereWish, conditions: readonly Condition[]): string {
  const beyond = shape ? `if(${hasPoint}, ${pointsOf(ladder, gapOf(shape))}, ${tooMuch})` : String(tooMuch)
  return `if(${holdsFor(conditions, wish)}, 0, ${beyond})`
}

function figureTerm({ figure, least, most, unknown }: FigureWish): string {
  const { least: begin, most: end } = rangeColumns[figure]
  const bounds = [
    ...(least ? [`${end} < ${least.at}, ${pointsOf(least.ladder, `${least.at} - ${end}`)}`] : []),
    ...(most ? [`${begin} > ${most.at}, ${pointsOf(most.ladder, `${begin} - ${most.at}`)}`] : []),
  ]
  return `multiIf(${[`${begin} < 0, ${unknown}`, ...bounds].join(', ')}, 0)`
}

const names = { types: propertyTypes, tenure: tenures, energy: energyClasses }
const columns = { types: 'type', tenure: 'tenure', energy: 'energy' }

function codeTerm({ wish, points: of, unknown }: CodeWish): string {
  const weights = [unknown ?? tooMuch, ...names[wish].map((name) => of.get(name) ?? tooMuch)]
  return `[${weights.map((weight) => `toInt32(${weight})`).join()}][1 + ${columns[wish]}]`
}

const wordTerm = ({ said }: Wanted, conditions: readonly Condition[]): string =>
  `multiIf(${holdsFor(conditions, 'q')}, 0, ${says('words', said.anyOf)}, ${points.someWords}, ${points.noWords})`

const saysOf = ({ said }: Wanted, conditions: readonly Condition[]): string =>
  conditions.some(({ filter }) => filter === 'q')
    ? `toUInt8(multiIf(${holdsFor(conditions, 'q')}, 2, ${says('words', said.anyOf)}, 1, 0))`
    : 'toUInt8(2)'

/** The homes of a near statement in its order. */
export const readNear = (text: string): (NearHome & { id: string })[] => linesOf(text).map(readHome)

const noPoint = 2_147_483_647

function readHome(fields: readonly string[]): NearHome & { id: string } {
  const [who = '', x, y, ...rest] = fields
  const known = rest.slice(0, 10).map((text) => (text === '-1' ? null : Number(text)))
  const [price, priceMax, area, areaMax, plot, plotMax, beds, bedsMax, baths, bathsMax] = known as (
    | number
    | null
  )[]
  const [type, tenure, energy, features = '0', flags, listed, said, within = ''] = rest.slice(10)
  const code = (list: readonly string[], at: string | undefined) => list[Number(at) - 1] ?? null
  return {
    id: uuidOf(who),
    x: Number(x) === noPoint ? null : Number(x),
    y: Number(x) === noPoint ? null : Number(y),
    ...({ price, priceMax, area, areaMax, plot, plotMax, beds, bedsMax, baths, bathsMax } as Figures),
    types: code(propertyTypes, type) ?? '',
    tenure: code(tenures, tenure),
    energy: code(energyClasses, energy),
    features: BigInt(features),
    flags: Number(flags),
    listed: Number(listed),
    says: Number(said) as 0 | 1 | 2,
    inside: (JSON.parse(within) as number[]).slice(1).map(Boolean),
  }
}
type Figures = Pick<
  NearHome,
  'price' | 'priceMax' | 'area' | 'areaMax' | 'plot' | 'plotMax' | 'beds' | 'bedsMax' | 'baths' | 'bathsMax'
>
