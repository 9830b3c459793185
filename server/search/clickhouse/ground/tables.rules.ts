/** search: the tables of homes and words, in what old and new servers of ClickHouse both understand. */

import { creatingTable, droppingTable } from '#server/platform/clickhouse/replacing-table.rules.ts'

/** Every column with its type, in the order of feed/rows.ts. */
const homeColumns = {
  id: 'FixedString(16)',
  purpose: 'UInt8',
  /** The place along a Z-curve: ground/geo-key.rules.ts. */
  geo: 'UInt32',
  x: 'Int32',
  y: 'Int32',
  /**
   * Of figures -1 is "not known"; the upper ends are the same as the lower ones unless the figure is a range.
   */
  price: 'Int64',
  price_max: 'Int64',
  area: 'Int32',
  area_max: 'Int32',
  plot: 'Int32',
  plot_max: 'Int32',
  beds: 'Int16',
  beds_max: 'Int16',
  baths: 'Int16',
  /** Codes from 1 in the order of the contract; 0 is "not known". */
  type: 'UInt8',
  tenure: 'UInt8',
  energy: 'UInt8',
  features: 'UInt64',
  flags: 'UInt16',
  charges: 'Int32',
  sea: 'Int32',
  available: 'Int32',
  agency: 'FixedString(16)',
  listed: 'Int64',
  /** Numbers of places, agencies and words: ground/numbers.ts. */
  path: 'Array(UInt64)',
  /** Agencies that offer the same home behind the one it is shown as. */
  other_agencies: 'Array(UInt64)',
  /** What is counted: ground/codes.rules.ts. */
  facts: 'Array(UInt16)',
  words: 'Array(UInt64)',
  titles: 'Array(UInt64)',
  version: 'UInt64',
  /** 1 where a home is not any more: sold, or moved away from this place of the order. */
  dead: 'UInt8',
} as const
const wordColumns = { word: 'String', number: 'UInt64' } as const

/** The tables that one rebuild fills are called by its number. */
export type Tables = { homes: string; words: string }
export const tablesOf = (build: number): Tables => ({
  homes: `meridian_homes_${build}`,
  words: `meridian_words_${build}`,
})

/** Homes of one square of about 5.6 x 2.8 degrees lie in one shard. */
const homesByPlace = 'intHash32(bitShiftRight(geo, 20))'
const granularity = 1_024

/**
 * `cluster` null: one server has it all. Else every server has its
 * shard, and each can be asked for all of them.
 */
export function creating({ homes, words }: Tables, cluster: string | null): string[] {
  return [
    ...creatingTable(homes, {
      columns: homeColumns,
      version: 'version',
      order: '(purpose, geo, id)',
      apart: homesByPlace,
      cluster,
      granularity,
    }),
    ...creatingTable(words, {
      columns: wordColumns,
      version: '',
      order: 'word',
      apart: 'cityHash64(word)',
      cluster,
      granularity,
    }),
  ]
}

export const dropping = ({ homes, words }: Tables, cluster: string | null): string[] =>
  [homes, words].flatMap((name) => droppingTable(name, cluster))

/**
 * Puts all versions of each home together, so that questions need not. Replicas do so by themselves: several
 * that are told to at once get in each other's way.
 */
export const tidying = ({ homes, words }: Tables, cluster: string | null): string[] =>
  cluster === null ? [homes, words].map((name) => `optimize table ${name} final`) : []
