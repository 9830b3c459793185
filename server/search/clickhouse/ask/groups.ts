/**
 * search: filters that are left out when their own options are counted,
 * as bits of what a home fails, in ClickHouse.
 */
import { steps } from '#contract/search/steps.ts'
import { mostRooms, sinceDays } from '../../sql/packed.rules.ts'
import { groups as packedGroups } from '../../sql/facets.rules.ts'
import { dayOf } from '../../question/asked.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { begins } from '../ground/codes.rules.ts'
import { all, holdsOf, type Condition } from './where.ts'

/** Those of the packed homes, and the scales, whose steps are counted like any other option. */
const groups = {
  ...packedGroups,
  sea: { bit: 256, filters: ['sea'] },
  available: { bit: 512, filters: ['available'] },
} as const
type Group = keyof typeof groups
const names = Object.keys(groups) as Group[]

export const groupOf = ({ filter }: Condition): Group | undefined =>
  names.find((name) => (groups[name].filters as readonly string[]).includes(filter))

/** What is asked of one group: `fails` is its bit for a home that does not pass, else 0. */
export type Asking = { group: Group; bit: number; fails: string }

export const askingOf = (conditions: readonly Condition[]): Asking[] =>
  names.flatMap((group) => {
    const own = conditions.filter((condition) => groupOf(condition) === group)
    const { bit } = groups[group]
    return own.length === 0 ? [] : [{ group, bit, fails: `if(${all(holdsOf(own))}, 0, ${bit})` }]
  })

/** The codes of a home in each group, as lists. */
export function codesOf(now: Date): Record<Group, string> {
  const one = (code: string) => `[toUInt16(${code})]`
  const rooms = (column: string) =>
    `if(${column} < 0, 0, if(${column} > ${mostRooms}, ${mostRooms}, ${column}) + 1)`
  const inBins = (from: number, to: number) => `arrayFilter(code -> code >= ${from} and code < ${to}, facts)`
  return {
    type: one(`${begins.type} + type`),
    beds: one(`${begins.beds} + ${rooms('beds_max')}`),
    baths: one(`${begins.baths} + ${rooms('baths')}`),
    tenure: one(`${begins.tenure} + tenure`),
    energy: one(`${begins.energy} + energy`),
    since: one(ageOf(now)),
    price: inBins(begins.price, begins.area),
    area: inBins(begins.area, begins.flags),
    sea: inBins(begins.sea, begins.available),
    available: freeSoon(now),
  }
}

const ageOf = (now: Date): string => {
  const buckets = sinceDays.map(
    (days, at) => `listed >= ${(now.getTime() - days * dayMs) * 1_000}, ${begins.since + at}`,
  )
  return `multiIf(${buckets.join()}, ${begins.since + sinceDays.length})`
}

/** The steps within which a home is free: the first that is wide enough, and all wider ones. */
function freeSoon(now: Date): string {
  const from = steps.available.map((step, at) => {
    const wider = steps.available
      .slice(at)
      .map((_, further) => `toUInt16(${begins.available + at + further})`)
    return `available <= ${dayOf(String(step), now)}, [${wider.join()}]`
  })
  return `multiIf(${from.join(', ')}, emptyArrayUInt16())`
}

/** All codes of a home that passes everything. */
export const everyCode = (codes: Record<Group, string>): string =>
  `arrayConcat(facts, ${codes.since}, ${codes.available})`
